/** How the two units met: who charged, and whether this is the phase of the charge. */
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { RuleLink } from './links.tsx';
import { unitName } from './words.ts';

interface Props {
  question: MeleeQuestion;
  onAsk: (question: MeleeQuestion) => void;
}

export function Meeting({ question, onAsk }: Props) {
  const charges = [
    ['a', `${unitName(question.a.unit)} charge`],
    [undefined, 'Neither'],
    ['b', `${unitName(question.b.unit)} charge`],
  ] as const;
  const { charge: _charge, round: _round, ...rest } = question;
  return (
    <div class="meeting">
      <fieldset class="segmented">
        <legend>
          Who <RuleLink id="fr3.charging.definition">charged</RuleLink>
        </legend>
        {charges.map(([charge, name]) => (
          <label key={name}>
            <input
              type="radio"
              name="charge"
              checked={question.charge === charge}
              onChange={() => onAsk(charge ? { ...question, charge } : rest)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {question.charge && (
        <fieldset class="segmented">
          <legend>
            <RuleLink id="fr3.melee.charge-bonus">Round</RuleLink>
          </legend>
          {(['first', 'later'] as const).map((round) => (
            <label key={round}>
              <input
                type="radio"
                name="round"
                checked={(question.round ?? 'first') === round}
                onChange={() => onAsk(round === 'later' ? { ...question, round } : { ...rest, ...(question.charge ? { charge: question.charge } : {}) })}
              />
              <span>{round === 'first' ? 'Phase of the charge' : 'Later phase'}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

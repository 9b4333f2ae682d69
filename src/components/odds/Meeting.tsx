/** How the two units met: who charged, and whether this is the phase of the charge. */
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { RuleLink } from './links.tsx';

interface Props {
  question: MeleeQuestion;
  names: { readonly a: string; readonly b: string };
  onAsk: (question: MeleeQuestion) => void;
}

export function Meeting({ question, names, onAsk }: Props) {
  const charges = [
    ['a', names.a],
    [undefined, 'Neither'],
    ['b', names.b],
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
            When the charge <RuleLink id="fr3.melee.charge-bonus">came</RuleLink>
          </legend>
          {(['first', 'later'] as const).map((round) => (
            <label key={round}>
              <input
                type="radio"
                name="round"
                checked={(question.round ?? 'first') === round}
                onChange={() =>
                  onAsk(
                    round === 'later'
                      ? { ...question, round }
                      : { ...rest, ...(question.charge ? { charge: question.charge } : {}) },
                  )
                }
              />
              <span>{round === 'first' ? 'This phase' : 'Earlier'}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

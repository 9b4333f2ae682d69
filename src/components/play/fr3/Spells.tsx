/**
 * The magic users with a chosen unit: the spells that they can cast now with their costs, and why they cannot cast the others.
 */

import { useContext, useMemo } from 'preact/hooks';
import { ownPoints } from '../../../engine/fr3/battle/magic/casters.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleCharacter, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { costsOf, spellHeadOf } from '../../../engine/fr3/data/spell-list.ts';
import { Cited, RuleLinks } from '../../odds/links.tsx';
import { Choices } from '../orders/Choices.tsx';
import { choicesFor, shortened } from '../orders/choices.ts';
import { type AnyCast, isCast } from './actions.ts';
import { spellGlance } from './bids.ts';
import { actions as system } from './possible-actions.ts';
import { saySpell } from './special-words.ts';
import { castersWith, otherTargets, pointsOf, sayPoints, unlisted } from './spells.ts';
import { called, sayAction } from './words.ts';

interface Props {
  state: State;
  chosen: readonly PieceId[];
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
}

interface CasterProps extends Omit<Props, 'chosen'> {
  character: BattleCharacter;
  /** All options of the chosen pieces. */
  actions: readonly Action[];
}

function Caster({ state, character, actions, onStage, onLook }: CasterProps) {
  const own = shortened(
    { actions: system },
    state,
    actions.filter((action) => isCast(action) && action.character === character.id),
  );
  const linked = useContext(RuleLinks);
  const glances = useMemo(() => new Map(own.map((action) => [action, spellGlance(state, action)])), [state, character.id]);
  const rest = unlisted(state, character, own);
  /** For each spell, the first way to cast it. That cast is used to describe what the spell does. */
  const firsts = new Set(new Map(own.toReversed().map((action) => [isCast(action) ? action.spell : '', action])).values());
  return (
    <section class="spells" aria-label={`Spells of ${called(state, character.id)}`}>
      <h4>
        {called(state, character.id)}, {sayPoints(ownPoints(state, character))}
      </h4>
      <Choices
        actions={own}
        says={(action) =>
          isCast(action) ? `${saySpell({ ...action, points: null })}, ${sayPoints(pointsOf(state, action))}` : ''
        }
        onTake={onStage}
        onLook={onLook}
        note={(action) =>
          isCast(action) && firsts.has(action) ? (linked[spellHeadOf(action.spell)?.rule ?? '']?.summary ?? '') : ''
        }
        glance={(action) => glances.get(action)}
      />
      {rest.length > 0 && (
        <details class="why-not">
          <summary>
            {own.length > 0 ? 'Other spells' : 'Spells'}: <span>why not?</span>
          </summary>
          <ul class="other-spells">
            {rest.map(({ head, why, anyway }) => (
              <li key={head.id}>
                <b>
                  {head.name}, {costsOf(head).join(' or ')}
                </b>{' '}
                <Cited rules={[head.rule]} />{' '}
                {why ? (
                  <>
                    {why.because} <Cited rules={why.rules} />
                  </>
                ) : (
                  anyway && (
                    <button type="button" class="button button-quiet" onClick={() => onStage(anyway)}>
                      This spell would have little effect now. Cast it anyway
                    </button>
                  )
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

export function Spells({ state, chosen, ...props }: Props) {
  const actions = choicesFor({ actions: system, rules: fr3Battle }, state, chosen) as readonly Action[];
  const found = chosen.flatMap((id) => castersWith(state, id));
  return (
    <>
      {found.map((character) => (
        <Caster key={character.id} state={state} character={character} actions={actions} {...props} />
      ))}
    </>
  );
}

/** Other targets for a spell that the engine does not list because it would change little. */
export function OtherTargets({ state, cast, onChange }: { state: State; cast: AnyCast; onChange: (action: Action) => void }) {
  return (
    <Choices
      actions={otherTargets(state, cast)}
      says={(action) => sayAction(state, action)}
      onTake={onChange}
      onLook={() => {}}
    />
  );
}

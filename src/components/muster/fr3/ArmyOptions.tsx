/** Purchases for the army as a whole, each with its effect and its rule. */
import { setExtra } from '../../../engine/fr3/muster/edit.ts';
import { type Extra, extraGiftOf, extraKinds, extras } from '../../../engine/fr3/muster/extras.ts';
import type { Mustered, Problems } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { Cited } from '../../odds/links.tsx';
import { Fold } from '../Fold.tsx';
import { Times } from '../Times.tsx';
import { ProblemList } from './ProblemList.tsx';
import { points } from './words.ts';

interface Props {
  mustered: Mustered;
  problems: Problems;
  onChange: (roster: Roster) => void;
}

const ofExtras = ({ at }: { readonly at: string }): boolean => at.startsWith('extras.');

export function ArmyOptions({ mustered: { roster, list }, problems, onChange }: Props) {
  const bought = roster.extras ?? [];
  const own: Problems = { errors: problems.errors.filter(ofExtras), warnings: problems.warnings.filter(ofExtras) };
  const each = ({ id, name, points: price, says, rules, most }: Extra) => {
    const gift = extraGiftOf(list, id);
    const times = bought.filter((other) => other === id).length;
    const set = (n: number) => onChange(setExtra(roster, id, n));
    return (
      <li key={id}>
        <span class="muster-line-words">
          <b>{name}</b> <span>{gift ? 'free by your list' : price === 0 ? 'free' : points(price)}</span>
          <small>
            {says} <Cited rules={gift ? [...rules, gift.rule as Fr3RuleId] : rules} />
          </small>
        </span>
        {most === 1 && times <= 1 ? (
          <label class="chip">
            <input type="checkbox" checked={times === 1} onChange={({ currentTarget }) => set(currentTarget.checked ? 1 : 0)} />
            <span class="sr">{name}</span>
          </label>
        ) : (
          <Times name={name} times={times} most={most} onTimes={set} />
        )}
      </li>
    );
  };
  return (
    <>
      <ProblemList roster={roster} problems={own} onFix={onChange} />
      {Object.entries(extraKinds).map(([kind, name]) => {
        const members = extras.filter((extra) => extra.kind === kind);
        const taken = bought.filter((id) => members.some((extra) => extra.id === id)).length;
        return (
          <Fold
            key={kind}
            begins={taken > 0}
            summary={
              <>
                {name} {taken > 0 && <small>{taken}</small>}
              </>
            }
          >
            {() => <ul class="muster-extras">{members.map(each)}</ul>}
          </Fold>
        );
      })}
    </>
  );
}

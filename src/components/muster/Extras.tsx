/** What is bought for the army as a whole: each with what it is good for and its rule. */
import { setExtra } from '../../engine/fr3/muster/edit.ts';
import { extraGiftOf, extras } from '../../engine/fr3/muster/extras.ts';
import type { Mustered, Problems } from '../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import { Cited } from '../odds/links.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Times } from './Times.tsx';
import { points } from './words.ts';

interface Props {
  mustered: Mustered;
  problems: Problems;
  onChange: (roster: Roster) => void;
}

const ofExtras = ({ at }: { readonly at: string }): boolean => at.startsWith('extras.');

export function Extras({ mustered: { roster, list }, problems, onChange }: Props) {
  const bought = roster.extras ?? [];
  const own: Problems = { errors: problems.errors.filter(ofExtras), warnings: problems.warnings.filter(ofExtras) };
  return (
    <details open={bought.length > 0}>
      <summary>Camp, sacred site, scouts, field works{bought.length > 0 && ` (${bought.length})`}</summary>
      <ProblemList roster={roster} problems={own} onMend={onChange} />
      <ul class="muster-extras">
        {extras.map(({ id, name, points: each, says, rules, most }) => {
          const gift = extraGiftOf(list, id);
          const times = bought.filter((other) => other === id).length;
          const set = (n: number) => onChange(setExtra(roster, id, n));
          return (
            <li key={id}>
              <span class="muster-line-words">
                <b>{name}</b> <span>{gift ? 'free by your list' : each === 0 ? 'free' : points(each)}</span>
                <small>
                  {says} <Cited rules={gift ? [...rules, gift.rule as (typeof rules)[number]] : rules} />
                </small>
              </span>
              {most === 1 && times <= 1 ? (
                <label class="chip">
                  <input
                    type="checkbox"
                    checked={times === 1}
                    onChange={({ currentTarget }) => set(currentTarget.checked ? 1 : 0)}
                  />
                  <span class="sr">{name}</span>
                </label>
              ) : (
                <Times name={name} times={times} most={most} onTimes={set} />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The set-up in Hordes of the Things: who defends, a legal battlefield, edges and stronghold, by dice. */
import { middleOf } from '../../../engine/hott/battlefield/legal.ts';
import { bare, type SetUp, setupSteps, zonesOf } from '../../../engine/hott/battlefield/steps.ts';
import { terrainOf } from '../../../engine/hott/data/terrain.ts';
import type { RuleId } from '../../../engine/kernel/rule-id.ts';
import { Setup, type SetupProps } from '../Setup.tsx';
import { type PictureArea, TablePicture } from '../TablePicture.tsx';
import type { SetupView } from '../view.ts';
import { boardInches, drawnAt, lookOf, shape } from './board.ts';
import { Conditions } from './Conditions.tsx';

const goings = { good: 'good going', bad: 'bad going', water: 'water', impassable: 'impassable' } as const;

function Picture({ table }: { table: SetUp }) {
  const { attacks, field, stronghold } = table;
  const zones = zonesOf(table);
  const areas: readonly PictureArea[] = [
    ...(zones
      ? [
          { look: 'a' as const, polygon: shape(zones.attacker), label: 'Attacker' },
          { look: 'b' as const, polygon: shape(zones.defender), label: 'Defender' },
        ]
      : []),
    ...(stronghold ? [{ look: 'site' as const, polygon: shape(stronghold) }] : []),
  ];
  return (
    <TablePicture
      width={boardInches}
      depth={boardInches}
      {...drawnAt}
      says={`A square board with ${field.pieces.length} pieces of terrain, listed on this page. The attacker comes from the ${attacks}. North is at the top. The stronghold is on the opposite side.`}
      areas={areas}
      pieces={field.pieces.map(({ kind, polygon }, at) => ({ type: lookOf(kind), polygon: shape(polygon), number: at + 1 }))}
    />
  );
}

const view: SetupView<SetUp> = {
  empty: bare,
  steps: setupSteps,
  sentence: ({ defender, lies, attacks }) =>
    `Hordes of the Things: ${defender === 'you' ? 'I defend' : 'you defend'}, the attacker comes from the ${attacks}; on the board ${lies.slice(0, -1).join(', ')} and ${lies.at(-1)}.`,
  Picture,
  Verdict: ({ table }) => <Conditions field={table.field} />,
  measure: (length) => `${Math.round(length)}`,
  lying: ({ field }) =>
    field.pieces.map(({ kind, polygon }, at) => {
      const known = terrainOf(kind);
      const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
      const across = (list: readonly number[]) => Math.round((Math.max(...list) - Math.min(...list)) / 10) * 10;
      return {
        number: at + 1,
        name: known?.name ?? kind,
        rule: (known?.rule ?? 'hott.terrain.bad-going') as RuleId,
        size: `${across(xs)} by ${across(ys)} paces`,
        at: middleOf(polygon),
        does: known ? [{ name: goings[known.going], rule: null }] : [],
      };
    }),
};

export default (props: SetupProps) => <Setup view={view} {...props} />;

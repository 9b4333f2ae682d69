/** The set-up in Three Realms: realm, land, mission, terrain and zones, by dice. */
import { heart } from '../../../engine/kernel/geometry.ts';
import type { RuleId } from '../../../engine/kernel/rule-id.ts';
import { type TerrainEffect, terrainEffects } from '../../../engine/three-realms/data/realms.ts';
import { type Battlefield, bare, type Piece, table as size } from '../../../engine/three-realms/setup/battlefield.ts';
import { setupSteps } from '../../../engine/three-realms/setup/steps.ts';
import { riverOf, zonesOf } from '../../../engine/three-realms/setup/zones.ts';
import { Setup, type SetupProps } from '../Setup.tsx';
import { type PictureArea, TablePicture } from '../TablePicture.tsx';
import type { SetupView } from '../view.ts';

/**
 * How pieces of terrain are drawn. Each row has an effect and a look. A piece gets the look of the first row whose effect it has.
 */
const looks: readonly (readonly [TerrainEffect, string])[] = [
  ['both-zones', 'coast'],
  ['line', 'trench'],
  ['cloud', 'cloud'],
  ['forest', 'woods'],
  ['hazardous', 'hazard'],
  ['hill', 'hill'],
  ['object', 'object'],
  ['impassable', 'water'],
  ['concealment', 'grass'],
  ['rough', 'rough'],
];
const lookOf = ({ terrain: { effects } }: Piece): string => looks.find(([effect]) => effects.includes(effect))?.[1] ?? 'rough';

const sizes = { small: 'small', medium: 'medium', large: 'large', edge: 'along the edge' } as const;

const sentence = ({ attacker, realm, land, mission, pieces }: Battlefield): string => {
  const ground = `${pieces.length} ${pieces.length === 1 ? 'piece' : 'pieces'} of terrain`;
  return `${realm?.name}, ${land?.name}: ${mission?.name}, ${ground}; ${attacker === 'you' ? 'I attack' : 'you attack'}.`;
};

function Picture({ table }: { table: Battlefield }) {
  const { land, mission, pieces } = table;
  const river = riverOf(table);
  const zones = zonesOf(table).map(({ of, polygon }): PictureArea => {
    const attacks = of === 'attacker';
    return { look: attacks ? 'a' : 'b', polygon, label: attacks ? 'Attacker' : 'Defender' };
  });
  const water = river
    ? [
        { look: 'sea' as const, polygon: river.water },
        ...river.bridges.map((polygon) => ({ look: 'place' as const, polygon, label: 'bridge' })),
      ]
    : [];
  return (
    <TablePicture
      width={size.width}
      depth={size.depth}
      says={`A table of ${size.width} by ${size.depth} inches in ${land?.name}, for ${mission?.name}, with ${pieces.length} pieces of terrain, listed on this page.`}
      areas={[...zones, ...water]}
      pieces={pieces.map((piece, at) => ({ type: lookOf(piece), polygon: piece.polygon, number: at + 1 }))}
    />
  );
}

/** A link from the set-up to the table companion with this mission. */
function Verdict({ table: { mission } }: { table: Battlefield }) {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  return (
    <p class="setup-onward">
      <a class="button" href={`${base}three-realms/companion/?mission=${mission?.id}`}>
        Play it with the companion
      </a>
    </p>
  );
}

const view: SetupView<Battlefield> = {
  empty: bare,
  steps: setupSteps,
  sentence,
  Picture,
  Verdict,
  lying: ({ pieces }) =>
    pieces.map(({ terrain, size: of, polygon }, at) => ({
      number: at + 1,
      name: terrain.name,
      rule: terrain.rule as RuleId,
      size: sizes[of],
      at: heart(polygon),
      does: terrain.effects.map((effect) => terrainEffects[effect]),
    })),
};

export default (props: SetupProps) => <Setup view={view} {...props} />;

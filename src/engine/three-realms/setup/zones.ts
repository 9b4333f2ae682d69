/** Deployment zones, and what a mission itself puts on the table. */
import { type Polygon, point, rectangle } from '../../kernel/geometry.ts';
import { missions as figures } from '../data/figures/missions.ts';
import { setup } from '../data/figures/setup.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import { type Battlefield, quarters, table } from './battlefield.ts';

export interface Zone {
  readonly of: 'attacker' | 'defender';
  readonly polygon: Polygon;
}

const { width, depth } = table;
const from = (x1: number, y1: number, x2: number, y2: number): Polygon => rectangle(point(x1, y1), point(x2, y2));

const zone = (of: Zone['of'], polygon: Polygon): Zone => ({ of, polygon });

/** The quarter at this index. */
function quarter(at: number): Polygon {
  const [left, near] = [at < 2, at === 0 || at === 3];
  const [x, y] = [left ? 0 : width / 2, near ? 0 : depth / 2];
  return from(x, y, x + width / 2, y + depth / 2);
}

/** Both deployment zones, once the defender has chosen. Before the defender has chosen, the list is empty. */
export function zonesOf({ mission, defends }: Battlefield): readonly Zone[] {
  if (!mission) return [];
  const strips = (inches: number): readonly Zone[] => {
    const [near, far] = [from(0, 0, width, inches), from(0, depth - inches, width, depth)];
    return defends === 'near' ? [zone('attacker', far), zone('defender', near)] : [zone('attacker', near), zone('defender', far)];
  };
  switch (mission.deployment) {
    case 'middle-and-ends': {
      const { flankAttacker: ends, flankDefender: middle } = figures;
      return [
        zone('attacker', from(0, 0, ends, depth)),
        zone('attacker', from(width - ends, 0, width, depth)),
        zone('defender', from(width / 2 - middle, 0, width / 2 + middle, depth)),
      ];
    }
    case 'quarters': {
      const at = (quarters as readonly unknown[]).indexOf(defends);
      return at < 0 ? [] : [zone('attacker', quarter((at + 2) % quarters.length)), zone('defender', quarter(at))];
    }
    case 'halves':
      return defends === null ? [] : strips(depth / 2);
    default:
      return defends === null ? [] : strips(setup.zone);
  }
}

/** The river with its bridges in the Three Bridges mission (three-realms.missions.three-bridges-river). */
export interface River {
  readonly water: Polygon;
  readonly bridges: readonly Polygon[];
}

export function riverOf({ mission }: Battlefield): River | null {
  if (mission?.id !== 'three-bridges') return null;
  const [low, high] = [(depth - figures.riverWidth) / 2, (depth + figures.riverWidth) / 2];
  const bridges = Array.from({ length: figures.bridges }, (_, at) => {
    const middle = width / 2 + (at - (figures.bridges - 1) / 2) * figures.bridgeInterval;
    return from(middle - figures.bridgeWidth / 2, low, middle + figures.bridgeWidth / 2, high);
  });
  return { water: from(0, low, width, high), bridges };
}

/** The rules that state who deploys where. */
export const deploymentRules: Readonly<Record<NonNullable<Battlefield['mission']>['deployment'], readonly ThreeRealmsRuleId[]>> =
  {
    'long-edges': ['three-realms.setup.deployment-zone', 'three-realms.setup.deployment-order'],
    quarters: ['three-realms.missions.lonely-tower', 'three-realms.missions.tower-placement'],
    'middle-and-ends': ['three-realms.missions.flank-defender', 'three-realms.missions.flank-attacker'],
    halves: ['three-realms.missions.slaughterfest-deployment'],
  };

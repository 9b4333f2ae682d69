/** The effects of terrain on movement and combat (the chapter on terrain). */
import { terrain } from './figures/terrain.ts';

export interface TerrainKind {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /**
   * What moving costs: inches for each feature, inches for each inch moved, or half of the rate. A gain applies to a move that
   * stays on the terrain. Null if the terrain is impassable.
   */
  readonly move:
    | { readonly kind: 'lose' | 'per-inch'; readonly inches: number }
    | { readonly kind: 'half' }
    | { readonly kind: 'gain'; readonly infantry: number; readonly cavalry: number }
    | null;
  /** Exceptions to the movement cost. */
  readonly except: string | null;
  /** Other effects, on combat or morale. */
  readonly besides: string | null;
}

export const terrainKinds: readonly TerrainKind[] = [
  {
    id: 'hill',
    name: 'Hill, upwards',
    rule: 'six-events.terrain.hill',
    move: { kind: 'lose', inches: terrain.hill },
    except: null,
    besides: 'Attacking [uphill](six-events.melee.modifier-stream-uphill).',
  },
  {
    id: 'woods',
    name: 'Woods',
    rule: 'six-events.terrain.woods-move',
    move: { kind: 'lose', inches: terrain.woods },
    except: 'not peasants',
    besides: 'Troops [count as peasants](six-events.terrain.woods-status).',
  },
  {
    id: 'wall',
    name: 'Wall or hedge',
    rule: 'six-events.terrain.wall-move',
    move: { kind: 'lose', inches: terrain.wall },
    except: null,
    besides: '[Cover in melee](six-events.terrain.wall-melee).',
  },
  {
    id: 'stream',
    name: 'Stream',
    rule: 'six-events.terrain.stream',
    move: { kind: 'lose', inches: terrain.stream },
    except: null,
    besides: 'Attacking [across it](six-events.melee.modifier-stream-uphill).',
  },
  {
    id: 'ford',
    name: 'River at a ford (ours)',
    rule: 'six-events.terrain.ford-move',
    move: { kind: 'lose', inches: terrain.ford },
    except: null,
    besides: 'Attacking [across it](six-events.melee.modifier-ford).',
  },
  {
    id: 'river',
    name: 'River elsewhere (ours)',
    rule: 'six-events.terrain.ford-move',
    move: null,
    except: null,
    besides: null,
  },
  {
    id: 'swamp',
    name: 'Swamp',
    rule: 'six-events.terrain.swamp-infantry',
    move: { kind: 'per-inch', inches: terrain.swamp },
    except: 'cavalry barred',
    besides: null,
  },
  {
    id: 'ruins',
    name: 'Ruins and buildings',
    rule: 'six-events.terrain.ruins-move',
    move: { kind: 'half' },
    except: null,
    besides: 'More [Armor](six-events.terrain.ruins-armor); cavalry [counts as infantry](six-events.terrain.ruins-cavalry).',
  },
  {
    id: 'road',
    name: 'Road',
    rule: 'six-events.terrain.road-condition',
    move: { kind: 'gain', infantry: terrain.roadInfantry, cavalry: terrain.roadCavalry },
    except: null,
    besides: null,
  },
];

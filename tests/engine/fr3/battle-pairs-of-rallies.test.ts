/**
 * Pairs of facts about a rally: for every two facts that can be true of one unit, in every state that can rally, a position is
 * built from notation. For each face of the die, what the unit is left with on the table must be what a player would leave it
 * with by hand (nerve-oracle.ts).
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import type { EffectId } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { sampleOr } from '../../deep.ts';
import { setupOf } from './battle-table.ts';
import { type Facts, Troop } from './nerve-oracle.ts';

/** The side of a single base, in inches, with the slack of bases in contact. */
const base = 1.5752;
type Told = Readonly<Record<string, unknown>>;
interface Fact {
  readonly name: string;
  /** Words for what it takes up. Facts with the same word exclude each other. */
  readonly slot: string;
  readonly word?: string;
  readonly joined?: string;
  readonly around?: readonly string[];
  brings?(state: State): State;
  /** What it means by hand; numbers add up. */
  readonly me?: Told;
}

const under =
  (is: EffectId): Fact['brings'] =>
  (state) => {
    const { effects } = unitAt(state, 'A1');
    return withUnit(state, 'A1', { effects: [...effects, { is, by: 'B', until: 'game' as const }] });
  };

const facts: readonly Fact[] = [
  { name: 'elite', slot: 'elite', word: 'elite=1-1-0', me: { elite: '1-1-0' } },
  { name: 'elite in melee only', slot: 'elite', word: 'elite=2-0-0', me: { elite: '2-0-0' } },
  { name: 'elite archers', slot: 'elite', word: 'elite=0-1-1', me: { elite: '0-1-1' } },
  { name: 'undead', slot: 'undead', word: 'undead', me: { undead: true } },
  { name: 'barbarian', slot: 'barbarian', word: 'barbarian', me: { barbarian: true } },
  { name: 'mutated', slot: 'mutation', word: 'mutation', me: { mutation: true } },
  { name: 'a hero', slot: 'leader', joined: 'hero-1-1', me: { leader: 'hero-1-1' } },
  { name: 'a fighting hero', slot: 'leader', joined: 'hero-2-0', me: { leader: 'hero-2-0' } },
  { name: 'a sub-commander', slot: 'leader', joined: 'sub-commander-1-2', me: { leader: 'sub-commander-1-2' } },
  { name: 'the general', slot: 'leader', joined: 'general-2-2', me: { leader: 'general-2-2' } },
  {
    name: 'a superhero',
    slot: 'leader',
    around: ['A70 hero-1-1 with A1 superhero'],
    me: { leader: 'hero-1-1', superhero: true },
  },
  { name: 'a healer', slot: 'healer', around: ['A71 individual with A1 healer'], me: { healer: true } },
  { name: 'a healer elsewhere', slot: 'healer', around: ['A71 individual with A90 healer'] },
  { name: 'a bard', slot: 'bard', around: ['A72 hero-2-0 with A1 bard'], me: { bard: true } },
  { name: 'the standard', slot: 'standard', around: ['A73 hero-2-0 with A1 army-standard'], me: { standard: 'bearer' } },
  {
    name: 'the standard beside them',
    slot: 'standard',
    me: { standard: 'group' },
    around: [`A40 handweapons ${(20 - base).toFixed(4)},10 N`, 'A73 hero-2-0 with A40 army-standard'],
  },
  { name: 'the standard far away', slot: 'standard', around: ['A73 hero-2-0 with A90 army-standard'] },
  { name: 'parasitics', slot: 'parasitics', brings: under('parasitics'), me: { parasitics: 'ordinary' } },
  { name: 'elite parasitics', slot: 'parasitics', brings: under('elite-parasitics'), me: { parasitics: 'elite' } },
  { name: 'a trap', slot: 'trap', brings: under('trap') },
  { name: 'strength', slot: 'strength', brings: under('strength') },
  { name: 'intervention for them', slot: 'intervention', brings: under('intervention-add'), me: { other: 1 } },
  { name: 'intervention against them', slot: 'intervention', brings: under('intervention-subtract'), me: { other: -1 } },
  // A bard or a healer has dealt with it before the rally.
  { name: 'poison', slot: 'bard healer', brings: (state) => withUnit(state, 'A1', { poison: 1 }), me: { poisoned: 1 } },
  { name: 'a sacred site', slot: 'site', around: ['holding A sacred-site 20,8'], me: { sacredSite: true } },
  { name: 'a camp', slot: 'site', around: ['holding A camp 20,8'] },
  { name: 'woods', slot: 'ground', around: ['terrain woods 19.5,9.5 to 20.5,10.5'] },
  { name: 'an enemy in front', slot: 'front', around: [`B40 mobs 20,${(10 + base).toFixed(4)} S`] },
  { name: 'skirmishers attached', slot: 'attached', around: ['A2 skirmishers with A1'] },
];

interface Piece {
  readonly type: string;
  readonly words?: string;
  readonly me?: Told;
}
const types: readonly Piece[] = [
  ...['spears', 'knights', 'mobs', 'beastmen', 'light-cavalry', 'militia', 'large-monsters', 'dragons'].map((type) => ({ type })),
  ...['blobs', 'heavy-artillery', 'battlewagons', 'leviathans', 'swarms'].map((type) => ({ type })),
  { type: 'mobs', words: 'form=mass', me: { form: 'mass' } },
  { type: 'pikes', words: 'form=block', me: { form: 'block' } },
];
interface Shaken {
  readonly word: string;
  readonly me: Told;
  brings?(state: State): State;
}
const states: readonly Shaken[] = [
  { word: 'demoralized', me: { state: 1 } },
  { word: 'double-demoralized', me: { state: 2 } },
  {
    // One marker is gone, and another for good.
    ...{ word: '', me: { markers: 1, lost: 1 } },
    brings: (state) => withUnit(state, 'A1', { markers: 1, mostMarkers: unitAt(state, 'A1').mostMarkers - 1 }),
  },
];
const hasMarkers = ({ type, me }: Piece): boolean => type === 'leviathans' || me?.form !== undefined;

interface Case {
  readonly text: string;
  readonly names: string;
  readonly facts: Facts;
  bring(state: State): State;
}

function caseOf({ type, words = '', me = {} }: Piece, { word, me: left, brings }: Shaken, placed: readonly Fact[]): Case {
  const joined = placed.map((fact) => (fact.joined ? `+${fact.joined}` : '')).join('');
  const own = placed.flatMap((fact) => fact.word ?? []).join(' ');
  const others = placed.flatMap(({ around = [] }) => around);
  return {
    names: placed.map(({ name }) => name).join(', '),
    text: [
      `A1 ${type}${joined} 20,10 N ${words} ${word} ${own}`,
      ...others,
      'A90 mobs 4,3 N',
      'A91 mobs 8,3 N demoralized',
      'B90 mobs 46,33 S',
    ].join('; '),
    facts: Object.assign({ unit: type }, me, left, ...placed.map((fact) => fact.me ?? {})) as Facts,
    bring: (state) => [...placed.map((fact) => fact.brings), brings].reduce((now, next) => next?.(now) ?? now, state),
  };
}

/** What a player leaves the unit with by hand: levels and markers after a die with this face. Undead roll like the living. */
function byHand(facts: Facts, face: number): string {
  const troop = new Troop(facts);
  const { level, extra } = troop;
  // A bard sings for foot and horse only, and only to those who are demoralized.
  const sung = troop.bard && ['infantry', 'cavalry'].includes(troop.kind) && level > 0;
  const passes = sung || troop.passes(() => face);
  let off = passes ? 2 : 0;
  let [now, markers] = [level, extra];
  while (off > 0 && now > troop.poison) [now, off] = [now - 1, off - 1];
  while (off > 0 && now === 0 && markers < troop.lasting) [markers, off] = [markers + 1, off - 1];
  return `${now} ${markers}`;
}

/** What the table leaves it with. */
function onTable(state: State, face: number): string {
  const rally = { kind: 'rally', unit: 'A1' } as const;
  const isAsked = askedNow(state)?.what === 'rally' && fr3Battle.refuse(state, rally) === null;
  const { morale, markers } = unitAt(isAsked ? play(fr3Battle.perform(state, rally), { roll: () => face }).state : state, 'A1');
  return `${morale} ${markers}`;
}

function differs({ text, names, facts: told, bring }: Case): string | undefined | null {
  let state: State;
  try {
    state = bring(play(fr3Battle.begin(setupOf(text)), { roll: () => 1 }).state);
  } catch {
    return null;
  }
  for (let face = 1; face <= 10; face++) {
    const [table, hand] = [onTable(state, face), byHand(told, face)];
    if (table !== hand)
      return `${names}: ${text}\n${JSON.stringify(told)}\n${face} leaves ${table} on the table, ${hand} by hand`;
  }
  return undefined;
}

test('every two facts about a rally, on the table and by hand', { timeout: 300_000 }, () => {
  const pieces = types
    .flatMap((type) => states.map((state) => ({ type, state })))
    .filter(({ type, state }) => state.word !== '' || hasMarkers(type));
  const found: string[] = [];
  const never: string[] = [];
  let compared = 0;
  for (const [nth, one] of facts.entries())
    for (const two of facts.slice(nth + 1)) {
      if (one.slot.split(' ').some((slot) => two.slot.split(' ').includes(slot))) continue;
      let here = 0;
      for (let tries = 0; tries < pieces.length && here < sampleOr(3, 40); tries++) {
        const { type, state } = pieces[(nth * 5 + facts.indexOf(two) * 3 + tries) % pieces.length] as (typeof pieces)[number];
        const difference = differs(caseOf(type, state, [one, two]));
        if (difference === null) continue;
        here += 1;
        if (difference) found.push(difference);
      }
      compared += here;
      if (here === 0) never.push(`${one.name} and ${two.name}`);
    }
  expect(found.slice(0, 5).join('\n\n'), `${found.length} of ${compared}`).toBe('');
  expect(compared).toBeGreaterThan(700);
  expect(never).toEqual([]);
});

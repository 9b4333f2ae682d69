/** Spells that destroy a unit outright, and Die, which kills a character. */
import { andThen, known } from '../../../../kernel/chance.ts';
import type { Base } from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { spellEffects } from '../../../data/figures/spell-effects.ts';
import { removedAs, suffer } from '../../../demoralization.ts';
import { characterResultsRoll } from '../../../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { type TerrainKind, terrainUnder } from '../../../table/terrain.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { leadsUnit } from '../../characters/company.ts';
import { applyFate, fatedOf, guardFalls, reachOf } from '../../characters/fates.ts';
import { placeOf } from '../../characters/places.ts';
import { certain, event, report } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { killed } from '../../harm/kill.ts';
import { asStruck } from '../../harm/retreat-path.ts';
import { isEngaged, opponentsOf } from '../../units/contacts.ts';
import { isOverhead, troopOf, withUnit } from '../../units/pieces.ts';
import { hasArms, rowOf } from '../../units/troops.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { withoutWaterBarriers } from '../barriers.ts';
import { type BattleSpell, called, refuseSpared, target } from '../spell.ts';

const free = (state: State, unit: BattleUnit, rule: Fr3RuleId): Refusal | null =>
  isEngaged(state, unit.id) ? refusal(`${called(state, unit)} are engaged. Choose a unit that is not engaged.`, rule) : null;

const kinds = (state: State, { base }: BattleUnit): readonly TerrainKind[] =>
  terrainUnder(base, withoutWaterBarriers(state).terrain).map(({ kind }) => kind);
const inOpen = (state: State, unit: BattleUnit): boolean =>
  unit.level === 'surface' && kinds(state, unit).every((kind) => kind === 'open');
const standsIn =
  (...those: readonly TerrainKind[]) =>
  (state: State, unit: BattleUnit): boolean =>
    ['surface', 'swimming'].includes(unit.level) && kinds(state, unit).some((kind) => those.includes(kind));

function slaying(
  id: string,
  rule: Fr3RuleId,
  takes: (state: State, unit: BattleUnit) => boolean,
  { unengaged, what }: { readonly unengaged: boolean; readonly what: string },
): BattleSpell {
  return {
    id,
    whom: 'unit',
    refuse: (state, aim) =>
      firstOf(
        () =>
          takes(state, target(aim))
            ? null
            : refusal(`${called(state, target(aim))} cannot be the target. This spell needs ${what}.`, rule),
        () => (unengaged ? free(state, target(aim), rule) : null),
      ),
    matters: (_, aim) => target(aim).side !== aim.side,
    works: (state, aim) => inflict(state, target(aim).id, killed(state, target(aim), rule)),
  };
}

const undead =
  (...groups: readonly string[]) =>
  (state: State, unit: BattleUnit): boolean =>
    troopOf(state, unit).kit?.undead === true && groups.includes(rowOf(state, unit).group);
const isDragon = (state: State, unit: BattleUnit): boolean => rowOf(state, unit).id === 'dragons';

/** fr3.spirits.ethereals-banish, fr3.spells.banish-2: tricksters count as minor spirits. */
const smallSpirits: readonly string[] = ['ethereals', 'minor-spirits', 'tricksters'];
const greatSpirits: readonly string[] = ['major-spirits', 'lesser-spirits'];
const isOf =
  (types: readonly string[]) =>
  (state: State, unit: BattleUnit): boolean =>
    types.includes(rowOf(state, unit).id);

/** fr3.spells.corrode, fr3.spells.termite-rot: whether the unit is a war machine or a chariot, which these spells affect. */
export const isMachine = (state: State, unit: BattleUnit): boolean =>
  rowOf(state, unit).group === 'machines' || rowOf(state, unit).id === 'heavy-chariots';

const isBanished = (state: State, unit: BattleUnit): boolean =>
  (undead('monsters')(state, unit) && isDragon(state, unit)) || isOf(greatSpirits)(state, unit);

const greatBanishing = slaying(
  'banish-3',
  'fr3.spells.banish-3',
  (state, unit) => isBanished(state, unit) || hasArms(state, unit, 'protective-spirit'),
  { unengaged: false, what: 'an undead dragon, a major, a lesser or a protective spirit' },
);

/** fr3.items.protective-spirit-attachment: removes the spirit instead of its unit. */
const withoutSpirit = (state: State, { id, usedUp }: BattleUnit) =>
  [
    withUnit(state, id, { usedUp: [...usedUp, 'protective-spirit'] }),
    event({ kind: 'spirit-gone', unit: id }, 'fr3.spells.banish-3', 'fr3.items.protective-spirit-attachment'),
  ] as const;

export const slayings: readonly BattleSpell[] = [
  slaying('banish-1', 'fr3.spells.banish-1', undead('infantry', 'cavalry'), {
    unengaged: false,
    what: 'undead infantry or cavalry',
  }),
  slaying(
    'banish-2',
    'fr3.spells.banish-2',
    (state, unit) => (undead('monsters', 'machines')(state, unit) && !isDragon(state, unit)) || isOf(smallSpirits)(state, unit),
    { unengaged: false, what: 'an undead monster or war machine, an ethereal or a minor spirit' },
  ),
  {
    ...greatBanishing,
    works: (state, aim) =>
      isBanished(state, target(aim)) ? greatBanishing.works(state, aim) : certain(...withoutSpirit(state, target(aim))),
  },
  slaying('quicksand', 'fr3.spells.quicksand', inOpen, { unengaged: true, what: 'a unit on open ground' }),
  slaying('fire-storm', 'fr3.spells.fire-storm', (state, unit) => unit.level === 'flying' || inOpen(state, unit), {
    unengaged: true,
    what: 'a unit on open ground or in the air',
  }),
  slaying('deadfall', 'fr3.spells.deadfall', (state, unit) => !isOverhead(state, unit) && standsIn('woods')(state, unit), {
    unengaged: true,
    what: 'a unit in woods',
  }),
  slaying('freak-wave', 'fr3.spells.freak-wave', standsIn('water', 'stream', 'marsh'), {
    unengaged: true,
    what: 'a unit in or on water',
  }),
  slaying('tornado', 'fr3.spells.tornado', (_, unit) => unit.level === 'flying', {
    unengaged: true,
    what: 'a flying unit',
  }),
  {
    id: 'corrode',
    whom: 'unit',
    refuse: (state, aim) =>
      isMachine(state, target(aim)) ? null : refuseSpared(state, target(aim), 'Corrode', 'fr3.spells.corrode'),
    matters: (_, aim) => target(aim).side !== aim.side,
    works: (state, aim) =>
      inflict(state, target(aim).id, {
        after: suffer(asStruck(state, target(aim), null), { levels: 1 }, ['fr3.spells.corrode'], 'magic'),
        cause: 'magic',
        by: null,
      }),
  },
  {
    /** fr3.spells.die: only an enemy in contact with his unit can capture him. */
    id: 'die',
    whom: 'character',
    matters: (_, { characters, side }) => characters.every((each) => each.side !== side),
    works(state, { characters }) {
      const [character] = characters as [(typeof characters)[number]];
      const captors = character.host === null ? [] : opponentsOf(state, character.host);
      const line = { id: 'die', name: 'Die', amount: spellEffects.die, rules: ['fr3.spells.die'] as const };
      const occasion = { contact: captors.length > 0, fight: false, lines: [line] };
      return andThen(characterResultsRoll(fatedOf(state, character), occasion), ({ fate, guardLost, rules }) => {
        if (fate === 'killed' && leadsUnit(state, character))
          return inflict(state, character.host as string, {
            after: removedAs('destroyed', 'fr3.spells.die'),
            cause: 'magic',
            by: null,
          });
        const spared = guardLost ? guardFalls(state, character.id, 'fr3.character-items.bodyguard-takes-result') : report(state);
        const result = applyFate(spared.state, character.id, {
          fate,
          rules: ['fr3.spells.die', ...rules],
          from: placeOf(state, character) as Base,
          captors,
          inches: reachOf(state, character),
        });
        return known(report(result.state, ...spared.events, ...result.events));
      });
    },
  },
];

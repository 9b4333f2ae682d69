/** The circumstances of the units in a melee. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import type { Asked, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import type { MeleeWeaponRuleId } from '../data/special-rules.ts';
import { askStat, askUpTo, askWho, carriedBy, has, meleeWeapons, modelOf, mostModels } from '../models.ts';
import { charges, type Fighters, type Melee, otherSide, type Side } from './question.ts';

const usualFighters =
  (who: string) =>
  (said: Said): Said => {
    const of = modelOf(said.who ?? who);
    const weapon = carriedBy(of, meleeWeapons);
    const carries = (rule: MeleeWeaponRuleId) => weapon.rules.includes(rule);
    const models = of.points > 1 ? 1 : 5;
    const front = Number(said.models ?? models) - Number(said.behind ?? 0);
    const { I, MT, S, A, D, E, P } = of.line;
    return {
      ...{ who, models, front, behind: 0, charge: 'no' },
      ...{ I, MT, S, A, D, E, P, points: of.points },
      ...{ reach: carries('reach'), poisoned: carries('poisoned'), guile: carries('assassins-guile'), onOne: false },
      ...{ bodies: has(of, 'multiple-bodies'), automaton: has(of, 'automaton') },
    };
  };

const chargeWords = { no: 'no', charged: 'over open ground', terrain: 'through rough or hazardous ground' } as const;
const weapon = { group: 'Weapon' } as const;
const unit = { group: 'Models' } as const;

const ofSide = (key: Side) => {
  const mine = (seen: Melee): Fighters => seen[key];
  return {
    who: askWho<Melee>(),
    models: askUpTo<Melee>('models', 'Models in the unit', 1, () => mostModels, ['three-realms.melee.loss-penalty']),
    front: {
      ...askUpTo<Melee>('front', 'Models in contact', 1, (seen) => mine(seen).models, ['three-realms.melee.threat']),
      forbidden: (seen: Melee) =>
        mine(seen).front + mine(seen).behind > mine(seen).models
          ? {
              because: 'There cannot be more models in the first two ranks than in the unit.',
              rules: ['three-realms.melee.threat' as const],
            }
          : undefined,
    },
    behind: askUpTo<Melee>('behind', 'Models right behind them', 0, (seen) => mine(seen).models - 1, [
      'three-realms.melee-weapons.reach',
    ]),
    charge: askChoice<Melee>(
      'charge',
      'Has charged',
      charges.map((each) => [each, chargeWords[each]] as const),
      ['three-realms.melee.charge-bonus', 'three-realms.melee.charge-terrain-penalty'],
    ),
    I: askStat<Melee>('I'),
    MT: askStat<Melee>('MT'),
    S: askStat<Melee>('S'),
    A: askStat<Melee>('A'),
    D: askStat<Melee>('D'),
    E: askStat<Melee>('E'),
    P: askStat<Melee>('P'),
    points: askNumber<Melee>('points', 'Damage points', 1, 10, ['three-realms.stat-line.damage-points'], unit),
    reach: askFlag<Melee>('reach', 'Reach', ['three-realms.melee-weapons.reach'], weapon),
    poisoned: askFlag<Melee>('poisoned', 'Poisoned', ['three-realms.melee-weapons.poisoned'], weapon),
    guile: askFlag<Melee>('guile', 'Assassin’s Guile', ['three-realms.melee-weapons.assassins-guile'], weapon),
    onOne: askFlag<Melee>('onOne', 'All hits on one model', ['three-realms.melee-weapons.assassins-guile'], {
      ...weapon,
      matters: (seen) => mine(seen).guile && seen[otherSide(key)].models > 1,
      forbidden: (seen) =>
        mine(seen).guile
          ? undefined
          : {
              because: 'Their controller spreads the hits evenly. Only models with Assassin’s Guile assign their own hits.',
              rules: ['three-realms.melee.allocation', 'three-realms.melee-weapons.assassins-guile'],
            },
    }),
    bodies: askFlag<Melee>('bodies', 'Multiple Bodies', ['three-realms.unit-rules.multiple-bodies'], {
      ...unit,
      matters: (seen) => mine(seen).points > 1,
    }),
    automaton: askFlag<Melee>('automaton', 'Automaton', ['three-realms.unit-rules.automaton'], unit),
  } satisfies Record<string, Asked<Melee>>;
};

type FighterId = keyof ReturnType<typeof ofSide>;

/** The part for a unit in melee, with the circumstances that the roll needs. */
export function fightersPart(
  key: Side,
  name: string,
  who: string,
  open: readonly FighterId[],
  besides: readonly FighterId[] = [],
): Part<Melee> {
  const asked: Record<FighterId, Asked<Melee>> = ofSide(key);
  return {
    key,
    name,
    side: key,
    usual: usualFighters(who),
    circumstances: [...open.map((id) => asked[id]), ...besides.map((id) => folded(asked[id]))],
  };
}

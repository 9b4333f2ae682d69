/** The circumstances of the firers and of the target. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import type { Asked, Part } from '../../kernel/calculator/procedure.ts';
import type { Impossible } from '../../kernel/circumstance.ts';
import { benefits } from '../data/hiding.ts';
import type { RangedWeaponRuleId } from '../data/special-rules.ts';
import { askStat, askUpTo, askWho, carriedBy, has, modelOf, mostModels, rangedWeapons, weaponOf } from '../models.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import type { Volley } from './question.ts';

/** The largest number of models, or of points if each point counts as a model. */
export const mostLost = 2 * mostModels;

const usualFirers = 'bowmen';
const usualTarget = 'spearmen';

const shots = rangedWeapons('shot');
const weaponGroup = { group: 'Weapon' } as const;
const turnGroup = { group: 'This turn' } as const;
const targetGroup = { group: 'Models' } as const;

const ofWeapon = (id: string, name: string, rule: ThreeRealmsRuleId): Asked<Volley> =>
  folded(askFlag<Volley>(id, name, [rule], weaponGroup));

const weaponHas = ({ firers: { weapon } }: Volley, rule: RangedWeaponRuleId): boolean => weapon.rules.includes(rule);

/** Why the firers cannot aim (three-realms.shooting.aim and the rules that forbid it); undefined if they can. */
function noAim(volley: Volley): Impossible | undefined {
  const { who, run, weapon } = volley.firers;
  if (run) return { because: 'Models that run cannot aim.', rules: ['three-realms.shooting.aim'] };
  if (weaponHas(volley, 'assault'))
    return {
      because: `${weapon.name} cannot aim, because it is an Assault weapon.`,
      rules: ['three-realms.ranged-weapons.assault-no-aim'],
    };
  if (weaponHas(volley, 'spell'))
    return { because: `${weapon.name} cannot aim, because it is a Spell.`, rules: ['three-realms.ranged-weapons.spell'] };
  return has(who, 'artillery')
    ? { because: `${who.name} cannot aim, because they are Artillery.`, rules: ['three-realms.unit-rules.artillery'] }
    : undefined;
}

function noRun(volley: Volley): Impossible | undefined {
  const { who, weapon } = volley.firers;
  if (weaponHas(volley, 'move-or-fire'))
    return {
      because: `${weapon.name} cannot be fired in a turn in which its bearer moves.`,
      rules: ['three-realms.ranged-weapons.move-or-fire'],
    };
  return who.rules && !has(who, 'shot-on-the-run')
    ? {
        because: `${who.name} cannot shoot while running, because they do not have Shot on the Run.`,
        rules: ['three-realms.shooting.no-shooting-after-run', 'three-realms.unit-rules.shot-on-the-run'],
      }
    : undefined;
}

export const firersPart: Part<Volley> = {
  key: 'f',
  name: 'Those who shoot',
  side: 'a',
  usual: (said) => {
    const who = modelOf(said.who ?? usualFirers);
    const carried = carriedBy(who, shots);
    const weapon = weaponOf(said.weapon) ?? carried;
    const rules: readonly string[] = weapon.rules;
    return {
      who: usualFirers,
      weapon: carried.id,
      models: 5,
      RT: who.line.RT,
      strength: weapon.kind === 'ranged' ? weapon.strength : 0,
      poisoned: rules.includes('poisoned'),
      arcing: rules.includes('arcing'),
      sniper: rules.includes('sniper'),
      aim: false,
      run: false,
      unseen: false,
      onOne: false,
    };
  },
  circumstances: [
    askWho(),
    askChoice(
      'weapon',
      'Weapon',
      shots.map(({ id, name }) => [id, name] as const),
      ['three-realms.shooting.eligible-weapons', 'three-realms.sample-set.weapons'],
      { another: true },
    ),
    askNumber('models', 'Models that shoot', 1, mostModels, ['three-realms.shooting.shots-per-model']),
    askStat('RT'),
    askNumber('strength', 'S of the weapon', 0, 16, ['three-realms.stat-line.strength', 'three-realms.shooting.to-damage']),
    askFlag('aim', 'They aim', ['three-realms.shooting.aim'], { ...turnGroup, forbidden: noAim }),
    folded(
      askFlag<Volley>(
        'run',
        'They run or sprint',
        ['three-realms.unit-rules.shot-on-the-run', 'three-realms.unit-rules.sprint-no-other-actions'],
        { ...turnGroup, forbidden: noRun },
      ),
    ),
    askFlag('unseen', 'They do not see the target', ['three-realms.ranged-weapons.arcing-unseen'], {
      ...turnGroup,
      matters: ({ firers }) => firers.arcing,
      forbidden: ({ firers }) =>
        firers.arcing
          ? undefined
          : {
              because: 'Only an Arcing weapon can fire at a target that the firer cannot see.',
              rules: ['three-realms.shooting.threatened', 'three-realms.ranged-weapons.arcing'],
            },
    }),
    ofWeapon('poisoned', 'Poisoned', 'three-realms.ranged-weapons.poisoned'),
    ofWeapon('arcing', 'Arcing', 'three-realms.ranged-weapons.arcing'),
    ofWeapon('sniper', 'Sniper', 'three-realms.ranged-weapons.sniper'),
    askFlag('onOne', 'All hits on one model', ['three-realms.ranged-weapons.sniper'], {
      ...weaponGroup,
      matters: ({ firers, at }) => firers.sniper && at.models > 1,
      forbidden: ({ firers }) =>
        firers.sniper
          ? undefined
          : {
              because: 'Their controller spreads the hits evenly. Only a Sniper assigns its own hits.',
              rules: ['three-realms.shooting.allocation-even', 'three-realms.ranged-weapons.sniper'],
            },
    }),
  ],
};

const targetBase: readonly Asked<Volley>[] = [
  askWho(),
  askUpTo('models', 'Threatened models', 1, ({ at }) => (at.bodies ? Math.floor(mostLost / at.points) : mostModels), [
    'three-realms.shooting.threatened',
  ]),
  askStat('E'),
  askStat('P'),
  askNumber('points', 'Damage points', 1, 10, ['three-realms.stat-line.damage-points']),
  askChoice(
    'hiding',
    'Hidden by',
    [['none', 'nothing'], ...benefits.map(({ id, name }) => [id, name.toLowerCase()] as const)],
    ['three-realms.cover.purpose', 'three-realms.cover.no-stacking'],
    targetGroup,
  ),
  askUpTo('hidden', 'Models so hidden', 0, ({ at }) => at.models, ['three-realms.cover.concealment'], {
    ...targetGroup,
    matters: ({ at }) => at.hiding !== 'none',
  }),
  askFlag('dugIn', 'Dug in', ['three-realms.unit-rules.dig-in'], targetGroup),
  askFlag('bodies', 'Multiple Bodies', ['three-realms.unit-rules.multiple-bodies'], {
    ...targetGroup,
    matters: ({ at }) => at.points > 1,
  }),
];

const targetUsual: Part<Volley>['usual'] = (said) => {
  const who = modelOf(said.who ?? usualTarget);
  const models = who.points > 1 ? 1 : 5;
  const threatened = Number(said.models ?? models);
  return {
    who: usualTarget,
    models,
    of: threatened,
    character: 0,
    D: who.line.D,
    E: who.line.E,
    P: who.line.P,
    points: who.points,
    hiding: 'none',
    hidden: threatened,
    dugIn: false,
    bodies: has(who, 'multiple-bodies'),
    automaton: has(who, 'automaton'),
  };
};

export const targetPart: Part<Volley> = {
  key: 't',
  name: 'The target',
  side: 'b',
  usual: targetUsual,
  circumstances: targetBase,
};

/** The part for the target, with the circumstances that a drive test needs. */
export const testedPart: Part<Volley> = {
  ...targetPart,
  circumstances: [
    ...targetBase,
    {
      ...askNumber<Volley>('of', 'Models in the unit, Characters apart', 1, mostModels, ['three-realms.drive.mass-casualties']),
      forbidden: ({ at }) =>
        at.of < at.models
          ? {
              because: 'The unit has fewer models than that. You cannot threaten more models than it has.',
              rules: ['three-realms.shooting.threatened'],
            }
          : undefined,
    },
    askStat('D'),
    askNumber('character', 'D of a Character with it (0: none)', 0, 15, [
      'three-realms.unit-rules.character',
      'three-realms.drive.mass-casualties',
    ]),
    askFlag('automaton', 'Automaton', ['three-realms.unit-rules.automaton'], targetGroup),
  ],
};

/** A shot along a line as a procedure in the template calculator. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Filled, type Kind, type Procedure, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { basics } from '../data/figures/basics.ts';
import { benefits } from '../data/hiding.ts';
import { faceToBeat } from '../dice.ts';
import { atLeast, lossKinds } from '../harm/loss-kinds.ts';
import { askStat, askWho, called, carriedBy, has, line, lines, type Model, modelOf, rangedWeapons, times } from '../models.ts';
import { shotChange } from '../shooting/question.ts';
import { type AlongLine, alongLine, type InLine, type LineShot, needsOnLine } from './line.ts';

const mostInLine = 8;
const throwers = rangedWeapons('line');

interface Bolt {
  readonly who: Model;
  readonly enemy: Model;
  /** The enemies' values before terrain. */
  readonly said: { readonly E: number; readonly P: number; readonly points: number };
  readonly RT: number;
  readonly aim: boolean;
  readonly hiding: string;
  readonly shot: LineShot;
  readonly models: readonly InLine[];
}

const seeBolt = ({ f, t, o }: Filled): Bolt => {
  const who = modelOf(f?.who);
  const hiding = String(t?.hiding);
  const benefit = benefits.find(({ id }) => id === hiding);
  const RT = Number(f?.RT);
  const aim = f?.aim === true;
  // Cover lowers the firer's RT. Only the enemies have cover, so the modifier is applied to the enemies' E and not to the RT.
  const said = { E: Number(t?.E), P: Number(t?.P), points: Number(t?.points) };
  const enemy: InLine = {
    friend: false,
    evasion: said.E - (benefit?.training ?? 0),
    protection: said.P + (benefit?.protection ?? 0),
    points: said.points,
  };
  const friend: InLine = { friend: true, evasion: Number(o?.E), protection: Number(o?.P), points: Number(o?.points) };
  const so = (count: unknown, model: InLine) => Array<InLine>(Number(count)).fill(model);
  return {
    who,
    enemy: modelOf(t?.who),
    said,
    RT,
    aim,
    hiding,
    shot: { training: RT + (aim ? shotChange('aim').amount : 0), strength: Number(f?.strength) },
    models: [...so(t?.before, enemy), ...so(o?.models, friend), ...so(t?.behind, enemy)],
  };
};

const boltKinds: readonly Kind<AlongLine, Bolt>[] = [
  ...lossKinds<Bolt>(
    mostInLine,
    () => false,
    ({ models }) => models.filter(({ friend }) => !friend).length,
  ).map(({ id, tone, words, is }) => ({
    id,
    tone,
    words,
    is: ({ enemies, friends }: AlongLine, seen: Bolt) => friends === 0 && is(enemies, seen),
  })),
  { id: 'friend', tone: 'bad2', words: 'A friend falls', is: ({ friends }) => friends > 0 },
];

export const lineProcedure: Procedure = procedure<Bolt, AlongLine>({
  id: 'line',
  name: 'A line',
  group: 'Templates',
  says: 'A shot goes through every model on its line, nearest first, and loses 1 S with each hit.',
  rules: ['three-realms.templates.line-draw', 'three-realms.templates.line-order', 'three-realms.templates.line-strength-loss'],
  parts: [
    {
      key: 'f',
      name: 'The shot',
      side: 'a',
      usual: (said) => {
        const who = modelOf(said.who ?? 'mortar');
        return { who: 'mortar', RT: who.line.RT, strength: carriedBy(who, throwers).strength, aim: false };
      },
      circumstances: [
        askWho(),
        askStat('RT'),
        askNumber('strength', 'S of the weapon', 0, 16, ['three-realms.shooting.to-damage']),
        askFlag('aim', 'It is aimed', ['three-realms.shooting.aim'], {
          forbidden: ({ who }) =>
            has(who, 'artillery')
              ? { because: `${who.name} cannot aim, because they are Artillery.`, rules: ['three-realms.unit-rules.artillery'] }
              : undefined,
        }),
      ],
    },
    {
      key: 't',
      name: 'Enemies on the line',
      side: 'b',
      usual: (said) => {
        const who = modelOf(said.who ?? 'spearmen');
        return {
          ...{ who: 'spearmen', before: who.points > 1 ? 1 : 3, behind: 0 },
          ...{ E: who.line.E, P: who.line.P, points: who.points, hiding: 'none' },
        };
      },
      circumstances: [
        askWho(),
        askNumber('before', 'Before any friend', 0, 4, ['three-realms.templates.line-order']),
        askNumber('behind', 'Behind friends', 0, 4, ['three-realms.templates.line-order']),
        askStat('E'),
        askStat('P'),
        askNumber('points', 'Damage points', 1, 10, ['three-realms.stat-line.damage-points']),
        askChoice(
          'hiding',
          'Hidden by terrain',
          [['none', 'nothing'], ...benefits.map(({ id, name }) => [id, name.toLowerCase()] as const)],
          ['three-realms.cover.purpose', 'three-realms.templates.line-no-screen'],
        ),
      ],
    },
    {
      key: 'o',
      name: 'Friends between them',
      side: 'a',
      usual: (said) => {
        const who = modelOf(said.who ?? 'spearmen');
        return { who: 'spearmen', models: 0, E: who.line.E, P: who.line.P, points: who.points };
      },
      circumstances: [
        askNumber('models', 'Friends', 0, 4, ['three-realms.templates.line-friendly']),
        folded({ ...askWho<Bolt>(), group: 'Models', matters: ({ models }) => models.some(({ friend }) => friend) }),
        ...(['E', 'P'] as const).map((stat) =>
          folded(askStat<Bolt>(stat, { group: 'Models', matters: ({ models }) => models.some(({ friend }) => friend) })),
        ),
        folded(
          askNumber<Bolt>('points', 'Damage points', 1, 10, ['three-realms.stat-line.damage-points'], {
            group: 'Models',
            matters: ({ models }) => models.some(({ friend }) => friend),
          }),
        ),
      ],
    },
  ],
  first: { f: {}, t: {}, o: {} },
  see: seeBolt,
  subject: ({ who, RT, aim, hiding, shot, enemy, said, models }) => {
    const friends = models.filter(({ friend }) => friend).length;
    return `${called(who, { RT })}, line (S ${shot.strength})${aim ? ', aimed,' : ''} through ${times(models.length - friends, called(enemy, said))}${hiding === 'none' ? '' : ` in ${hiding}`}${friends ? ` and ${friends === 1 ? 'a friend' : `${friends} friends`}` : ''}`;
  },
  refuse: ({ models }) =>
    models.some(({ friend }) => !friend)
      ? []
      : [refused('t.before', 'Add an enemy: there must be at least one on the line.', 'three-realms.templates.line-target')],
  notes: () => [
    {
      says: 'Models in between give no cover against a line; terrain does.',
      rules: ['three-realms.templates.line-no-screen'],
    },
  ],
  sums: ({ shot, RT, aim, hiding, models }) => {
    const enemy = models.find(({ friend }) => !friend) as InLine;
    const friend = models.find((each) => each.friend);
    const benefit = benefits.find(({ id }) => id === hiding);
    const toHit = (title: string, at: InLine, hidden: typeof benefit): Sum => ({
      title,
      side: 'a',
      die: basics.die,
      lines: lines(
        line('RT', 'RT', RT, 'three-realms.shooting.to-hit', 'three-realms.stat-line.ranged-training'),
        aim ? line('aim', 'The firer aims', shotChange('aim').amount, 'three-realms.shooting.aim') : undefined,
        hidden ? line('hiding', hidden.name, hidden.training, hidden.rule as 'three-realms.cover.cover') : undefined,
      ),
      needs: needsOnLine(shot, at),
      against: {
        name: at.friend ? 'Evasion of a friend' : 'Evasion',
        value: String(at.evasion + (hidden?.training ?? 0) + (at.friend ? shotChange('line-friend').amount : 0)),
        rules: at.friend
          ? ['three-realms.stat-line.evasion', 'three-realms.templates.line-friendly']
          : ['three-realms.stat-line.evasion'],
      },
    });
    const toDamage = (whom: string, { protection }: InLine): Sum => ({
      title: `To damage ${whom}, if the first that is hit`,
      side: 'a',
      die: basics.die,
      lines: lines(line('S', 'S of the weapon', shot.strength, 'three-realms.shooting.to-damage')),
      needs: faceToBeat(shot.strength, protection),
      against: { name: 'Protection', value: String(protection), rules: ['three-realms.stat-line.protection'] },
    });
    return [
      toHit('To hit an enemy', enemy, benefit),
      ...(friend ? [toHit('To hit a friend', friend, undefined)] : []),
      toDamage('an enemy', enemy),
      ...(friend ? [toDamage('a friend', friend)] : []),
    ];
  },
  chance: ({ shot, models }) => alongLine(shot, models),
  kinds: boltKinds,
  measures: [
    { name: 'At least 1, no friend', kinds: atLeast(1, mostInLine) },
    { name: 'At least 2, no friend', kinds: atLeast(2, mostInLine) },
    { name: 'A friend falls', kinds: ['friend'] },
  ],
});

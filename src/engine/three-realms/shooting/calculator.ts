/** The shooting calculator: a volley, the losses of the target, and the drive test of the survivors. */
import { type Calculator, type Kind, type Note, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { basics } from '../data/figures/basics.ts';
import { faceToBeat } from '../dice.ts';
import { facesThatPass } from '../drive/test.ts';
import { hardestFirst } from '../harm/allocation.ts';
import { atLeast, lossKinds } from '../harm/loss-kinds.ts';
import { called, line, lines, times } from '../models.ts';
import { firersPart, mostLost, targetPart, testedPart } from './parts.ts';
import { evasionOf, protectionChanges, seeVolley, targetsOf, toHitChanges, type Volley } from './question.ts';
import { type AfterFire, afterFire, countsPoints, volleyLosses } from './volley.ts';

function subject({ firers, at }: Volley): string {
  const { weapon, strength, RT } = firers;
  const armed = `${weapon.name.toLowerCase()}${strength === weapon.strength ? '' : ` (S ${strength})`}`;
  const shot = `${times(firers.models, called(firers.who, { RT }))} with ${armed}`;
  const how = [
    firers.poisoned && !weapon.rules.includes('poisoned') ? 'poisoned' : '',
    firers.aim ? 'aimed' : '',
    firers.run ? 'on the run' : '',
    firers.unseen ? 'blind' : '',
    firers.onOne ? 'all on one' : '',
  ].filter(Boolean);
  const some = at.hidden < at.models ? `, ${at.hidden} of them` : '';
  const stands = [at.dugIn ? ' dug in' : '', at.hiding === 'none' || at.hidden === 0 ? '' : `${some} in ${at.hiding}`];
  const { E, P, points } = at;
  return `${shot}${how.length ? `, ${how.join(', ')},` : ''} at ${times(at.models, called(at.who, { E, P, points }))}${stands.join('')}`;
}

const toHit = (volley: Volley): Sum => ({
  title: 'To hit',
  side: 'a',
  die: basics.die,
  lines: lines(
    line('RT', 'RT', volley.firers.RT, 'three-realms.shooting.to-hit', 'three-realms.stat-line.ranged-training'),
    ...toHitChanges(volley).map(({ id, name, amount, rules }) => line(id, name, amount, ...rules)),
  ),
  needs: faceToBeat(volley.firers.RT + toHitChanges(volley).reduce((sum, { amount }) => sum + amount, 0), evasionOf(volley.at)),
  against: {
    name: volley.at.dugIn ? 'Evasion, dug in' : 'Evasion',
    value: String(evasionOf(volley.at)),
    rules: volley.at.dugIn
      ? ['three-realms.stat-line.evasion', 'three-realms.unit-rules.dig-in']
      : ['three-realms.stat-line.evasion'],
  },
});

function toDamage(volley: Volley): Sum {
  const [target] = hardestFirst(targetsOf(volley));
  const protection = target?.protection ?? volley.at.P;
  const hidden = volley.firers.onOne ? volley.at.hidden === volley.at.models : volley.at.hidden > 0;
  const changed = protectionChanges(volley, hidden);
  const some = volley.at.hidden < volley.at.models && changed.some(({ id }) => id === 'cover-protection');
  return {
    title: some ? 'To damage those in cover' : 'To damage',
    side: 'a',
    die: basics.die,
    lines: lines(
      line('S', 'S of the weapon', volley.firers.strength, 'three-realms.shooting.to-damage', 'three-realms.stat-line.strength'),
    ),
    needs: faceToBeat(volley.firers.strength, protection),
    against: {
      name: ['Protection', ...changed.map(({ name }) => name.toLowerCase())].join(', '),
      value: String(protection),
      rules: ['three-realms.stat-line.protection', ...changed.flatMap(({ rules }) => rules)],
    },
  };
}

function notes(volley: Volley): Note[] {
  const { firers, at } = volley;
  const found: Note[] = [];
  if (firers.onOne)
    found.push({
      says: 'All hits go to one model, if possible to a model that is not hidden.',
      rules: ['three-realms.ranged-weapons.sniper'],
    });
  else if (at.models > 1)
    found.push({
      says: 'Hits are spread evenly. Their controller gives any left over to the models that are best protected.',
      rules: ['three-realms.shooting.allocation-by-defender', 'three-realms.shooting.allocation-even'],
    });
  if (firers.poisoned)
    found.push({ says: 'Each hit adds a d5 of its own to S.', rules: ['three-realms.ranged-weapons.poisoned'] });
  if (at.hiding === 'cover' && firers.arcing)
    found.push({
      says: 'Against this weapon, cover conceals but does not protect.',
      rules: ['three-realms.ranged-weapons.arcing-cover'],
    });
  if (at.hiding !== 'none' && at.hidden > 0 && at.hidden < at.models)
    found.push({
      says: 'Some models are hidden and some are not. The to-hit number that applies to most of them is used, or the lower one if tied.',
      rules: ['three-realms.cover.concealment', 'three-realms.shooting.majority-evasion'],
    });
  return found;
}

const all = (volley: Volley): number =>
  countsPoints(volley) ? targetsOf(volley).reduce((sum, { points }) => sum + points, 0) : targetsOf(volley).length;

const afterKinds: readonly Kind<AfterFire, Volley>[] = [
  { id: 'gone', tone: 'good3', words: 'All of it destroyed', is: (so) => so === 'gone' },
  { id: 'breaks', tone: 'good2', words: 'It breaks', is: (so) => so === 'breaks' },
  { id: 'stands', tone: 'good1', words: 'It passes the test for mass casualties', is: (so) => so === 'stands' },
  { id: 'few', tone: 'good1', words: 'Losses without a test', is: (so) => so === 'few' },
  { id: 'none', tone: 'even', words: 'No losses', is: (so) => so === 'none' },
];

export const shooting: Calculator = {
  id: 'shooting',
  name: 'Shooting',
  groups: ['Shooting'],
  procedures: [
    procedure<Volley, number>({
      id: 'volley',
      name: 'A volley',
      group: 'Shooting',
      says: 'Each model rolls to hit, the hits are assigned, and each hit rolls for damage.',
      rules: ['three-realms.shooting.sequence', 'three-realms.shooting.to-hit', 'three-realms.shooting.to-damage'],
      parts: [firersPart, targetPart],
      first: { f: {}, t: {} },
      see: seeVolley,
      subject,
      notes,
      sums: (volley) => [toHit(volley), toDamage(volley)],
      chance: volleyLosses,
      kinds: lossKinds<Volley>(mostLost, countsPoints, all),
      measures: [
        { name: 'At least 1', kinds: atLeast(1, mostLost) },
        { name: 'At least 2', kinds: atLeast(2, mostLost) },
        { name: 'At least 3', kinds: atLeast(3, mostLost) },
      ],
    }),
    procedure<Volley, AfterFire>({
      id: 'casualties',
      name: 'A volley and the nerve',
      group: 'Shooting',
      says: 'The same volley is repeated. A unit that loses half or more of its models in one unit turn takes a drive test.',
      rules: ['three-realms.drive.mass-casualties', 'three-realms.drive.test'],
      parts: [firersPart, testedPart],
      first: { f: { models: 10 }, t: {} },
      see: seeVolley,
      subject,
      notes: (volley) => [
        ...notes(volley),
        {
          says: 'A unit tests for mass casualties once in a game turn, however many volleys it takes.',
          rules: ['three-realms.drive.mass-casualties-once'] as const,
        },
      ],
      sums: (volley) => [
        toHit(volley),
        toDamage(volley),
        {
          title: `Drive: passes on ${facesThatPass(volley.at.D) > 0 ? `${facesThatPass(volley.at.D)} or less` : 'nothing'}`,
          side: 'b',
          lines: lines(line('D', 'D', volley.at.D, 'three-realms.drive.test', 'three-realms.stat-line.drive')),
        },
      ],
      chance: afterFire,
      kinds: afterKinds,
      measures: [
        { name: 'Destroyed or broken', kinds: ['gone', 'breaks'] },
        { name: 'Half or more lost', kinds: ['gone', 'breaks', 'stands'] },
      ],
    }),
  ],
};

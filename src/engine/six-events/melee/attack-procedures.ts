/** Calculator procedures for one melee attack, and for hits that are traded for strikes at an attached character. */

import { askNumber } from '../../kernel/calculator/asked.ts';
import { type Kind, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { sumOf } from '../attack.ts';
import { melee as figures } from '../data/figures/melee.ts';
import { fighterKinds } from '../fighter.ts';
import { anyHit, hitKinds } from '../hit-kinds.ts';
import { d6 } from '../hits.ts';
import { fighterAsked, fighterFrom, fighterWords, most, usualFighter } from '../parts.ts';
import { askAttacks, askGround, askLeader, onsetFrom } from './asked.ts';
import { type Blow, blowAttack, blowHits, plainOnset, striking } from './blow.ts';
import { mostStrikes, strikes } from './strike.ts';

const group = 'One attack';
/** The maximum number of hits: those of the best troops against Armor 1. */
const mostHits = d6 + figures.best;

const usualMe = { ...usualFighter, ...plainOnset } as unknown as Said;

const attacker: Part<Blow> = {
  key: 'u',
  name: 'Who attacks',
  side: 'a',
  usual: () => usualMe,
  circumstances: [
    ...fighterAsked<Blow>(({ me }) => me, fighterKinds, { armor: false }),
    askAttacks<Blow>(({ target }) => target),
    askLeader<Blow>(({ me }) => me),
    ...askGround<Blow>(),
  ],
};

const target: Part<Blow> = {
  key: 't',
  name: 'The target',
  side: 'b',
  usual: () => usualFighter as unknown as Said,
  circumstances: fighterAsked<Blow>(({ target: of }) => of, fighterKinds, { dice: false }).filter(({ id }) =>
    ['is', 'armor', 'ground'].includes(id),
  ),
};

const attack: Procedure = procedure<Blow, number>({
  id: 'attack',
  name: 'An attack',
  group,
  says: 'Troops roll one d6 for the unit and divide by Armor; single figures roll a d6 for each point of their Prowess.',
  rules: ['six-events.melee.troops', 'six-events.melee.single-figures', 'six-events.melee.modifier-stacking'],
  parts: [attacker, target],
  first: { u: { is: 'knight', mount: 'standard' }, t: {} },
  see: ({ u = {}, t = {} }) => ({ me: fighterFrom(u), target: fighterFrom(t), onset: onsetFrom(u) }),
  subject: ({ me, target: { armor }, onset: { attacks } }) =>
    `${sentenceCase(fighterWords(me, { dice: true }))} attacking ${attacks === 'front' ? '' : `the ${attacks} of `}Armor ${armor}`,
  notes: () => [
    { says: 'Troops can attack only enemies that their front rank touches.', rules: ['six-events.melee.front-only'] },
    {
      says: 'Both sides attack at the same time. Casualties are removed at the end of the event.',
      rules: ['six-events.melee.simultaneous'],
    },
  ],
  sums: (seen) => [sumOf(striking, blowAttack(seen), 'Melee attack', 'a')],
  chance: blowHits,
  kinds: hitKinds(mostHits),
  measures: [
    { name: 'Hits', kinds: anyHit(mostHits) },
    { name: '2 hits or more', kinds: anyHit(mostHits).slice(1) },
  ],
});

interface Trade {
  readonly hits: number;
  readonly trades: number;
  readonly vitality: number;
}

const tradeKinds: readonly Kind<number, Trade>[] = [
  { id: 'killed', tone: 'good3', words: 'The character is killed', is: (wounds, { vitality }) => wounds >= vitality },
  {
    id: 'wounded',
    tone: 'good1',
    words: 'The character is wounded',
    is: (wounds, { vitality }) => wounds > 0 && wounds < vitality,
  },
  { id: 'missed', tone: 'bad1', words: 'The character is unhurt', is: (wounds) => wounds === 0 },
];

const trade: Procedure = procedure<Trade, number>({
  id: 'trade',
  name: 'Strikes at an attached character',
  group,
  says: 'One of every 3 hits on a unit may be traded for a d6 against the character attached to it.',
  rules: ['six-events.melee.trade-hits', 'six-events.melee.attached-protected'],
  parts: [
    {
      key: 's',
      name: 'The strikes',
      side: 'a',
      // The default number of strikes is lower if the hits do not give two strikes.
      usual: ({ hits = 6 }) => ({ hits: 6, trades: Math.max(1, Math.min(2, mostStrikes(Number(hits)))), vitality: 2 }),
      circumstances: [
        askNumber<Trade>('hits', 'Hits on the unit', figures.hitsPerTrade, 30, ['six-events.melee.trade-hits'], {
          another: true,
        }),
        askNumber<Trade>('trades', 'Traded', 1, mostStrikes(30), ['six-events.melee.trade-hits'], {
          forbidden: ({ hits, trades }) =>
            trades > mostStrikes(hits)
              ? {
                  because: `${hits} hits give at most ${mostStrikes(hits)} strikes.`,
                  rules: ['six-events.melee.trade-hits'],
                }
              : undefined,
        }),
        askNumber<Trade>('vitality', 'Vitality that the character has left', 1, most.vitality, ['six-events.melee.hit-effect']),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => s as unknown as Trade,
  subject: ({ hits, trades }) => `${trades} of ${hits} hits traded for strikes at the attached character`,
  notes: ({ hits, trades }) => [
    {
      says: `The unit itself takes the other ${hits - trades} hits.`,
      rules: ['six-events.melee.trade-hits', 'six-events.melee.hit-effect'],
    },
  ],
  sums: () => [
    {
      title: 'Each strike',
      side: 'a',
      lines: [],
      die: d6,
      needs: figures.tradeHit,
      against: { name: 'Hits on', value: `${figures.tradeHit}+`, rules: ['six-events.melee.trade-hits'] },
    },
  ],
  chance: ({ trades }) => strikes(trades),
  kinds: tradeKinds,
  measures: [
    { name: 'Killed', kinds: ['killed'] },
    { name: 'Wounded or killed', kinds: ['killed', 'wounded'] },
  ],
});

export const attackProcedures: readonly Procedure[] = [attack, trade];

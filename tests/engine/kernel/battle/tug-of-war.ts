/** The smallest game that uses the whole framework: two sides pull a rope. It is what `kernel/battle/README.md` explains. */
import { type ActionOf, kindsOf } from '../../../../src/engine/kernel/battle/action-kind.ts';
import { advancing, changed, watch } from '../../../../src/engine/kernel/battle/advance.ts';
import { asking, questionOf } from '../../../../src/engine/kernel/battle/question.ts';
import { refusal } from '../../../../src/engine/kernel/battle/refusal.ts';
import { certain, report } from '../../../../src/engine/kernel/battle/report.ts';
import { battleRuleset } from '../../../../src/engine/kernel/battle/ruleset.ts';
import { roll } from '../../../../src/engine/kernel/chance.ts';
import { object, oneOf, whole } from '../../../../src/engine/kernel/fields.ts';
import type { HappenedBy } from '../../../../src/engine/kernel/ruleset.ts';

type Side = 'left' | 'right' | 'judge';
type Ask = { readonly what: 'pull' | 'foul'; readonly side: Side };
type State = { readonly rope: number; readonly turn: number; readonly breath: number; readonly asks: readonly Ask[] };
type Event = HappenedBy & { readonly by: number };

const kind = kindsOf<State, Ask, Event>();
const kinds = {
  pull: kind({
    answers: ['pull'],
    fields: { effort: whole(1, 3) },
    candidates: () => [{ effort: 1 }, { effort: 2 }, { effort: 3 }],
    refuse: ({ breath }, { effort }) =>
      effort > breath ? refusal(`There is breath for ${breath} only. Pull less hard.`, 'tug.rope.breath') : null,
    perform: (state, { effort }, { side }) =>
      roll(6, { decides: 'how far the rope goes', rules: ['tug.rope.pull'] }, (face) => {
        const by = (side === 'left' ? -1 : 1) * Math.min(effort, face);
        const pulled = { ...state, rope: state.rope + by, breath: state.breath - effort };
        return certain(face === 6 ? asking(pulled, { what: 'foul', side: 'judge' }) : pulled, {
          kind: 'pulled',
          by,
          rules: ['tug.rope.pull'],
        });
      }),
  }),
  rule: kind({
    answers: ['foul'],
    fields: { call: oneOf(['play on', 'back to the middle']) },
    candidates: () => [{ call: 'play on' }, { call: 'back to the middle' }],
    refuse: () => null,
    perform: (state, { call }) => certain(call === 'play on' ? state : { ...state, rope: 0 }),
  }),
};

const isOver = ({ rope }: State): boolean => Math.abs(rope) >= 5;
export const askedNow = questionOf<State, Ask>(isOver, ({ turn, breath }) =>
  breath > 0 ? { what: 'pull', side: turn % 2 === 0 ? 'left' : 'right' } : null,
);

export const tugOfWar = battleRuleset<object, State, ActionOf<typeof kinds>, Ask, Event, Side, Side>({
  system: 'tug',
  version: 1,
  begin: () => certain({ rope: 0, turn: -1, breath: 0, asks: [] }),
  askedNow,
  kinds: () => kinds,
  asksFor: { pull: 'how hard to pull', foul: 'whether it was a foul' },
  over: refusal('The rope has gone over the line.', 'tug.rope.end'),
  unknown: refusal('This game has no such action.', 'tug.rope.turn'),
  sequence: ['tug.rope.turn'],
  advance: advancing({
    rests: isOver,
    // A rope that has come to the middle gives nobody an advantage: whoever pulls loses his breath.
    watchers: () => [
      watch((state) => changed(state, report(state.breath === 1 && state.rope === 0 ? { ...state, breath: 0 } : state))),
    ],
    isAsked: (state) => askedNow(state) !== null,
    next: (state) => certain({ ...state, turn: state.turn + 1, breath: 3 }),
  }),
  result: (state) => (isOver(state) ? (state.rope < 0 ? 'left' : 'right') : null),
  readSetup: (value) => (object({})(value) ? { ok: true, value } : { ok: false, because: 'A set-up is empty.', rules: [] }),
});

/** A state of the game, for tests. */
export const ropeAt = (rope: number, breath = 3): State => ({ rope, turn: 0, breath, asks: [] });

/**
 * The magic auction: a spell, two sides, what both seal, the exact answer. The whole question is in the address, so
 * that every answer can be linked.
 */
import { useMemo, useState } from 'preact/hooks';
import { mostOfArmy, mostOfUser, whyCasts, whyDefences } from '../../engine/fr3/auction/bids.ts';
import { type AuctionView, auctionCalculatorOf, type Castable } from '../../engine/fr3/auction/calculator.ts';
import { readAddress, writeAddress } from '../../engine/kernel/calculator/address.ts';
import { type Answer, ask as answerTo, type Outcome } from '../../engine/kernel/calculator/answer.ts';
import { filled, firstQuestion, type Procedure, viewOf } from '../../engine/kernel/calculator/procedure.ts';
import type { Question } from '../../engine/kernel/calculator/question.ts';
import { partForm, saying } from './auction-form.ts';
import { Drawer } from './Drawer.tsx';
import { FieldOf, Fields } from './Fields.tsx';
import { Cited, type LinkedRules, RuleLink, RuleLinks } from './links.tsx';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Problems } from './Problems.tsx';
import { Refusals } from './Refusals.tsx';
import { Say } from './Say.tsx';
import { SumCard } from './Sums.tsx';
import { useQuestion } from './useQuestion.ts';
import { signed } from './words.ts';

type Detail = typeof import('./auction-detail.tsx');

interface Props {
  spells: readonly Castable[];
  /** What a magic point is worth if nobody says otherwise. */
  point: number;
  rules: LinkedRules;
}

type Key = 's' | 'c' | 'd' | 'w';

/** Circumstances that stand beside the bids; all others stand in the drawers. */
const inCards = ['level', 'user', 'own', 'army', 'extra', 'points', 'later', 'active'];
const selected = ['own', 'army', 'clock'];

interface NumberChoiceProps {
  name: string;
  rule: string;
  now: number;
  most: number;
  onSet: (value: number) => void;
}

/** A number from a list: quicker with a thumb than twenty steps. */
function NumberChoice({ name, rule, now, most, onSet }: NumberChoiceProps) {
  return (
    <div class="choice">
      <span>
        <RuleLink id={rule}>{name}</RuleLink>
      </span>
      <select class="field" aria-label={name} value={now} onChange={(event) => onSet(Number(event.currentTarget.value))}>
        {Array.from({ length: Math.max(most, now) + 1 }, (_, value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </div>
  );
}

const category = (id: string) => ({ id: id === 'works' ? 'b-destroyed' : 'a-destroyed' });
const chances = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ id, words, chance }) => ({ category: { ...category(id), words }, chance }));

const names = { a: 'Caster', b: 'Defender' };

/** The dice of both sides with what is added, and who wins a tie. */
function Rolls({ answer }: { answer: Answer }) {
  return (
    <>
      <div class="sums">
        {answer.sums.map(({ title, side, lines }) => (
          <SumCard
            key={title}
            side={side}
            title={title}
            total={`d10 ${signed(lines.reduce((total, { amount }) => total + amount, 0))}`}
            lines={lines}
            nothing="No points: nothing is rolled."
          />
        ))}
      </div>
      {answer.notes.map(({ says, rules }) => (
        <p key={says}>
          {says} <Cited rules={rules} />
        </p>
      ))}
    </>
  );
}

/** The question without what a refusal is about. */
function without(of: Procedure, question: Question, at: string): Question | undefined {
  const [key = '', id] = at.split('.');
  return id && question.parts[key]?.[id] !== undefined ? saying(of, question, key, { [id]: undefined }) : undefined;
}

export default function AuctionOdds({ spells, point, rules }: Props) {
  const [detail, setDetail] = useState<Detail>();
  const load = async () => setDetail(await import('./auction-detail.tsx'));
  const calculator = useMemo(() => auctionCalculatorOf(spells, point), [spells, point]);
  const of = calculator.procedures[0] as Procedure;
  const [question, problems, ask] = useQuestion<Question>(
    firstQuestion(of),
    (search) => readAddress(calculator, search),
    (asked) => writeAddress(calculator, asked).replace(/^roll=auction&?/, ''),
  );
  const reply = answerTo(calculator, question);
  const view = viewOf(of, question) as AuctionView;
  const { auction, by } = view;
  const say = (key: Key, said: Readonly<Record<string, unknown>>) => ask(saying(of, question, key, said));
  const all = filled(of, question);
  const number = (key: Key, id: string) => all[key]?.[id] as number;

  const card = (key: 'c' | 'd') => {
    const form = partForm(calculator, question, key, () => true, ask);
    return form.circumstances
      .filter(
        ({ id, matters }) =>
          inCards.includes(id) && id !== 'active' && (matters(view) || form.now(id) !== form.usual(id, form.now(id))),
      )
      .map((circumstance) => {
        const { id, name, rules: cited } = circumstance;
        if (!selected.includes(id)) return <FieldOf key={id} form={form} circumstance={circumstance} />;
        if (key === 'd' && id === 'own' && auction.defender.user === 'none') return null;
        return (
          <NumberChoice
            key={id}
            name={name}
            rule={cited[0] ?? ''}
            now={number(key, id)}
            most={28}
            onSet={(value) => say(key, { [id]: value })}
          />
        );
      });
  };

  const rest = (key: 's' | 'c' | 'd') => {
    const form = partForm(calculator, question, key, ({ id }) => !inCards.includes(id) && id !== 'clock', ask);
    const set = form.circumstances.filter(({ id }) => form.now(id) !== form.usual(id, form.now(id))).length;
    const title = { s: 'The target', c: 'The caster', d: 'The defender' }[key];
    return (
      <Drawer
        class={`circumstances circumstances-${key === 'd' ? 'b' : 'a'}`}
        title={title}
        says={set === 0 ? 'as usual' : set === 1 ? '1 circumstance' : `${set} circumstances`}
      >
        {() => (
          <>
            {key !== 's' && (
              <NumberChoice
                name="Morale clock"
                rule="fr3.auction.morale-clock-points"
                now={number(key, 'clock')}
                most={12}
                onSet={(clock) => say(key, { clock })}
              />
            )}
            <Fields form={form} />
          </>
        )}
      </Drawer>
    );
  };

  const standing = (user: boolean) =>
    user
      ? say('d', { active: true, points: Math.max(1, number('d', 'points')) })
      : say('d', { active: false, later: 0, points: Math.min(mostOfArmy(auction), number('d', 'points')) });

  const line = reply.ok ? reply.sentence : '';
  return (
    <RuleLinks.Provider value={rules}>
      <div class="odds auction">
        <Problems problems={problems} />
        <label class="choice auction-spell">
          <span>Spell</span>
          <select
            class="field"
            value={view.spell.id}
            onChange={(event) => say('s', { unit: event.currentTarget.value, cost: undefined })}
          >
            {[1, 2, 3].map((level) => (
              <optgroup key={level} label={`Level ${level}`}>
                {spells
                  .filter((spell) => spell.level === level)
                  .map(({ id, name, costs }) => (
                    <option key={id} value={id}>
                      {name}, {costs.join('/')}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <div class="auction-sides">
          <fieldset class="auction-side auction-side-a">
            <legend>Caster</legend>
            {card('c')}
          </fieldset>
          <fieldset class="auction-side auction-side-b">
            <legend>Defender</legend>
            {card('d')}
            {(mostOfUser(auction) > 0 || by === 'user') && (
              <fieldset class="segmented">
                <legend>Who resists</legend>
                {[false, true].map((user) => (
                  <label key={String(user)}>
                    <input type="radio" name="stands" checked={(by === 'user') === user} onChange={() => standing(user)} />
                    <span>{user ? 'The magic user too' : 'The army pool alone'}</span>
                  </label>
                ))}
              </fieldset>
            )}
          </fieldset>
        </div>
        {reply.ok ? (
          <>
            <section class="answer" aria-label="The odds">
              <Bar chances={chances(reply.outcomes)} names={names} />
              <OutcomeTable chances={chances(reply.outcomes)} names={names} />
              <p class="sr" role="status">
                {line}
              </p>
            </section>
            <Rolls answer={reply} />
          </>
        ) : (
          <Refusals
            title="The rules do not allow this."
            refusals={reply.refusals}
            nameOf={(at) => {
              const [key, id] = at.split('.');
              return of.parts.find((part) => part.key === key)?.circumstances.find((each) => each.id === id)?.name ?? at;
            }}
            without={(at) => without(of, question, at)}
            onAsk={ask}
          />
        )}
        <section class="both-sides" aria-label="Circumstances">
          <h2>Circumstances</h2>
          {rest('s')}
          {rest('c')}
          {rest('d')}
        </section>
        <section class="auction-why" aria-label="What each side may bid">
          <h2>What each side may bid</h2>
          <div class="sums">
            {([whyCasts(auction), whyDefences(auction)] as const).map((said, at) => (
              <div key={at === 0 ? 'c' : 'd'} class={`sum sum-${at === 0 ? 'a' : 'b'}`}>
                <h3>{at === 0 ? 'Caster' : 'Defender'}</h3>
                <ul>
                  {said.map(({ says, rules: cited }) => (
                    <li key={says}>
                      <span>
                        {says} <Cited rules={cited} />
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
        {reply.ok && <Say sentence={line} />}
        <Drawer
          title="The bids that cannot be exploited"
          says="Given what success and a magic point are worth: the best mixture of bids for both sides."
          onOpen={load}
        >
          {() => detail && <detail.EquilibriumView view={view} stakes={all.w ?? {}} onStake={(said) => say('w', said)} />}
        </Drawer>
        <Drawer title="Every pair of bids" says="The chance of success for whatever both sides seal." onOpen={load}>
          {() =>
            detail && (
              <detail.BidMap
                view={view}
                onAsk={(extra, defence) => {
                  const bid = saying(of, question, 'c', { extra, later: 0 });
                  ask(saying(of, bid, 'd', { points: defence.total, active: defence.by === 'user', later: 0 }));
                }}
              />
            )
          }
        </Drawer>
        <Drawer title="Best answers" says="What to seal against any bid of the other side." onOpen={load}>
          {() => detail && <detail.BestAnswers view={view} />}
        </Drawer>
        {reply.ok && (
          <Drawer
            title="What would change it"
            says="Every circumstance that could be added or taken away, the largest effect first."
            onOpen={load}
          >
            {() => detail && <detail.AuctionChanges calculator={calculator} question={question} answer={reply} onAsk={ask} />}
          </Drawer>
        )}
      </div>
    </RuleLinks.Provider>
  );
}

/**
 * The melee odds: two units, how they meet, the exact answer. The whole question is in the address,
 * so that every answer can be linked.
 */
import type { MeleeQuestion, SideId } from '../../engine/fr3/melee/question.ts';
import { Drawer } from './Drawer.tsx';
import { keptChances } from './kept/chances.ts';
import { Kept } from './kept/Kept.tsx';
import { type LinkedRules, RuleLinks } from './links.tsx';
import { Meeting } from './Meeting.tsx';
import type { MeleeView } from './melee-view.ts';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Problems } from './Problems.tsx';
import { Say } from './Say.tsx';
import { Sums } from './Sums.tsx';
import { UnitPicker } from './UnitPicker.tsx';
import { unitName } from './unit-name.ts';
import { useLater } from './useLater.ts';
import { useQuestion } from './useQuestion.ts';
import { lower } from './words.ts';

/** What the page asks before anybody has asked anything. */
export const firstQuestion: MeleeQuestion = { a: { unit: 'knights' }, b: { unit: 'pikes' }, charge: 'a' };

interface Props {
  /** The answer to `firstQuestion`. */
  first: MeleeView;
  rules: LinkedRules;
  /** Address of the sheet of unit symbols. */
  symbols: string;
}

export default function MeleeOdds({ first, rules, symbols }: Props) {
  const later = useLater(() => import('./detail.ts'));
  const [question, problems, show, unread] = useQuestion(
    firstQuestion,
    async (search) => (await later.load()).fromAddress(search, firstQuestion),
    (now) => later.now?.writeAddress(now) ?? '',
  );
  const detail = later.now;
  const ask = (next: MeleeQuestion) => later.whenHere(() => show(next));
  const { address, refusals, sums, chances, line } = detail ? detail.viewOf(question) : first;
  const choose = (side: SideId) => (unit: string) => ask({ ...question, [side]: { unit } });
  const plural = { a: unitName(question.a.unit), b: unitName(question.b.unit) };
  const names = plural.a === plural.b ? { a: `First ${lower(plural.a)}`, b: `Second ${lower(plural.b)}` } : plural;

  const swapped = (): MeleeQuestion => ({
    ...question,
    a: question.b,
    b: question.a,
    ...(question.charge ? { charge: question.charge === 'a' ? 'b' : 'a' } : {}),
  });
  const circumstances = (side: SideId) => {
    const set = Object.keys(question[side]).length - 1;
    return (
      <Drawer
        class={`circumstances circumstances-${side}`}
        title={names[side]}
        says={set === 0 ? 'as usual' : set === 1 ? '1 circumstance' : `${set} circumstances`}
        onOpen={later.load}
      >
        {() =>
          detail && <detail.Circumstances question={question} side={side} onChange={(now) => ask({ ...question, [side]: now })} />
        }
      </Drawer>
    );
  };

  return (
    <RuleLinks.Provider value={rules}>
      {/* Whoever reaches for it will ask something. */}
      <div class="odds" inert={unread} onPointerOver={later.load} onFocusIn={later.load}>
        <Problems problems={problems} />
        <div class="versus">
          <UnitPicker side="a" label="First unit" unit={question.a.unit} symbols={symbols} onChoose={choose('a')} />
          <button type="button" class="icon-button swap" aria-label="Swap sides" onClick={() => ask(swapped())}>
            <span aria-hidden="true">⇄</span>
          </button>
          <UnitPicker side="b" label="Second unit" unit={question.b.unit} symbols={symbols} onChoose={choose('b')} />
        </div>
        <Meeting question={question} names={names} onAsk={ask} />
        {sums ? (
          <>
            <section class="answer" aria-label="The odds">
              <Bar chances={chances} names={names} />
              <OutcomeTable chances={chances} names={names} />
              <p class="sr" role="status">
                {line}
              </p>
            </section>
            <Sums answer={sums} names={names} />
          </>
        ) : (
          detail && (
            <detail.Refusals
              title="The rules do not allow this meeting."
              refusals={refusals}
              nameOf={detail.nameOf}
              without={(at) => detail.without(question, at)}
              onAsk={ask}
            />
          )
        )}
        <section class="both-sides" aria-label="Circumstances">
          <h2>Circumstances</h2>
          {circumstances('a')}
          {circumstances('b')}
        </section>
        {sums && (
          <>
            <Say sentence={line} />
            <Kept
              address={address}
              sentence={line}
              chances={keptChances(chances, names)}
              answer={async (kept) => (await later.load()).answerTo(kept)}
            />
            <Drawer
              title="What would change it"
              says="Every circumstance that could be added or taken away, the largest effect first."
              onOpen={later.load}
            >
              {() => detail && <detail.Changes question={question} names={names} onAsk={ask} />}
            </Drawer>
            <Drawer
              title="Phase after phase"
              says="The same melee fought on, with losses carried and rallies between."
              onOpen={later.load}
            >
              {() => detail && <detail.Phases question={question} names={names} />}
            </Drawer>
          </>
        )}
        <Drawer
          title="Everybody against everybody"
          says="All units of the reference table against all others, as a heat map."
          onOpen={later.load}
        >
          {() =>
            detail && (
              <detail.Matrix
                onAsk={(asked) => {
                  ask(asked);
                  scrollTo({ top: 0, behavior: 'smooth' });
                }}
              />
            )
          }
        </Drawer>
      </div>
    </RuleLinks.Provider>
  );
}

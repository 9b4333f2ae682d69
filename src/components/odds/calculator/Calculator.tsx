/**
 * The page of a calculator: the question, the exact answer, and further views. It displays sheets; the engine that makes them is
 * loaded when the first question changes. The whole question is in the address.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Situation } from '../../../engine/kernel/calculator/procedure.ts';
import type { Choices } from '../choices.ts';
import { Drawer } from '../Drawer.tsx';
import { keptChances } from '../kept/chances.ts';
import { Kept } from '../kept/Kept.tsx';
import { type LinkedRules, RuleLinks } from '../links.tsx';
import { Problems } from '../Problems.tsx';
import { Say } from '../Say.tsx';
import { useLazy } from '../useLazy.ts';
import { Working } from '../work/Working.tsx';
import { resultFrom } from '../work/workers.ts';
import { AnswerInFull, Pinned } from './Answer.tsx';
import { type CalculatorName, engineNamed } from './engines.ts';
import { ownViews } from './own-views.ts';
import { FoldedFields, Heads, OpenFields, Whole } from './Parts.tsx';
import { RollPicker } from './RollPicker.tsx';
import { Differences, Tabs } from './SideBySide.tsx';
import { Situations } from './Situations.tsx';
import type { Question, Roll, Sheet } from './sheet.ts';
import { Turns } from './Turns.tsx';
import { startWorker, useCalculatorTask } from './useCalculatorTask.ts';
import { type Sheets, useSheets } from './useSheets.ts';
import { chancesOf, keptSheet, noNames } from './words.ts';

export interface CalculatorProps {
  name: CalculatorName;
  /** The content of the page before any change. */
  first: Sheet;
  rolls: readonly Roll[];
  situations: readonly Situation[];
  /** The rules that the first sheet cites, and the address of a file with all others. */
  rules: LinkedRules;
  moreRules: string;
  /** The address of the sheet with unit symbols. */
  symbols: string;
}

/**
 * A sheet with its answer. If that takes long, the worker calculates it, and until then the last answer to the same procedure is
 * shown.
 */
function useAnswered(asked: Sheet, name: CalculatorName) {
  const work = useCalculatorTask<Sheet>(name, asked.waits && { kind: 'sheet', question: asked.question });
  const last = useRef(asked);
  const sheet = asked.waits && work.result ? work.result : asked;
  if (sheet.answer) last.current = sheet;
  const old = sheet.waits && !work.stopped && last.current.question.roll === sheet.question.roll;
  return { sheet, work, shown: old ? last.current.answer : sheet.answer };
}

/** Links to all rules that the calculator can cite, loaded when the question first changes. */
function useRules(first: LinkedRules, address: string, wanted: boolean): LinkedRules {
  const [rules, setRules] = useState(first);
  useEffect(() => {
    if (!wanted) return;
    fetch(address)
      .then((reply) => (reply.ok ? reply.json() : first))
      .then((all: LinkedRules) => setRules(all))
      .catch(() => {});
  }, [wanted]);
  return rules;
}

/** The answer to a saved question. */
async function keptAnswer(name: CalculatorName, address: string) {
  const engine = await engineNamed(name);
  const [kept] = engine.open(address).sheets;
  if (!kept?.waits) return kept && keptSheet(kept);
  const found = await resultFrom(() => startWorker(name), { kind: 'sheet', question: kept.question, of: name });
  return found ? keptSheet(found as Sheet) : undefined;
}

/** Views that need more than one answer. */
function Views({ name, sheet, sheets, symbols }: { name: CalculatorName; sheet: Sheet; sheets: Sheets; symbols: string }) {
  const later = useLazy(async () => {
    const [views, engine] = await Promise.all([import('./Views.tsx'), engineNamed(name)]);
    return { views, engine };
  });
  const own = ownViews[name];
  const ownLater = useLazy(async () => ({ View: (await own?.view())?.default, engine: await engineNamed(name) }));
  const OwnView = ownLater.now?.View;
  const onAsk = (question: Question) => void sheets.ask(() => question);
  const { turns, compare, answer, waits } = sheet;
  const loaded = later.now;
  if (!answer && !waits) return null;
  const body = (draw: (of: NonNullable<typeof loaded>) => preact.ComponentChildren) => () =>
    loaded ? draw(loaded) : <p class="fine">Loading…</p>;
  return (
    <>
      {compare.length > 0 && (
        <Drawer
          title="Other units instead"
          says="All other units in the same circumstances, with the best first."
          onOpen={later.load}
        >
          {body(({ views, engine }) => (
            <views.ComparedKinds engine={engine} sheet={sheet} onAsk={onAsk} />
          ))}
        </Drawer>
      )}
      <Drawer
        title="What would change the odds"
        says="The effect of every circumstance that you can add or remove, with the largest effect first."
        onOpen={later.load}
      >
        {body(({ views }) => (
          <views.Changes name={name} sheet={sheet} onAsk={onAsk} />
        ))}
      </Drawer>
      {turns?.folded && (
        <Drawer title={turns.folded.title} says={turns.folded.says} onOpen={later.load}>
          {body(({ views }) => (
            <views.Course
              name={name}
              sheet={sheet}
              onAsk={onAsk}
              onTurns={(now) => void sheets.ask((question) => ({ ...question, turns: now }))}
              onSet={(id, value) => void sheets.ask((question, { set }) => set(question, '', id, value))}
            />
          ))}
        </Drawer>
      )}
      {compare.length > 1 && (
        <Drawer
          title="Every unit against every unit"
          says="A heat map of all the odds in the same circumstances."
          onOpen={later.load}
        >
          {body(({ views }) => (
            <views.HeatMap
              name={name}
              sheet={sheet}
              onAsk={(question) => {
                onAsk(question);
                scrollTo({ top: 0, behavior: 'smooth' });
              }}
            />
          ))}
        </Drawer>
      )}
      {own && (
        <Drawer
          title={own.title}
          says={own.says}
          onOpen={() => {
            void ownLater.load();
            void sheets.unfold();
          }}
        >
          {() =>
            OwnView && ownLater.now ? (
              <OwnView name={name} sheet={sheet} engine={ownLater.now.engine} symbols={symbols} onAsk={onAsk} />
            ) : (
              <p class="fine">Loading…</p>
            )
          }
        </Drawer>
      )}
    </>
  );
}

export default function Calculator({ name, first, rolls, situations, rules, moreRules, symbols }: CalculatorProps) {
  const [near, setNear] = useState(false);
  const load = () => {
    setNear(true);
    return engineNamed(name);
  };
  const sheets = useSheets(first, load);
  const { ask } = sheets;
  const { sheet, work, shown } = useAnswered(sheets.sheet, name);
  const links = useRules(rules, moreRules, near);
  const refusing = useLazy(() => import('../Refusals.tsx'));
  const { answer, parts, refusals, turns, waits } = sheet;
  const names = shown?.names;
  const chances = shown ? chancesOf(shown.outcomes) : [];
  const called = (at: string) => refusals.find((each) => each.at === at);
  const refused = !answer && !waits;
  useEffect(() => {
    if (refused) void refusing.load();
  }, [refused]);
  const choices = async (key: string): Promise<Choices> => {
    const engine = await load();
    const { question, compare } = sheet;
    return {
      kinds: engine.kinds(question, key),
      compared: compare.includes(key) ? engine.compared(question, key) : undefined,
    };
  };
  const actions = {
    choices,
    onName: (key: string, unit: string) => void ask((question, { name: named }) => named(question, key, unit)),
    onSet: (key: string, id: string, value: unknown) => void ask((question, { set }) => set(question, key, id, value)),
    onPut: (key: string) => void ask((question, { put }) => put(question, key)),
    onRemove: (key: string) => void ask((question, { without }) => without(question, key)),
  };
  return (
    <RuleLinks.Provider value={links}>
      {/* Loads the engine when the pointer or focus reaches the form, because it will probably be needed. */}
      <div class="odds calculator" inert={sheets.unread} onPointerEnter={() => void load()} onFocusCapture={() => void load()}>
        <Problems problems={sheets.problems} />
        <RollPicker
          rolls={rolls}
          now={sheet.question.roll}
          onRoll={(roll) => void ask((question, { to }) => to(roll, question))}
        />
        {sheets.sheets.length > 1 && <Tabs {...sheets} />}
        <Heads sheet={sheet} symbols={symbols} onSwap={() => void ask((question, { swap }) => swap(question))} {...actions} />
        <Whole parts={parts} onSet={actions.onSet} />
        {waits && <Working work={work} what="the answer" />}
        {shown && <Pinned answer={shown} old={waits ?? false} />}
        {refused && refusing.now && (
          <refusing.now.Refusals
            title="The rules do not allow this."
            refusals={refusals}
            nameOf={(at) => called(at)?.name ?? at}
            without={(at) => (called(at)?.canGo ? at : undefined)}
            onAsk={(at) => void ask((question, { without }) => without(question, at))}
          />
        )}
        {situations.length > 0 && (
          <Situations situations={situations} onAsk={(parts) => void ask((question) => ({ ...question, parts }))} />
        )}
        <OpenFields parts={parts} names={names} onSet={actions.onSet} />
        <FoldedFields
          parts={parts}
          names={names}
          partly={sheet.partly ?? false}
          onOpen={() => void sheets.unfold()}
          onSet={actions.onSet}
          onReset={(key) => void ask((question, { reset }) => reset(question, key))}
        />
        <Differences sheets={sheets.sheets} />
        {shown && <AnswerInFull answer={shown} old={waits ?? false} />}
        {turns && !turns.folded && (waits || answer?.course) && (
          <Turns
            turns={turns}
            names={names}
            course={shown?.course}
            old={waits ?? false}
            onTurns={(now) => void ask((question) => ({ ...question, turns: now }))}
            onSet={(id, value) => actions.onSet('', id, value)}
          />
        )}
        {answer && (
          <>
            <Say sentence={answer.sentence} />
            <Kept
              address={sheet.address}
              sentence={answer.sentence}
              chances={keptChances(chances, names ?? noNames)}
              answer={(address) => keptAnswer(name, address)}
            />
            {sheets.sheets.length < 2 && <Tabs {...sheets} />}
          </>
        )}
        <Views name={name} sheet={sheet} sheets={sheets} symbols={symbols} />
      </div>
    </RuleLinks.Provider>
  );
}

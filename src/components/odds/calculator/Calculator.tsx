/**
 * The page of a calculator: the question, the exact answer, and further views. The page displays sheets; the engine that makes
 * them is loaded when the first question changes. The whole question is in the address.
 */

import { useEffect, useState } from 'preact/hooks';
import type { Situation } from '../../../engine/kernel/calculator/procedure.ts';
import type { Choices } from '../choices.ts';
import { type LinkedRules, RuleLinks } from '../links.tsx';
import { Problems } from '../Problems.tsx';
import { Say } from '../Say.tsx';
import { savedChances } from '../saved-answers/chances.ts';
import { SaveAnswer } from '../saved-answers/SaveAnswer.tsx';
import { useLazy } from '../useLazy.ts';
import { useRules } from '../useRules.ts';
import { Working } from '../work/Working.tsx';
import { AnswerInFull, Pinned } from './Answer.tsx';
import { type CalculatorName, engineNamed } from './engines.ts';
import { MoreViews } from './MoreViews.tsx';
import { FoldedFields, Heads, OpenFields, Whole } from './Parts.tsx';
import { RollPicker } from './RollPicker.tsx';
import { Differences, Tabs } from './SideBySide.tsx';
import { Situations } from './Situations.tsx';
import type { Roll, Sheet } from './sheet.ts';
import { Turns } from './Turns.tsx';
import { keptAnswer, useAnswered } from './use-answered.ts';
import { useSheets } from './useSheets.ts';
import { chancesOf, noNames } from './words.ts';

export interface CalculatorProps {
  name: CalculatorName;
  /** The content of the page before any change. */
  first: Sheet;
  rolls: readonly Roll[];
  situations: readonly Situation[];
  /** The rules that the first sheet cites, and the address of a file with all other rules. */
  rules: LinkedRules;
  moreRules: string;
  /** The address of the sheet with unit symbols. */
  symbols: string;
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
            <SaveAnswer
              address={sheet.address}
              sentence={answer.sentence}
              chances={savedChances(chances, names ?? noNames)}
              answer={(address) => keptAnswer(name, address)}
            />
            {sheets.sheets.length < 2 && <Tabs {...sheets} />}
          </>
        )}
        <MoreViews name={name} sheet={sheet} sheets={sheets} symbols={symbols} />
      </div>
    </RuleLinks.Provider>
  );
}

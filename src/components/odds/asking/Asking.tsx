/**
 * The page of a calculator that asks for one of many rolls: the roll, its parts, the exact answer. It shows sheets;
 * the engine that makes them comes when somebody asks for another than the first. The whole question is in the address.
 */
import { useRef } from 'preact/hooks';
import { type ChangeRow, ChangeTable } from '../ChangeTable.tsx';
import { Drawer } from '../Drawer.tsx';
import { keptChances } from '../kept/chances.ts';
import { Kept } from '../kept/Kept.tsx';
import { Cited, type LinkedRules, RuleLink, RuleLinks } from '../links.tsx';
import { Bar, OutcomeTable } from '../OutcomeBar.tsx';
import { Problems } from '../Problems.tsx';
import { Refusals } from '../Refusals.tsx';
import { Say } from '../Say.tsx';
import { SumCard } from '../Sums.tsx';
import { useWork } from '../work/useWork.ts';
import { Working } from '../work/Working.tsx';
import { resultFrom } from '../work/workers.ts';
import type { Engine, SheetChanges } from './engine.ts';
import { PartCard } from './PartCard.tsx';
import { RollPicker } from './RollPicker.tsx';
import type { AskingTask } from './serve-asking.ts';
import type { Question, Roll, Sheet, SheetAnswer } from './sheet.ts';
import { Turns } from './Turns.tsx';
import { useSheet } from './useSheet.ts';
import { chancesOf, keptSheet, noNames, signed, totalOf } from './words.ts';

export interface AskingProps {
  /** What the page shows before anybody has asked anything. */
  first: Sheet;
  rolls: readonly Roll[];
  rules: LinkedRules;
  /** Address of the sheet of unit symbols. */
  symbols: string;
}

interface Props extends AskingProps {
  load: () => Promise<Engine>;
  /** Makes a worker with the same engine. */
  start: () => Worker;
}

function Sums({ sums }: Pick<SheetAnswer, 'sums'>) {
  if (!sums.length) return null;
  return (
    <div class="sums">
      {sums.map((sum) => (
        <SumCard
          key={sum.title}
          title={sum.title}
          total={totalOf(sum)}
          side={sum.side}
          lines={sum.lines}
          nothing={sum.die === undefined ? 'Nothing counts.' : `Nothing is added: a plain d${sum.die}.`}
          amount={({ id, amount }) => (id === 'combat-factor' ? String(amount) : signed(amount))}
        >
          {sum.against && (
            <p class="sum-against">
              <span>
                {sum.against.name} <Cited rules={sum.against.rules} />
              </span>
              <b>{sum.against.value}</b>
            </p>
          )}
        </SumCard>
      ))}
    </div>
  );
}

function Notes({ notes }: Pick<SheetAnswer, 'notes'>) {
  if (!notes.length) return null;
  return (
    <ul class="asked-notes">
      {notes.map(({ says, rules }) => (
        <li key={says}>
          {says} <Cited rules={rules} />
        </li>
      ))}
    </ul>
  );
}

/** What works tasks out on the page, for want of a worker. */
const here = (load: Props['load']) => async () => (await import('./serve-asking.ts')).askingWork(await load());

interface ChangesProps extends Pick<Props, 'start' | 'load'> {
  sheet: Sheet;
  onAsk: (question: Question) => void;
}

function Changes({ sheet, start, load, onAsk }: ChangesProps) {
  const work = useWork<SheetChanges, AskingTask>(start, { kind: 'changes', question: sheet.question }, here(load));
  if (!work.result) return <Working work={work} what="what would change it" steps="changes" />;
  const { columns, rows } = work.result;
  const list: ChangeRow[] = rows.map(({ part, side, whose, name, adds, question, moved }) => ({
    id: `${part}${name}`,
    who: sheet.parts.length > 1 ? { side, name: whose } : undefined,
    name,
    adds,
    moved,
    ask: () => onAsk(question),
  }));
  return <ChangeTable columns={columns} rows={list} />;
}

/** A sheet with its answer, which the worker makes where it takes long, and the last answer to the same roll until then. */
function useAnswered(asked: Sheet, { start, load }: Pick<Props, 'start' | 'load'>) {
  const task: AskingTask | undefined = asked.waits && { kind: 'sheet', question: asked.question };
  const work = useWork<Sheet, AskingTask>(start, task, here(load));
  const last = useRef(asked);
  const sheet = asked.waits && work.result ? { ...work.result, problems: asked.problems } : asked;
  if (sheet.answer) last.current = sheet;
  const old = sheet.waits && !work.stopped && last.current.question.roll === sheet.question.roll;
  return { sheet, work, shown: old ? last.current.answer : sheet.answer };
}

/** A question without what stands at a place. */
function without(question: Question, at: string): Question {
  const [key = '', id = ''] = at.split('.');
  const { [id]: _gone, ...rest } = (question.parts[key] ?? {}) as Record<string, unknown>;
  return { ...question, parts: { ...question.parts, [key]: rest } };
}

export function Asking({ first, rolls, rules, symbols, load, start }: Props) {
  const { sheet: asked, unread, ask } = useSheet(first, load);
  const { sheet, work, shown } = useAnswered(asked, { start, load });
  const { answer, parts, refusals, turns, waits } = sheet;
  const chances = shown ? chancesOf(shown.outcomes) : [];
  const called = (at: string) => refusals.find((each) => each.at === at);
  return (
    <RuleLinks.Provider value={rules}>
      {/* Whoever comes near the form will want the engine next. */}
      <div class="odds asking" inert={unread} onPointerEnter={() => void load()} onFocusCapture={() => void load()}>
        <Problems problems={sheet.problems} />
        <RollPicker rolls={rolls} now={sheet.question.roll} onRoll={(roll) => ask((question, { to }) => to(roll, question))} />
        <p class="asked-says">
          {sheet.says} <RuleLink id={sheet.rules[0] ?? ''}>The rule</RuleLink>
        </p>
        <div class="asked-parts">
          {parts.map((part) => (
            <PartCard
              key={`${sheet.question.roll}-${part.key}`}
              part={part}
              symbols={symbols}
              onName={(unit) => ask((question, { name }) => name(question, part.key, unit))}
              onSet={(id, value) => ask((question, { set }) => set(question, part.key, id, value))}
            />
          ))}
        </div>
        {waits && <Working work={work} what="the answer" />}
        {shown && (
          <div class="asked-answer" aria-busy={waits ?? false}>
            <section class="answer" aria-label="The odds">
              <p class="asked-subject">{shown.subject}</p>
              <Bar chances={chances} names={noNames} />
              <OutcomeTable chances={chances} names={noNames} />
              <p class="sr" role="status">
                {shown.sentence}
              </p>
            </section>
            <Notes notes={shown.notes} />
            <Sums sums={shown.sums} />
          </div>
        )}
        {turns && (waits || answer?.course) && (
          <Turns
            turns={turns}
            course={shown?.course}
            old={waits ?? false}
            onTurns={(now) => ask((question) => ({ ...question, turns: now }))}
          />
        )}
        {answer && (
          <>
            <Say sentence={answer.sentence} />
            <Kept
              address={sheet.address}
              sentence={answer.sentence}
              chances={keptChances(chances, noNames)}
              answer={async (address) => {
                const engine = await load();
                const kept = engine.open(address);
                if (!kept.waits) return keptSheet(kept);
                const found = await resultFrom(start, { kind: 'sheet', question: kept.question } satisfies AskingTask);
                return found ? keptSheet(found as Sheet) : undefined;
              }}
            />
          </>
        )}
        {answer || waits ? (
          <Drawer
            title="What would change it"
            says="Every circumstance that could be added or taken away, the largest effect first."
          >
            {() => <Changes sheet={sheet} start={start} load={load} onAsk={(question) => ask(() => question)} />}
          </Drawer>
        ) : (
          <Refusals
            title="The rules do not allow this roll."
            refusals={refusals}
            nameOf={(at) => called(at)?.name ?? at}
            without={(at) => (called(at)?.canGo ? without(sheet.question, at) : undefined)}
            onAsk={(question) => ask(() => question)}
          />
        )}
      </div>
    </RuleLinks.Provider>
  );
}

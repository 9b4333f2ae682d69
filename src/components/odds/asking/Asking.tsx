/**
 * The page of a calculator that asks for one of many rolls: the roll, its parts, the exact answer. It shows sheets;
 * the engine that makes them comes when somebody asks for another than the first. The whole question is in the address.
 */
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
import type { Engine } from './engine.ts';
import { PartCard } from './PartCard.tsx';
import { RollPicker } from './RollPicker.tsx';
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

function Changes({ sheet, engine, onAsk }: { sheet: Sheet; engine: Engine; onAsk: (question: Question) => void }) {
  const { columns, rows } = engine.changes(sheet.question);
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

/** A question without what stands at a place. */
function without(question: Question, at: string): Question {
  const [key = '', id = ''] = at.split('.');
  const { [id]: _gone, ...rest } = (question.parts[key] ?? {}) as Record<string, unknown>;
  return { ...question, parts: { ...question.parts, [key]: rest } };
}

export function Asking({ first, rolls, rules, symbols, load }: Props) {
  const { sheet, engine, ready, ask } = useSheet(first, load);
  const { answer, parts, refusals, turns } = sheet;
  const chances = answer ? chancesOf(answer.outcomes) : [];
  const called = (at: string) => refusals.find((each) => each.at === at);
  return (
    <RuleLinks.Provider value={rules}>
      {/* Whoever comes near the form will want the engine next. */}
      <div class="odds asking" onPointerEnter={() => void load()} onFocusCapture={() => void load()}>
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
        {answer ? (
          <>
            <section class="answer" aria-label="The odds">
              <p class="asked-subject">{answer.subject}</p>
              <Bar chances={chances} names={noNames} />
              <OutcomeTable chances={chances} names={noNames} />
              <p class="sr" role="status">
                {answer.sentence}
              </p>
            </section>
            <Notes notes={answer.notes} />
            <Sums sums={answer.sums} />
            {turns && answer.course && (
              <Turns turns={turns} course={answer.course} onTurns={(now) => ask((question) => ({ ...question, turns: now }))} />
            )}
            <Say sentence={answer.sentence} />
            <Kept
              address={sheet.address}
              sentence={answer.sentence}
              chances={keptChances(chances, noNames)}
              answer={async (address) => keptSheet((await load()).open(address))}
            />
            <Drawer
              title="What would change it"
              says="Every circumstance that could be added or taken away, the largest effect first."
              onOpen={ready}
            >
              {() => engine && <Changes sheet={sheet} engine={engine} onAsk={(question) => ask(() => question)} />}
            </Drawer>
          </>
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

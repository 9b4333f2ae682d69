/** Divides fire among several targets: the other targets, and which units should fire at which. */
import { useState } from 'preact/hooks';
import { Drawer } from '../Drawer.tsx';
import { Inches } from '../Inches.tsx';
import { RuleLink } from '../links.tsx';
import { Stepper } from '../Stepper.tsx';
import { UnitPicker } from '../UnitPicker.tsx';
import { Working } from '../work/Working.tsx';
import type { FoundSharing, FoundSplit, SplitAim } from './engines/bowfire.ts';
import { SheetFieldOf } from './SheetField.tsx';
import type { SheetPart } from './sheet.ts';
import { useCalculatorTask } from './useCalculatorTask.ts';
import type { OwnViewProps } from './view-props.ts';

const aims: readonly { id: SplitAim; name: string; column: string }[] = [
  { id: 'losses', name: 'Losses this phase', column: 'Losses expected' },
  { id: 'kills', name: 'Units destroyed', column: 'Destroyed expected' },
  { id: 'points', name: 'Points destroyed', column: 'Points expected' },
];

const nextInch = (from: number, by: number): number => (by < 0 ? Math.max(0, Math.ceil(from) - 1) : Math.floor(from) + 1);

function Other({ part, props: { sheet, engine, symbols, onAsk } }: { part: SheetPart; props: OwnViewProps }) {
  const { question, parts } = sheet;
  const { key, name, unit = '', unitName = '', symbol = '' } = part;
  const firers = parts.find((each) => each.key === 'f')?.fields.find(({ id }) => id === 'range')?.now as number | undefined;
  const here = (question.parts[key]?.range as number | undefined) ?? firers ?? 0;
  return (
    <div class="firers">
      <UnitPicker
        side="b"
        label={name}
        unit={unit}
        name={unitName}
        symbol={symbol}
        symbols={symbols}
        load={async () => ({ kinds: engine.kinds(question, key) })}
        onChoose={(next) => onAsk(engine.name(question, key, next))}
        title={`Choose: ${name.toLowerCase()}`}
      />
      <div class="firers-row">
        <Stepper
          name={`${key}-range`}
          value={<Inches of={here} />}
          less={here > 0}
          more={true}
          onStep={(by) => onAsk(engine.set(question, key, 'range', nextInch(here, by)))}
        >
          Range
        </Stepper>
        <button type="button" class="button button-quiet" onClick={() => onAsk(engine.without(question, key))}>
          Remove
        </button>
      </div>
      <Drawer class="circumstances circumstances-b" title="Circumstances" says={part.set > 0 ? 'set' : 'as usual'}>
        {() => (
          <fieldset>
            {part.fields
              .filter(({ id }) => id !== 'range')
              .map((field) => (
                <SheetFieldOf
                  key={field.id}
                  part={part}
                  field={field}
                  onSet={(value) => onAsk(engine.set(question, key, field.id, value))}
                />
              ))}
          </fieldset>
        )}
      </Drawer>
    </div>
  );
}

function ShareCell({ share, firers }: { share: FoundSharing['shares'][number]; firers: readonly string[] }) {
  const who = share.counts.flatMap((count, at) => (count === 0 ? [] : [`${count} × ${firers[at]}`]));
  return (
    <td>
      {who.length ? who.join(', ') : <span class="same">nobody</span>}
      {who.length > 0 && (
        <small class="share">
          harmed {share.harmed}, destroyed {share.killed}
        </small>
      )}
    </td>
  );
}

export default function SplitFire(props: OwnViewProps) {
  const { name, sheet, engine, onAsk } = props;
  const [aim, setAim] = useState<SplitAim>('losses');
  const targets = sheet.parts.filter(({ side, unit }) => side === 'b' && unit !== undefined);
  const others = targets.filter(({ beside }) => beside);
  const firers = sheet.parts.filter(({ side, unit }) => side === 'a' && unit !== undefined).map(({ unitName = '' }) => unitName);
  const adds = sheet.adds.find(({ beside }) => beside);
  const work = useCalculatorTask<FoundSplit>(name, others.length ? { kind: 'own', question: sheet.question, aim } : undefined);
  const reply = others.length ? work.result : undefined;
  const names = targets.map(({ unitName }, at) => `${at + 1}. ${unitName}`);
  return (
    <div class="split">
      <div class="split-targets">
        {others.map((part) => (
          <Other key={part.key} part={part} props={props} />
        ))}
      </div>
      {adds && (
        <button type="button" class="button button-quiet" onClick={() => onAsk(engine.put(sheet.question, adds.key))}>
          {others.length ? 'One more target' : 'Add a second target'}
        </button>
      )}
      {others.length > 0 && !reply && <Working work={work} what="the best ways" />}
      {others.length === 0 && (
        <p class="fine">The target above is target 1. Add others, and see which of the firing units should fire at which.</p>
      )}
      {reply && !reply.ok && (
        <div class="refusals" role="status">
          <p>
            <b>{reply.because}</b>
          </p>
          <ul>
            {reply.refusals.map((because) => (
              <li key={because}>{because}</li>
            ))}
          </ul>
        </div>
      )}
      {reply?.ok && (
        <>
          <fieldset class="segmented">
            <legend>What counts</legend>
            {aims.map(({ id, name: words }) => (
              <label key={id}>
                <input type="radio" name="split-aim" checked={aim === id} onChange={() => setAim(id)} />
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
          <section class="table-frame" aria-label="The best ways to share out the fire" tabIndex={0}>
            <table class="phases-table">
              <caption class="sr">The best ways to share out the fire, the best first</caption>
              <thead>
                <tr>
                  <th scope="col">{aims.find(({ id }) => id === aim)?.column}</th>
                  {names.map((words) => (
                    <th scope="col" key={words}>
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {reply.best.map((sharing) => (
                  <tr key={JSON.stringify(sharing.shares.map(({ counts }) => counts))}>
                    <th scope="row">
                      <b>{sharing.worth}</b>
                    </th>
                    {sharing.shares.map((share, at) => (
                      <ShareCell key={names[at]} share={share} firers={firers} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p class="fine">
            The best {reply.best.length} of {reply.ways} ways. Units that fire at one target share{' '}
            <RuleLink id="fr3.missile-fire.concentration">one die</RuleLink>, and any beyond{' '}
            <RuleLink id="fr3.missile-fire.cap">four</RuleLink> are wasted. Losses are counted at the{' '}
            <RuleLink id="fr3.morale-clock.phase-losses">end of the phase</RuleLink>: one for a demoralized unit, two for a
            destroyed unit.
          </p>
        </>
      )}
    </div>
  );
}

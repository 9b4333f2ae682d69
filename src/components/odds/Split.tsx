/** Sharing out the fire: other targets, and which units should fire at which. */
import { useState } from 'preact/hooks';
import { type MissilePlan, mostOthers, type OtherTarget } from '../../engine/fr3/missile-fire/extended-question.ts';
import { shotOf } from '../../engine/fr3/missile-fire/forbidden.ts';
import type { SplitAim } from '../../engine/fr3/missile-fire/split.ts';
import { targetOf } from '../../engine/fr3/missile-fire/target.ts';
import { firingUnits, volley } from '../../engine/fr3/missile-fire/volley.ts';
import { Drawer } from './Drawer.tsx';
import { Inches } from './Inches.tsx';
import { RuleLink } from './links.tsx';
import { Stepper } from './Stepper.tsx';
import { TargetFields } from './TargetFields.tsx';
import { targetChoices } from './target-choices.ts';
import type { FoundSharing, FoundSplit } from './tasks/shots.ts';
import { useShotTask } from './tasks/useTasks.ts';
import { UnitPicker } from './UnitPicker.tsx';
import { Working } from './work/Working.tsx';

const aims: readonly { id: SplitAim; name: string; column: string }[] = [
  { id: 'losses', name: 'Losses of the phase', column: 'Losses expected' },
  { id: 'kills', name: 'Units destroyed', column: 'Destroyed expected' },
  { id: 'points', name: 'Points destroyed', column: 'Points expected' },
];
const few = 5;

interface Props {
  plan: MissilePlan;
  symbols: string;
  onAsk: (plan: MissilePlan) => void;
}

/** The farthest that any of the firers reaches. */
const reach = ({ firers }: MissilePlan) => Math.max(...firers.map((each) => firingUnits(each).weapon.bands.at(-1)?.upTo ?? 0));

function Other({
  plan,
  other,
  place,
  symbols,
  onChange,
  onRemove,
}: {
  plan: MissilePlan;
  other: OtherTarget;
  place: number;
  symbols: string;
  onChange: (other: OtherTarget) => void;
  onRemove: () => void;
}) {
  const { target, range } = other;
  const key = `t${place + 2}`;
  const here = range ?? firingUnits(plan.firers[0] as MissilePlan['firers'][number]).range;
  return (
    <div class="firers">
      <UnitPicker
        side="b"
        label={`Target ${place + 2}`}
        unit={target.unit}
        symbols={symbols}
        onChoose={(unit) => onChange({ ...other, target: { unit } })}
        choices={targetChoices}
        title={`Choose target ${place + 2}`}
      />
      <div class="firers-row">
        <Stepper
          name={`${key}-range`}
          value={<Inches of={here} />}
          less={here > 0}
          more={here + 1 <= reach(plan)}
          onStep={(by) => onChange({ ...other, range: by === -1 ? Math.max(0, Math.ceil(here) - 1) : Math.floor(here) + 1 })}
        >
          Range
        </Stepper>
        <button type="button" class="button button-quiet" onClick={onRemove}>
          Remove
        </button>
      </div>
      <Drawer
        class="circumstances circumstances-b"
        title="Circumstances"
        says={Object.keys(target).length > 1 ? 'set' : 'as usual'}
      >
        {() => (
          <TargetFields
            target={target}
            name={key}
            shotAt={(now) => shotOf(volley({ target: now, firers: plan.firers }))}
            onChange={(now) => onChange({ ...other, target: now })}
          />
        )}
      </Drawer>
    </div>
  );
}

function ShareCell({ share, plan }: { share: FoundSharing['shares'][number]; plan: MissilePlan }) {
  const who = share.counts.flatMap((count, at) =>
    count === 0 ? [] : [`${count} × ${firingUnits(plan.firers[at] as MissilePlan['firers'][number]).carrier.name}`],
  );
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

export function Split({ plan, symbols, onAsk }: Props) {
  const [aim, setAim] = useState<SplitAim>('losses');
  const others = plan.others ?? [];
  const setOthers = (now: readonly OtherTarget[]) => onAsk({ ...plan, others: now });
  const work = useShotTask<FoundSplit>(others.length ? { kind: 'split', plan, aim, few } : undefined);
  const reply = others.length ? work.result : undefined;
  const units = plan.firers.reduce((sum, { count = 1 }) => sum + count, 0);
  const names = [plan.target, ...others.map(({ target }) => target)].map(({ unit }, at) => `${at + 1}. ${targetOf(unit)?.name}`);
  return (
    <div class="split">
      <div class="split-targets">
        {others.map((other, place) => (
          <Other
            key={place}
            plan={plan}
            other={other}
            place={place}
            symbols={symbols}
            onChange={(now) => setOthers(others.map((each, at) => (at === place ? now : each)))}
            onRemove={() => setOthers(others.filter((_, at) => at !== place))}
          />
        ))}
      </div>
      {others.length < mostOthers && (
        <button type="button" class="button button-quiet" onClick={() => setOthers([...others, { target: { unit: 'spears' } }])}>
          {others.length ? 'One more target' : 'Add a second target'}
        </button>
      )}
      {others.length > 0 && !reply && <Working work={work} what="the best ways" />}
      {others.length === 0 && (
        <p class="fine">
          The target above is the first. Add others, and see which of the {units} firing {units === 1 ? 'unit' : 'units'} should
          fire at which.
        </p>
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
            {aims.map(({ id, name }) => (
              <label key={id}>
                <input type="radio" name="split-aim" checked={aim === id} onChange={() => setAim(id)} />
                <span>{name}</span>
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
                  {names.map((name) => (
                    <th scope="col" key={name}>
                      {name}
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
                      <ShareCell key={names[at]} share={share} plan={plan} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p class="fine">
            The best {reply.best.length} of {reply.ways} ways. Units that fire at one target share{' '}
            <RuleLink id="fr3.missile-fire.concentration">one die</RuleLink>, and more than{' '}
            <RuleLink id="fr3.missile-fire.cap">four</RuleLink> are wasted. Losses count as at the{' '}
            <RuleLink id="fr3.morale-clock.phase-losses">end of the phase</RuleLink>: one for a unit demoralized, two for one
            destroyed.
          </p>
        </>
      )}
    </div>
  );
}

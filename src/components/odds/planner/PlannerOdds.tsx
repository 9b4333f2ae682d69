/**
 * The charge planner: a charger, a target, and steps in order. Up to three plans stand side by side, each with an exact answer.
 * The page displays sheets; the engine that makes them is loaded when the first plan changes. All plans are in the address.
 */

import { Drawer } from '../Drawer.tsx';
import { type LinkedRules, RuleLinks } from '../links.tsx';
import { Problems } from '../Problems.tsx';
import { Refusals } from '../Refusals.tsx';
import { Say } from '../Say.tsx';
import { SaveAnswer } from '../saved-answers/SaveAnswer.tsx';
import { UnitPicker } from '../UnitPicker.tsx';
import { useRules } from '../useRules.ts';
import { Working } from '../work/Working.tsx';
import { Compare } from './Compare.tsx';
import { Ends, PinnedEnds } from './Ends.tsx';
import { LeftOut } from './LeftOut.tsx';
import { FirstPhase, PlanTabs, type ReadyPlan, ReadyPlans } from './PlanTabs.tsx';
import { type StepChoice, Steps } from './Steps.tsx';
import type { Plan, Sheet } from './sheet.ts';
import { Timeline } from './Timeline.tsx';
import { loadDetail, usePlans } from './usePlans.ts';
import { planChances } from './words.ts';

interface Props {
  /** The content of the page before any change. */
  first: Sheet;
  kinds: readonly StepChoice[];
  ready: readonly ReadyPlan[];
  /** The rules that the first plan cites, and the address of a file with all other rules. */
  rules: LinkedRules;
  moreRules: string;
  /** The address of the sheet with unit symbols. */
  symbols: string;
}

const letters = ['A', 'B', 'C'] as const;

/** The steps, with two of them swapped. */
const swap = (steps: Plan['steps'], x: number, y: number): Plan['steps'] =>
  steps.map((step, at) => (at === x ? (steps[y] ?? step) : at === y ? (steps[x] ?? step) : step));

export default function PlannerOdds({ first, kinds, ready: readyMade, rules, moreRules, symbols }: Props) {
  const { sheet, unread, detail, ready, start, active, setActive, now, work, change, add, remove } = usePlans(first);
  const links = useRules(rules, moreRules, detail !== undefined);
  const { plan, names, answer, set } = now;
  const circumstances = (side: 'a' | 'b') => (
    <Drawer
      key={`${active}${side}`}
      class={`circumstances circumstances-${side}`}
      title={names[side]}
      says={set[side] === 0 ? 'as usual' : set[side] === 1 ? '1 circumstance' : `${set[side]} circumstances`}
      onOpen={ready}
    >
      {() => detail && <detail.TroopForm plan={plan} side={side} onChange={(next) => change(() => next)} />}
    </Drawer>
  );
  const unitPicker = (side: 'a' | 'b', label: string, title: string) => (
    <UnitPicker
      side={side}
      label={label}
      unit={plan[side].unit}
      name={names[side]}
      symbol={plan[side].unit}
      load={async () => ({ kinds: (await import('../../../engine/fr3/unit-kinds.ts')).unitKinds.list })}
      symbols={symbols}
      onChoose={(unit) => change((each) => ({ ...each, [side]: { unit } }))}
      title={title}
    />
  );
  const ofUnits = now.refusals.filter(({ at }) => !/^\d/.test(at));

  return (
    <RuleLinks.Provider value={links}>
      {/* Loads the engine when the pointer or focus reaches the form, because it will probably be needed. */}
      <div class="odds planner" inert={unread} onPointerEnter={() => void loadDetail()} onFocusCapture={() => void loadDetail()}>
        <Problems problems={sheet.problems} />
        <div class="versus">
          {unitPicker('a', 'Charger', 'Choose the charger')}
          <span class="plan-arrow" aria-hidden="true">
            →
          </span>
          {unitPicker('b', 'Target', 'Choose the target')}
        </div>
        {answer && <PinnedEnds names={names} answer={answer} />}
        {ofUnits.length > 0 && (
          <Refusals
            title="The rules do not allow this plan."
            refusals={ofUnits}
            nameOf={(at) => ofUnits.find((each) => each.at === at)?.name ?? at}
            without={(at) => (ofUnits.find((each) => each.at === at)?.canGo ? at : undefined)}
            onAsk={(at) => change((each, loaded) => loaded.withoutAt(each, at))}
          />
        )}
        {now.waits && <Working work={work} what="the plan" />}
        {!answer && !now.waits && ofUnits.length === 0 && (
          <p class="refusals" role="status">
            <b>The plan cannot be worked out yet:</b> {now.refusals[0]?.because}
          </p>
        )}
        <ReadyPlans plans={readyMade} onStart={start} />
        <PlanTabs
          letters={letters}
          count={sheet.plans.length}
          active={active}
          onChoose={setActive}
          onDuplicate={add}
          onRemove={remove}
        />
        <section class="both-sides" aria-label="Circumstances">
          {circumstances('a')}
          {circumstances('b')}
        </section>
        <FirstPhase
          side={plan.begins ?? 'a'}
          onSide={(side) => change(({ begins: _was, ...each }) => (side === 'b' ? { ...each, begins: side } : each))}
        />
        <Steps
          key={active}
          plan={now}
          kinds={kinds}
          onOpen={ready}
          onSwitch={(at) => change((each, loaded) => loaded.switched(each, at))}
          onMove={(at, by) => change((each) => ({ ...each, steps: swap(each.steps, at, at + by) }))}
          onRemove={(at) => change((each) => ({ ...each, steps: each.steps.filter((_, place) => place !== at) }))}
          onAdd={(kind) => change((each, loaded) => loaded.withNewStep(each, kind))}
          settings={(at) =>
            detail && <detail.StepForm plan={plan} at={at} symbols={symbols} onChange={(next) => change(() => next)} />
          }
        />
        <LeftOut
          plan={now}
          onAdd={(at) =>
            change((each, loaded) => {
              const missing = now.leftOut[at];
              return missing ? loaded.putIn(each, missing.step, missing.at) : each;
            })
          }
        />
        {answer && <Ends names={names} answer={answer} />}
        <Compare plans={sheet.plans.map((each, at) => (at === active ? now : each))} letters={letters} />
        {answer && (
          <>
            <Timeline names={names} steps={now.steps} answer={answer} />
            <Say sentence={answer.sentence} />
            <SaveAnswer
              address={sheet.plans.length > 1 && detail ? detail.writePlan(plan) : sheet.address}
              sentence={answer.sentence}
              chances={planChances(names, answer.measures)}
              answer={async (address) => (await ready()).keptAnswer(address)}
            />
            <Drawer
              key={active}
              title="What would change the odds"
              says="The effect of each step and circumstance, the largest first."
              onOpen={ready}
            >
              {() => detail && <detail.PlanChanges plan={plan} names={names} onAsk={(to) => change(() => to)} />}
            </Drawer>
          </>
        )}
      </div>
    </RuleLinks.Provider>
  );
}

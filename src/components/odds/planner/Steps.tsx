/** The steps of a plan: each can be switched on or off, moved, opened or removed, and new ones added. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SheetRefusal } from '../calculator/sheet.ts';
import { Cited, RuleLink } from '../links.tsx';
import type { PlanSheet, SheetStep, StepKindId } from './sheet.ts';

/** A kind of step that can be added, in the order of play. */
export interface StepChoice {
  readonly id: StepKindId;
  readonly name: string;
  readonly says: string;
}

export interface StepsProps {
  plan: PlanSheet;
  kinds: readonly StepChoice[];
  onSwitch: (at: number) => void;
  onMove: (at: number, by: 1 | -1) => void;
  onRemove: (at: number) => void;
  onAdd: (kind: StepKindId) => void;
  onOpen: () => void;
  /** The settings of a step; undefined while they are being loaded, null if it has none. */
  settings: (at: number) => preact.ComponentChildren | null | undefined;
}

interface ItemProps extends Omit<StepsProps, 'plan' | 'kinds' | 'onAdd' | 'onOpen'> {
  step: SheetStep;
  at: number;
  last: number;
  refusals: readonly SheetRefusal[];
  /** Whether the step takes the focus, because it has just been moved. */
  focus: boolean;
  open: boolean;
  onToggle: () => void;
}

function Item({ step, at, last, refusals, focus, open, onToggle, onSwitch, onMove, onRemove, settings }: ItemProps) {
  const mover = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) mover.current?.focus();
  }, [focus]);
  const id = `step-${at + 1}`;
  // After a move by keyboard, the focus stays on the same button.
  const move = (by: 1 | -1) => () => onMove(at, by);
  return (
    <li class={step.off ? 'plan-step is-off' : 'plan-step'}>
      <div class="plan-step-head">
        <label>
          <input type="checkbox" checked={!step.off} onChange={() => onSwitch(at)} />
          <span>
            <b>
              {at + 1}. {step.words}
            </b>
            {step.off && <small> switched off</small>}
          </span>
        </label>
        <span class="plan-step-do">
          <button
            type="button"
            class="icon-button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Settings for step ${at + 1}`}
            onClick={onToggle}
          >
            <span aria-hidden="true">{open ? '▴' : '▾'}</span>
          </button>
          <button
            type="button"
            class="icon-button"
            disabled={at === 0}
            aria-label={`Move step ${at + 1} up`}
            ref={at > 0 ? mover : undefined}
            onClick={move(-1)}
          >
            <span aria-hidden="true">↑</span>
          </button>
          <button
            type="button"
            class="icon-button"
            disabled={at === last}
            aria-label={`Move step ${at + 1} down`}
            ref={at === 0 ? mover : undefined}
            onClick={move(1)}
          >
            <span aria-hidden="true">↓</span>
          </button>
          <button type="button" class="icon-button" aria-label={`Remove step ${at + 1}`} onClick={() => onRemove(at)}>
            <span aria-hidden="true">✕</span>
          </button>
        </span>
      </div>
      {!step.off &&
        refusals.map(({ because, rules }) => (
          <p key={because} class="plan-step-wrong">
            {because} <Cited rules={rules} />
          </p>
        ))}
      {step.idle && (
        <p class="plan-step-idle">
          {step.idle.says} <Cited rules={step.idle.rules} />
        </p>
      )}
      <div id={id} hidden={!open}>
        {open && (
          <div class="plan-step-body">
            <p class="fine">
              {step.says} <RuleLink id={step.rules[0] ?? ''}>The rule</RuleLink>
            </p>
            {settings(at)}
          </div>
        )}
      </div>
    </li>
  );
}

/** The index of the step that was added to a list. */
const newPlace = (before: readonly SheetStep[], now: readonly SheetStep[]): number | undefined =>
  now.length === before.length + 1 ? now.findIndex(({ words }, at) => words !== before[at]?.words) : undefined;

export function Steps({ plan, kinds, onAdd, onOpen, ...rest }: StepsProps) {
  const [moved, setMoved] = useState<number>();
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const { steps } = plan;
  const before = useRef(steps);
  useEffect(() => {
    const added = newPlace(before.current, steps);
    before.current = steps;
    if (added === undefined) return;
    setMoved(undefined);
    setOpened(added);
    setSaid(`${steps[added]?.words} is step ${added + 1}.`);
  }, [steps]);
  const toggle = (at: number) => {
    onOpen();
    setOpened(opened === at ? undefined : at);
  };
  const onMove = (at: number, by: 1 | -1) => {
    rest.onMove(at, by);
    setMoved(at + by);
    setOpened(opened === at ? at + by : undefined);
    setSaid(`${steps[at]?.words} is now step ${at + by + 1}.`);
  };
  const onRemove = (at: number) => {
    rest.onRemove(at);
    setMoved(undefined);
    setOpened(undefined);
    setSaid(`Removed: ${steps[at]?.words}.`);
  };
  return (
    <section class="plan-steps" aria-label="Steps of the plan">
      {steps.length === 0 && <p class="fine">The plan has no steps yet. Add one.</p>}
      <ol>
        {steps.map((step, at) => (
          <Item
            key={at}
            {...rest}
            onMove={onMove}
            onRemove={onRemove}
            step={step}
            at={at}
            last={steps.length - 1}
            refusals={plan.refusals.filter((each) => each.at === String(at + 1) || each.at.startsWith(`${at + 1}.`))}
            focus={moved === at}
            open={opened === at}
            onToggle={() => toggle(at)}
          />
        ))}
      </ol>
      <p class="sr" role="status">
        {said}
      </p>
      <details class="plan-add">
        <summary class="button button-quiet">Add a step</summary>
        <ul>
          {kinds.map(({ id, name, says }) => (
            <li key={id}>
              <button type="button" class="chip" title={says} onClick={() => onAdd(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The parts of the planner that are loaded when the first plan changes: the engine and its forms. */
import { planCalculator, planProcedure } from '../../../engine/fr3/charge-planner/calculator.ts';
import { asQuestion, planOf } from '../../../engine/fr3/charge-planner/parts.ts';
import type { Plan, StepKindId } from '../../../engine/fr3/charge-planner/question.ts';
import { sourcesFor, stepKindOf } from '../../../engine/fr3/charge-planner/step-kinds.ts';
import { firersKey } from '../../../engine/fr3/missile-fire/firers-key.ts';
import { firingUnits } from '../../../engine/fr3/missile-fire/firing.ts';
import { mostGroups } from '../../../engine/fr3/missile-fire/question.ts';
import type { Question } from '../../../engine/kernel/calculator/question.ts';
import { engineOf } from '../calculator/engine.ts';
import { GroupedFields } from '../calculator/Parts.tsx';
import { SheetFieldOf } from '../calculator/SheetField.tsx';
import { partOnSheet, type SheetField, type SheetPart } from '../calculator/sheet.ts';
import { RuleLink } from '../links.tsx';
import { UnitPicker } from '../UnitPicker.tsx';

export { writePlan } from '../../../engine/fr3/charge-planner/address.ts';
export { switched } from '../../../engine/fr3/charge-planner/changes.ts';
export { putIn } from '../../../engine/fr3/charge-planner/left-out.ts';
export { keptAnswer, open, withNewStep } from './engine.ts';
export { PlanChanges } from './PlanChanges.tsx';
export { sheetOf, withoutAt } from './sheet.ts';

const planner = engineOf(planCalculator);

interface FormProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** Changes a plan with the functions that change the question of any calculator. */
const editing = ({ plan, onChange }: FormProps) => {
  const change = (to: (question: Question) => Question) => onChange(planOf(to(asQuestion(plan)).parts));
  return {
    part: (key: string): SheetPart | undefined => partOnSheet(planProcedure, asQuestion(plan), key),
    set: (key: string, id: string, value: unknown) => change((question) => planner.set(question, key, id, value)),
    name: (key: string, unit: string) => change((question) => planner.name(question, key, unit)),
    put: (key: string) => change((question) => planner.put(question, key)),
    remove: (key: string) => change((question) => planner.without(question, key)),
    reset: (key: string) => change((question) => planner.reset(question, key)),
  };
};
type Editing = ReturnType<typeof editing>;

const foldedIn = ({ fields }: SheetPart): SheetField[] => fields.filter(({ open }) => !open);

/** The circumstances of a part, folded, with a button that resets them. */
function Folded({ part, edit }: { part: SheetPart; edit: Editing }) {
  return (
    <>
      <GroupedFields part={part} fields={foldedIn(part)} onSet={edit.set} />
      {part.set > 0 && (
        <button type="button" class="button button-quiet" onClick={() => edit.reset(part.key)}>
          Reset
        </button>
      )}
    </>
  );
}

/** The circumstances of one unit that matter to the plan, by group. */
export function TroopForm({ side, ...props }: FormProps & { side: 'a' | 'b' }) {
  const edit = editing(props);
  const part = edit.part(side);
  return part ? <Folded part={part} edit={edit} /> : null;
}

interface StepProps extends FormProps {
  at: number;
  symbols: string;
}

/** Says how many units a group of firers counts as at its range. */
function Counts({ plan, at, group }: Pick<StepProps, 'plan' | 'at'> & { group: number }) {
  const firers = plan.steps[at]?.firers?.[group];
  if (!firers) return null;
  const { weapon, band, count } = firingUnits(firers);
  const words = count > 1 ? 'Each counts' : 'Counts';
  return (
    <p class="firers-band">
      <RuleLink id={weapon.rule}>
        {band ? (band.row === 1 ? 'Counts as one unit' : `${words} as ${band.row} units`) : 'Out of range'}
      </RuleLink>
    </p>
  );
}

const firersKeys = (at: number): string[] => Array.from({ length: mostGroups }, (_, group) => `${at + 1}.${firersKey(group)}`);

function Volley({ at, symbols, ...props }: StepProps) {
  const edit = editing(props);
  const shown = firersKeys(at).flatMap((key) => edit.part(key) ?? []);
  const next = firersKeys(at)[shown.length];
  return (
    <>
      {shown.map((part, group) => (
        <div key={part.key} class="plan-firers">
          <div class="firers">
            <UnitPicker
              side="a"
              label={group === 0 ? 'Fires' : 'and with it'}
              unit={part.unit ?? ''}
              name={part.unitName ?? ''}
              symbol={part.symbol ?? ''}
              symbols={symbols}
              onChoose={(unit) => edit.name(part.key, unit)}
              load={async () => ({ kinds: planner.kinds(asQuestion(props.plan), part.key) })}
              title="Choose who fires"
            />
            <div class="firers-row">
              {part.fields
                .filter(({ open }) => open)
                .map((field) => (
                  <SheetFieldOf key={field.id} part={part} field={field} onSet={(value) => edit.set(part.key, field.id, value)} />
                ))}
              <Counts plan={props.plan} at={at} group={group} />
              {shown.length > 1 && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={`Remove ${part.unitName}`}
                  onClick={() => edit.remove(part.key)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </div>
          </div>
          <details>
            <summary>Circumstances of these firers</summary>
            <Folded part={part} edit={edit} />
          </details>
        </div>
      ))}
      {next && (
        <button type="button" class="button button-quiet" onClick={() => edit.put(next)}>
          Add other firers
        </button>
      )}
    </>
  );
}

function Hit({ at, kind, ...props }: Omit<StepProps, 'symbols'> & { kind: StepKindId }) {
  const edit = editing(props);
  const part = edit.part(`${at + 1}.by`);
  if (!part) return null;
  return (
    <>
      <label class="choice">
        <span>Dealt by</span>
        <select class="field" value={part.unit} onChange={(event) => edit.name(part.key, event.currentTarget.value)}>
          {sourcesFor(kind).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>Circumstances of {part.unitName?.toLowerCase()}</summary>
        {part.fields
          .filter(({ open }) => open)
          .map((field) => (
            <SheetFieldOf key={field.id} part={part} field={field} onSet={(value) => edit.set(part.key, field.id, value)} />
          ))}
        <Folded part={part} edit={edit} />
      </details>
    </>
  );
}

/** All settings of a step. */
export function StepForm({ at, symbols, ...props }: StepProps) {
  const step = props.plan.steps[at];
  const edit = editing(props);
  const part = edit.part(String(at + 1));
  if (!step || !part || !stepKindOf(step.kind)) return null;
  return (
    <div class="plan-settings">
      {step.kind === 'volley' && <Volley at={at} symbols={symbols} {...props} />}
      {(step.kind === 'artillery' || step.kind === 'blast') && <Hit at={at} kind={step.kind} {...props} />}
      {part.fields
        .filter(({ id }) => id !== 'off')
        .map((field) => (
          <SheetFieldOf key={field.id} part={part} field={field} onSet={(value) => edit.set(part.key, field.id, value)} />
        ))}
    </div>
  );
}

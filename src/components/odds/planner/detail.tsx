/** The parts of the planner that are loaded when the first plan changes: the engine and its forms. */
import type { SourceId } from '../../../engine/fr3/artillery/question.ts';
import { sourceKindOf } from '../../../engine/fr3/artillery/sources.ts';
import { refusals } from '../../../engine/fr3/charge-planner/ask.ts';
import { beginning } from '../../../engine/fr3/charge-planner/begin.ts';
import { planProcedure } from '../../../engine/fr3/charge-planner/calculator.ts';
import { asQuestion } from '../../../engine/fr3/charge-planner/parts.ts';
import type { Plan, Step, Troop, TroopFieldId } from '../../../engine/fr3/charge-planner/question.ts';
import { sourcesFor, stepKindOf, usualSettings } from '../../../engine/fr3/charge-planner/step-kinds.ts';
import {
  combatantOf,
  type PlanView,
  type TroopField,
  troopDefaults,
  troopFields,
  troopGroups,
  viewOfTroop,
} from '../../../engine/fr3/charge-planner/troop-fields.ts';
import { targetNow } from '../../../engine/fr3/charge-planner/troops.ts';
import type { Combatant } from '../../../engine/fr3/melee/combatant.ts';
import { firersKey } from '../../../engine/fr3/missile-fire/firers-key.ts';
import { mostGroups } from '../../../engine/fr3/missile-fire/question.ts';
import { refusalAt } from '../../../engine/kernel/calculator/refusals.ts';
import { chanceOf, finestChance, writeChance } from '../../../engine/kernel/written-chance.ts';
import { sourceForm } from '../artillery-forms.ts';
import { Field } from '../Field.tsx';
import { Fields, type FormOf } from '../Fields.tsx';
import { FirersCard } from '../FirersCard.tsx';
import { FirersFields } from '../FirersFields.tsx';

export { writePlan } from '../../../engine/fr3/charge-planner/address.ts';
export { switched } from '../../../engine/fr3/charge-planner/changes.ts';
export { putIn } from '../../../engine/fr3/charge-planner/left-out.ts';
export { keptAnswer, open, withNewStep } from './engine.ts';
export { PlanChanges } from './PlanChanges.tsx';
export { sheetOf, withoutAt } from './sheet.ts';

interface TroopProps {
  plan: Plan;
  side: 'a' | 'b';
  onChange: (troop: Troop) => void;
}

/** The circumstances of one unit that matter to the plan, by group. */
export function TroopForm({ plan, side, onChange }: TroopProps) {
  const troop = plan[side];
  const seen = viewOfTroop(plan, side);
  const now: Readonly<Record<string, unknown>> = { ...troopDefaults(troop), ...troop };
  const withValue = (id: TroopFieldId, value: unknown) => ({ ...troop, [id]: value }) as Troop;
  const usual = (id: TroopFieldId, value: unknown) => troopDefaults(withValue(id, value))[id];
  const form: FormOf<PlanView, Combatant, TroopField> = {
    circumstances: troopFields,
    groups: troopGroups,
    name: side,
    subject: combatantOf(troop),
    now: (id) => now[id],
    usual,
    matters: (field) => field.matters(seen),
    forbidden: ({ id }, value) => refusalAt(planProcedure, asQuestion({ ...plan, [side]: withValue(id, value) }), side, id),
    set: (id, value) => {
      const { [id]: _was, ...rest } = troop as unknown as Record<string, unknown>;
      onChange((value === usual(id, value) ? rest : { ...rest, [id]: value }) as unknown as Troop);
    },
  };
  return <Fields form={form} onReset={Object.keys(troop).length > 1 ? () => onChange({ unit: troop.unit }) : undefined} />;
}

interface StepProps {
  plan: Plan;
  at: number;
  symbols: string;
  onChange: (step: Step) => void;
}

/** A step with one setting changed, or removed if it is the default. */
function withSetting(step: Step, id: string, value: unknown): Step {
  const { [id]: _was, ...rest } = step as unknown as Record<string, unknown>;
  const usual: Readonly<Record<string, unknown>> = usualSettings;
  return (value === usual[id] ? rest : { ...rest, [id]: value }) as unknown as Step;
}

/** The chance that a spell works: any fraction, in the usual notation. */
function Works({ step, at, onChange }: Pick<StepProps, 'at' | 'onChange'> & { step: Step }) {
  const said = step.works ?? '1';
  return (
    <label class="choice">
      <span>Chance that it works</span>
      <input
        class="field plan-works"
        type="text"
        inputMode="text"
        key={said}
        defaultValue={said}
        aria-describedby={`works-${at}`}
        onChange={(event) => {
          const chance = chanceOf(event.currentTarget.value);
          if (chance) onChange(withSetting(step, 'works', writeChance(chance)));
          else event.currentTarget.value = said;
        }}
      />
      <small id={`works-${at}`}>
        A percentage such as 65%, or a fraction such as 2/3 with a denominator of up to {finestChance}. The auction calculator
        works it out.
      </small>
    </label>
  );
}

function Volley({ plan, step, at, symbols, onChange }: StepProps & { step: Step }) {
  const side = step.on ?? 'b';
  const firers = step.firers ?? [];
  const target = targetNow(plan[side], beginning(plan)[side], false);
  const set = (next: typeof firers) => onChange({ ...step, firers: next });
  return (
    <>
      {firers.map((each, place) => (
        <div key={place} class="plan-firers">
          <FirersCard
            firers={each}
            name={`${at}-${firersKey(place)}`}
            label={place === 0 ? 'Fires' : 'and with it'}
            symbols={symbols}
            onChange={(now) => set(firers.map((was, i) => (i === place ? now : was)))}
            onRemove={firers.length > 1 ? () => set(firers.filter((_, i) => i !== place)) : undefined}
          />
          <details>
            <summary>Circumstances of these firers</summary>
            <FirersFields
              firers={each}
              target={target}
              name={`${at}-${firersKey(place)}`}
              onChange={(now) => set(firers.map((was, i) => (i === place ? now : was)))}
            />
          </details>
        </div>
      ))}
      {firers.length < mostGroups && (
        <button type="button" class="button button-quiet" onClick={() => set([...firers, { unit: 'skirmishers' }])}>
          Add other firers
        </button>
      )}
    </>
  );
}

function Hit({ plan, step, at, onChange }: Omit<StepProps, 'symbols'> & { step: Step }) {
  const side = step.on ?? 'b';
  const { source } = step;
  if (!source) return null;
  const question = { source, target: targetNow(plan[side], beginning(plan)[side], false) };
  return (
    <>
      <label class="choice">
        <span>Dealt by</span>
        <select
          class="field"
          value={source.unit}
          onChange={(event) => onChange({ ...step, source: { unit: event.currentTarget.value as SourceId } })}
        >
          {sourcesFor(step.kind).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>Circumstances of {sourceKindOf(source.unit)?.name.toLowerCase()}</summary>
        <Fields form={sourceForm(question, (now) => onChange({ ...step, source: now }), `${at}-by`)} />
      </details>
    </>
  );
}

/** All settings of a step. */
export function StepForm({ plan, at, symbols, onChange }: StepProps) {
  const step = plan.steps[at];
  const kind = step && stepKindOf(step.kind);
  if (!step || !kind) return null;
  const trouble = (id: string) => (value: unknown) => {
    const tried: Plan = { ...plan, steps: plan.steps.map((each, place) => (place === at ? withSetting(step, id, value) : each)) };
    const before = refusals(plan).map(({ because }) => because);
    return refusals(tried).find((each) => each.at.startsWith(String(at + 1)) && !before.includes(each.because))?.because;
  };
  const now: Readonly<Record<string, unknown>> = { ...usualSettings, ...step };
  return (
    <div class="plan-settings">
      {step.kind === 'volley' && <Volley plan={plan} step={step} at={at} symbols={symbols} onChange={onChange} />}
      {(step.kind === 'artillery' || step.kind === 'blast') && <Hit plan={plan} step={step} at={at} onChange={onChange} />}
      {(step.kind === 'blast' || step.kind === 'spell') && <Works step={step} at={at} onChange={onChange} />}
      {kind.settings.map((setting) => (
        <Field
          key={setting.id}
          circumstance={{ ...setting, group: '', matters: () => true }}
          name={`step-${at}-${setting.id}`}
          now={now[setting.id]}
          subject={undefined}
          trouble={trouble(setting.id)}
          onSet={(value) => onChange(withSetting(step, setting.id, value))}
        />
      ))}
    </div>
  );
}

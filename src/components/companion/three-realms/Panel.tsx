/** One side: its units, and a form to add more. */
import { useState } from 'preact/hooks';
import { traits } from '../../../engine/three-realms/companion/state.ts';
import { statLine } from '../../../engine/three-realms/data/figures/stat-line.ts';
import { unitRules } from '../../../engine/three-realms/data/special-rules.ts';
import { RuleLink } from '../../odds/links.tsx';
import type { SideDesk } from './desk.ts';
import { UnitRow } from './UnitRow.tsx';

const { average } = statLine;
const traitNames = traits.map((id) => unitRules.find((rule) => rule.id === id)).filter((rule) => rule !== undefined);

const number = (text: string, otherwise: number): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : otherwise);

function NoteUnit({ act, side, state }: SideDesk) {
  const [name, setName] = useState('');
  const [numbers, setNumbers] = useState({ models: '5', D: String(average.D), M: String(average.M), points: '' });
  const [has, setHas] = useState<readonly string[]>([]);
  const field = (id: keyof typeof numbers, called: string) => (
    <label class="field">
      <span>{called}</span>
      <input
        inputMode="numeric"
        value={numbers[id]}
        onInput={(event) => setNumbers({ ...numbers, [id]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <form
      class="add-caster"
      onSubmit={(event) => {
        event.preventDefault();
        const done = act({
          kind: 'note',
          side,
          name,
          models: Math.min(99, Math.max(1, number(numbers.models, 1))),
          D: Math.min(20, number(numbers.D, average.D)),
          M: Math.min(20, number(numbers.M, average.M)),
          points: numbers.points.trim() === '' ? null : number(numbers.points, 0),
          traits: traits.filter((trait) => has.includes(trait)),
        });
        if (done) setName('');
      }}
    >
      <label class="field wide">
        <span>Unit in {state.sides[side].name}</span>
        <input value={name} maxLength={60} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <div class="row">
        {field('models', 'Models')}
        {field('D', 'D')}
        {field('M', 'M')}
        {field('points', 'Points')}
      </div>
      <div class="row">
        {traitNames.map(({ id, name: called }) => (
          <label class="chip" key={id}>
            <input
              type="checkbox"
              checked={has.includes(id)}
              onChange={(event) => setHas(event.currentTarget.checked ? [...has, id] : has.filter((each) => each !== id))}
            />
            {called}
          </label>
        ))}
      </div>
      <button type="submit" class="button button-quiet">
        Add the unit
      </button>
    </form>
  );
}

export function Panel(desk: SideDesk) {
  const { state, side } = desk;
  const { units } = state.sides[side];
  return (
    <>
      {units.length === 0 && (
        <p class="fine">
          You have not entered any units. Once you have, the companion shows which units still have to act, which test for{' '}
          <RuleLink id="three-realms.drive.mass-casualties">mass casualties</RuleLink>, and what each side scores.
        </p>
      )}
      <ul class="pools">
        {units.map((unit) => (
          <UnitRow key={unit.id} {...desk} unit={unit} />
        ))}
      </ul>
      <details class="more" open={units.length === 0}>
        <summary>Enter a unit</summary>
        <NoteUnit {...desk} />
      </details>
    </>
  );
}

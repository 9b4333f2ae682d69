/** One side: its units, and a form to add more. */
import { useState } from 'preact/hooks';
import { type UnitKind, unitKinds } from '../../../engine/six-events/companion/state.ts';
import { RuleLink } from '../../odds/links.tsx';
import type { SideDesk } from './desk.ts';
import { kindNames, UnitRow } from './UnitRow.tsx';

const number = (text: string, otherwise: number): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : otherwise);

function NoteUnit({ act, side, state }: SideDesk) {
  const [name, setName] = useState('');
  const [is, setIs] = useState<UnitKind>('foot-yeomen');
  const [size, setSize] = useState('8');
  const [magic, setMagic] = useState('0');
  const [leads, setLeads] = useState(false);
  const [priest, setPriest] = useState(false);
  const single = is === 'creature' || is === 'character' || is === 'war-machine';
  return (
    <form
      class="add-caster"
      onSubmit={(event) => {
        event.preventDefault();
        const points = is === 'character' ? number(magic, 0) : 0;
        const done = act({
          kind: 'note',
          side,
          name,
          is,
          size: Math.max(1, number(size, 1)),
          leads: is === 'character' && leads,
          magic: points,
          priest: points > 0 && priest,
        });
        if (done) setName('');
      }}
    >
      <label class="field wide">
        <span>Unit in {state.sides[side].name}</span>
        <input value={name} maxLength={60} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <div class="row">
        <label class="field">
          <span>Kind of unit</span>
          <select value={is} onChange={(event) => setIs(event.currentTarget.value as UnitKind)}>
            {unitKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{single ? 'Vitality' : 'Models'}</span>
          <input inputMode="numeric" value={size} onInput={(event) => setSize(event.currentTarget.value)} />
        </label>
        {is === 'character' && (
          <label class="field">
            <span>Magic</span>
            <input inputMode="numeric" value={magic} onInput={(event) => setMagic(event.currentTarget.value)} />
          </label>
        )}
      </div>
      {is === 'character' && (
        <div class="row">
          <label class="chip">
            <input type="checkbox" checked={leads} onChange={(event) => setLeads(event.currentTarget.checked)} /> Leader
          </label>
          {number(magic, 0) > 0 && (
            <label class="chip">
              <input type="checkbox" checked={priest} onChange={(event) => setPriest(event.currentTarget.checked)} /> Priest
            </label>
          )}
        </div>
      )}
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
          You have not entered any units. Once you have, the companion shows which units check{' '}
          <RuleLink id="six-events.morale.when">morale</RuleLink>, which can{' '}
          <RuleLink id="six-events.rally.leader">rally</RuleLink>, and how many Magic Points are left.
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

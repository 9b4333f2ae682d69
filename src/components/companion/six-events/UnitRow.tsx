/** A unit on the sheet: what is left of it, its state, and actions that are seldom needed. */
import { type Rout, routs, type Unit, unitKinds } from '../../../engine/six-events/companion/state.ts';
import { checking } from '../../../engine/six-events/data/morale.ts';
import { Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import type { SideDesk } from './desk.ts';

const columnNames = new Map<string, string>(checking.map(({ id, name }) => [id, name]));
/** A unit's kind in words. */
export const kindNames = Object.fromEntries(
  unitKinds.map((kind) => [kind, columnNames.get(kind) ?? (kind === 'character' ? 'Character' : 'War machine')]),
) as Readonly<Record<Unit['kind'], string>>;

export const routNames: Readonly<Record<Rout, string>> = {
  routed: 'routed',
  withdraw: 'withdrawn',
  flee: 'fleeing',
  berserk: 'berserk',
};

/** A unit's state in a word or two. */
export function stateOf({ left, rout, marks }: Unit): string {
  if (left === 0) return 'destroyed';
  return [
    ...(rout === null ? [] : [routNames[rout]]),
    ...(marks.includes('shot') ? ['has shot'] : []),
    ...(marks.includes('refused') ? ['has refused'] : marks.includes('challenged') ? ['has had a challenge'] : []),
  ].join(', ');
}

export const LeftCounter = ({ act, side, unit }: SideDesk & { unit: Unit }) => (
  <Counter
    name={`${unit.name}, left`}
    value={unit.left}
    onLess={unit.left > 0 ? () => act({ kind: 'left', side, unit: unit.id, by: -1 }) : undefined}
    onMore={unit.left < unit.full ? () => act({ kind: 'left', side, unit: unit.id, by: 1 }) : undefined}
  />
);

export function UnitRow(props: SideDesk & { unit: Unit }) {
  const { act, side, unit } = props;
  const { id, name, kind, full, note, left, rout, leads, magic } = unit;
  const checks = kind !== 'character' && kind !== 'war-machine';
  return (
    <li class="pool-row">
      <div>
        <b>{name}</b>
        <small>
          {[kindNames[kind], `of ${full}`, leads && 'leader', magic > 0 && `Magic ${magic}`, stateOf(unit), note]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
      <LeftCounter {...props} />
      <details class="more">
        <summary aria-label={`More about ${name}`}>⋯</summary>
        <label class="field">
          <span>Note</span>
          <input
            value={note}
            maxLength={120}
            autocomplete="off"
            onChange={(event) => act({ kind: 'remark', side, unit: id, note: event.currentTarget.value })}
          />
        </label>
        <p class="row">
          {checks && left > 0 && rout !== null && (
            <Quiet onClick={() => act({ kind: 'rout', side, unit: id, rout: null })}>Back to normal</Quiet>
          )}
          {checks &&
            left > 0 &&
            routs
              .filter((each) => each !== rout && (kind === 'creature') !== (each === 'routed'))
              .map((each) => (
                <Quiet
                  key={each}
                  name={`${name} is ${routNames[each]}`}
                  onClick={() => act({ kind: 'rout', side, unit: id, rout: each })}
                >
                  {routNames[each]}
                </Quiet>
              ))}
          <Quiet onClick={() => act({ kind: 'forget', side, unit: id })}>Remove from the sheet</Quiet>
        </p>
      </details>
    </li>
  );
}

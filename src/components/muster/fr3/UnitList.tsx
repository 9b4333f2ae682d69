/** The units in a roster, with one line for identical units. Alt and an arrow key move a line. */
import { duplicateUnit, linesOf, moveLine, removeUnits, sorted } from '../../../engine/fr3/muster/edit.ts';
import { listFor, rowOf } from '../../../engine/fr3/muster/lists.ts';
import type { Mustered, Problems } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { UnitSign } from '../../odds/UnitSign.tsx';
import { useFocusOnLine, useReorder } from '../use-reorder.ts';
import { Line, problemsIn } from './Line.tsx';
import { UnitFields } from './UnitFields.tsx';
import { breakable, typeName, unitWords } from './words.ts';

interface Props {
  mustered: Mustered;
  problems: Problems;
  symbols: string;
  /** The index of the unit whose line is open. */
  open: number | undefined;
  onOpen: (at: number | undefined) => void;
  onChange: (roster: Roster) => void;
}

export const lineId = (from: number): string => `unit-${from + 1}`;

export function UnitList({ mustered, problems, symbols, open, onOpen, onChange }: Props) {
  const { roster, list, cost } = mustered;
  const lines = linesOf(roster);
  const focusOn = useFocusOnLine();

  const move = (at: number, by: number) => {
    const [line, other] = [lines[at], lines[at + by]];
    if (!line || !other) return;
    const to = by < 0 ? other.from : other.from + other.count - line.count;
    const next = moveLine(roster, at, by);
    // If a line is moved next to identical units, it becomes part of their line.
    const joined = linesOf(next).find(({ from, count }) => to >= from && to < from + count);
    focusOn(lineId(joined?.from ?? to));
    if (open !== undefined) onOpen(open >= line.from && open < line.from + line.count ? to : undefined);
    onChange(next);
  };
  const reorder = useReorder(move);

  return (
    <>
      <ol class="muster-units">
        {lines.map((line, at) => {
          const { from, count, unit } = line;
          const isOpen = open !== undefined && open >= from && open < from + count;
          const own = listFor(roster.army, unit) ?? list;
          const name = unit.name ?? typeName(own, unit.type);
          const words = [...(unit.name ? [typeName(own, unit.type)] : []), unitWords(own, unit)].filter(Boolean).join(', ');
          const row = rowOf(own, unit.type);
          const remove = (some: number) => {
            if (some === count) onOpen(undefined);
            onChange(removeUnits(roster, from + count - some, some));
          };
          return (
            <Line
              key={from}
              id={lineId(from)}
              at={at}
              of={lines.length}
              roster={roster}
              problems={problemsIn(problems, 'units', from, count)}
              reorder={reorder}
              isOpen={isOpen}
              onToggle={() => onOpen(isOpen ? undefined : from)}
              onMove={(by) => move(at, by)}
              onFix={onChange}
              sign={row?.unit ? <UnitSign unit={row.unit.id} symbols={symbols} /> : <span class="symbol" />}
              name={
                <>
                  {count > 1 && <span class="muster-count">{count} ×</span>} {breakable(name)}
                </>
              }
              words={
                <>
                  <span class="muster-number">{count > 1 ? `${from + 1}–${from + count}` : from + 1}</span> {words}
                </>
              }
              points={cost.units.slice(from, from + count).reduce((sum, each) => sum + each.total, 0)}
              beside={
                <span class="muster-beside">
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={`${count > 1 ? 'One fewer' : 'Remove'}: ${name}`}
                    onClick={() => remove(1)}
                  >
                    −
                  </button>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={`One more: ${name}`}
                    onClick={() => onChange(duplicateUnit(roster, from + count - 1))}
                  >
                    +
                  </button>
                </span>
              }
              buttons={
                <button type="button" class="button button-quiet" onClick={() => remove(count)}>
                  {count > 1 ? `Remove all ${count}` : 'Remove'}
                </button>
              }
            >
              <UnitFields
                mustered={mustered}
                line={line}
                cost={cost.units[from] ?? { lines: [], total: 0 }}
                onChange={onChange}
                onPart={onOpen}
              />
            </Line>
          );
        })}
      </ol>
      {lines.length > 1 && (
        <p class="muster-row">
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              onOpen(undefined);
              onChange(sorted(roster));
            }}
          >
            Group by kind
          </button>
        </p>
      )}
    </>
  );
}

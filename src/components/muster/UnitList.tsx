/** The units of a roster, a line for those that are alike. Keys on a line: Alt and an arrow move it. */
import { useEffect, useRef } from 'preact/hooks';
import { duplicateUnit, type Line, linesOf, moveLine, removeUnits, sorted } from '../../engine/fr3/muster/edit.ts';
import { rowOf } from '../../engine/fr3/muster/lists.ts';
import type { Mustered, Problems } from '../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import { UnitSign } from '../odds/UnitSign.tsx';
import { ProblemList } from './ProblemList.tsx';
import { UnitFields } from './UnitFields.tsx';
import { typeName, unitWords } from './words.ts';

interface Props {
  mustered: Mustered;
  problems: Problems;
  symbols: string;
  /** The unit whose line is open, counted from 0. */
  open: number | undefined;
  onOpen: (at: number | undefined) => void;
  onChange: (roster: Roster) => void;
}

export const lineId = (from: number): string => `unit-${from + 1}`;

/** What is wrong with the units of a line. */
const problemsIn = ({ errors, warnings }: Problems, { from, count }: Line): Problems => {
  const here = ({ at }: { readonly at: string }): boolean => {
    const [kind, number] = at.split('.');
    return kind === 'units' && Number(number) > from && Number(number) <= from + count;
  };
  return { errors: errors.filter(here), warnings: warnings.filter(here) };
};

export function UnitList({ mustered, problems, symbols, open, onOpen, onChange }: Props) {
  const { roster, list, cost } = mustered;
  const lines = linesOf(roster);
  /** The line that has just been moved keeps the focus. */
  const focus = useRef<number>();
  useEffect(() => {
    if (focus.current === undefined) return;
    document.getElementById(lineId(focus.current))?.querySelector('button')?.focus();
    focus.current = undefined;
  });

  const move = (at: number, by: -1 | 1) => {
    const [line, other] = [lines[at], lines[at + by]];
    if (!line || !other) return;
    const to = by < 0 ? other.from : line.from + other.count;
    const next = moveLine(roster, at, by);
    // Moved beside its like it becomes a part of that line.
    const joined = linesOf(next).find(({ from, count }) => to >= from && to < from + count);
    focus.current = joined?.from ?? to;
    if (open !== undefined && open >= line.from && open < line.from + line.count) onOpen(to);
    onChange(next);
  };

  return (
    <>
      <ol class="muster-units">
        {lines.map((line, at) => {
          const { from, count, unit } = line;
          const isOpen = open !== undefined && open >= from && open < from + count;
          const own = problemsIn(problems, line);
          const name = unit.name ?? typeName(list, unit.type);
          const total = cost.units.slice(from, from + count).reduce((sum, each) => sum + each.total, 0);
          const words = [...(unit.name ? [typeName(list, unit.type)] : []), unitWords(list, unit)].filter(Boolean).join(', ');
          const row = rowOf(list, unit.type);
          return (
            <li
              key={from}
              id={lineId(from)}
              class={`muster-line ${isOpen ? 'is-open' : ''} ${own.errors.length > 0 ? 'has-errors' : ''}`}
            >
              <div class="muster-line-head">
                <button
                  type="button"
                  class="muster-line-open"
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? undefined : from)}
                  onKeyDown={(event) => {
                    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
                    if (by === undefined) return;
                    event.preventDefault();
                    move(at, by);
                  }}
                >
                  {row?.unit ? <UnitSign unit={row.unit.id} symbols={symbols} /> : <span class="symbol" />}
                  <span class="muster-line-words">
                    <b>
                      {count > 1 && <span class="muster-count">{count} ×</span>} {name}
                    </b>
                    <small>
                      <span class="muster-number">{count > 1 ? `${from + 1}–${from + count}` : from + 1}</span> {words}
                      {own.errors.length > 0 && <span class="muster-bad">not allowed</span>}
                    </small>
                  </span>
                  <span class="muster-points">{total}</span>
                </button>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={`One more: ${name}`}
                  onClick={() => onChange(duplicateUnit(roster, from + count - 1))}
                >
                  +
                </button>
              </div>
              {isOpen && (
                <div class="muster-line-body">
                  <p class="muster-row">
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => {
                        if (count === 1) onOpen(undefined);
                        onChange(removeUnits(roster, from + count - 1));
                      }}
                    >
                      {count > 1 ? 'One less' : 'Remove'}
                    </button>
                    {count > 1 && (
                      <button
                        type="button"
                        class="button button-quiet"
                        onClick={() => {
                          onOpen(undefined);
                          onChange(removeUnits(roster, from, count));
                        }}
                      >
                        Remove all {count}
                      </button>
                    )}
                    <button type="button" class="button button-quiet" disabled={at === 0} onClick={() => move(at, -1)}>
                      Up
                    </button>
                    <button
                      type="button"
                      class="button button-quiet"
                      disabled={at === lines.length - 1}
                      onClick={() => move(at, 1)}
                    >
                      Down
                    </button>
                  </p>
                  <ProblemList roster={roster} problems={own} onMend={onChange} />
                  <UnitFields
                    mustered={mustered}
                    line={line}
                    cost={cost.units[from] ?? { lines: [], total: 0 }}
                    onChange={onChange}
                    onPart={onOpen}
                  />
                </div>
              )}
            </li>
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

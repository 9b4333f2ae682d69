/** The elements in a roster, with one line for identical elements, and all types to add. */
import { elementOf, elements as types } from '../../../engine/hott/data/elements.ts';
import { addElement, changeElement, type Line, linesOf, removeElement, setGeneral } from '../../../engine/hott/muster/edit.ts';
import { mostElements, type Roster } from '../../../engine/hott/muster/roster.ts';
import { Cited } from '../../odds/links.tsx';
import { Name } from '../Name.tsx';
import { Times } from '../Times.tsx';

interface Props {
  roster: Roster;
  /** Indexes of elements with an error. */
  wrong: ReadonlySet<number>;
  onChange: (roster: Roster) => void;
}

/** An element's game values. */
function figuresOf(type: string): string {
  const element = elementOf(type);
  if (!element) return 'This element type does not exist.';
  const { class: kind, points, factor, move, range } = element;
  return `${kind}, ${points} AP; factor ${factor.foot} against foot, ${factor.others} against others; ${move.good} paces${range === null ? '' : `; reaches ${range}`}`;
}

/** Changes the number of elements in a line: removes from its end, or adds after it. */
function withCount(roster: Roster, { from, count, element }: Line, times: number): Roster {
  if (times > count) return addElement(roster, element);
  return removeElement(roster, from + count - 1);
}

function ElementLine({ roster, line, wrong, onChange }: Props & { line: Line }) {
  const { from, count, element } = line;
  const type = elementOf(element.type);
  const name = type?.name ?? element.type;
  const bad = Array.from({ length: count }, (_, at) => from + at).some((place) => wrong.has(place));
  const mark = (field: 'ally' | 'shared', on: boolean) => {
    let next = roster;
    for (let place = from; place < from + count; place++) next = changeElement(next, place, { [field]: on ? true : undefined });
    onChange(next);
  };
  return (
    <li class={`muster-line ${bad ? 'has-errors' : ''}`}>
      <div class="muster-line-head">
        <span class="muster-line-words">
          <b>
            {element.name ?? name}
            {element.general && ', general'}
          </b>{' '}
          {type && <Cited rules={[type.rule]} />}
          <small>
            {element.name !== undefined && `${name}: `}
            {figuresOf(element.type)}
          </small>
        </span>
        <span class="muster-points">{(type?.points ?? 0) * count}</span>
        <Times
          name={element.name ?? name}
          times={count}
          most={roster.elements.length >= mostElements || element.general ? count : mostElements}
          onTimes={(times) => onChange(withCount(roster, line, times))}
        />
      </div>
      <details class="muster-owned">
        <summary>Name and role</summary>
        <div class="muster-line-body">
          <Name
            label="Name"
            name={element.name ?? ''}
            placeholder={name}
            onName={(given) => onChange(changeElement(roster, from, { name: given === '' ? undefined : given }))}
          />
          <p class="muster-row">
            {!element.general && type?.mayBeGeneral && (
              <button type="button" class="button button-quiet" onClick={() => onChange(setGeneral(roster, from))}>
                Make it the general
              </button>
            )}
            <label class="chip">
              <input
                type="checkbox"
                checked={element.ally === true}
                onChange={(event) => mark('ally', event.currentTarget.checked)}
              />
              <span>An ally</span>
            </label>
            {element.type === 'gods' && (
              <label class="chip">
                <input
                  type="checkbox"
                  checked={element.shared === true}
                  onChange={(event) => mark('shared', event.currentTarget.checked)}
                />
                <span>The enemy shares this god</span>
              </label>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}

export function ElementList(props: Props) {
  const { roster } = props;
  return (
    <>
      {roster.elements.length === 0 && <p>The army has no elements yet. Add one below.</p>}
      <ul class="muster-units">
        {linesOf(roster).map((line) => (
          <ElementLine key={`${line.from} ${line.element.type}`} line={line} {...props} />
        ))}
      </ul>
    </>
  );
}

const kinds = ['foot', 'mounted', 'aerial'] as const;
const titles = { foot: 'Foot', mounted: 'Mounted', aerial: 'Aerials' } as const;

/** Every type with its price, added by one tap. */
export function AddElements({ roster, onChange }: Pick<Props, 'roster' | 'onChange'>) {
  return (
    <>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`add-${kind}`}>
          <h3 id={`add-${kind}`}>{titles[kind]}</h3>
          <ul class="muster-row">
            {types
              .filter((type) => type.class === kind)
              .map(({ id, name, points }) => (
                <li key={id}>
                  <button
                    type="button"
                    class="button button-quiet"
                    disabled={roster.elements.length >= mostElements}
                    onClick={() => onChange(addElement(roster, { type: id }))}
                  >
                    <span>
                      {name} <small>{points} AP</small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

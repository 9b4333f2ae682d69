/**
 * An interactive board on which the user chooses a unit and a charge, reads the exact odds and rolls. Everything is calculated at
 * build time.
 */
import { useState } from 'preact/hooks';
import { Die } from '../start/Die.tsx';
import type { Charge, Line, Piece, Scene } from './scene.ts';

export interface Shown extends Omit<Scene, 'letters'> {
  /** The address of the battle page with this position. */
  readonly play: string;
  /** The site's path prefix. */
  readonly root: string;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
const face = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0] as number) % 10) + 1;
const lower = (name: string): string => name.toLowerCase();

function Base({
  piece,
  chosen,
  aimed,
  onChoose,
}: {
  piece: Piece;
  chosen: boolean;
  aimed: boolean;
  onChoose: (() => void) | undefined;
}) {
  const { id, side, name, type, x, y, outline, facing } = piece;
  const turn = `rotate(${facing} ${x} ${y})`;
  return (
    <g
      class={`home-piece home-side-${side.toLowerCase()} ${chosen ? 'is-chosen' : ''} ${aimed ? 'is-aimed' : ''}`}
      data-unit={id}
      {...(onChoose
        ? {
            role: 'button',
            tabIndex: 0,
            'aria-pressed': chosen,
            'aria-label': side === 'A' ? `Your ${lower(name)}, ${id}` : `Charge the ${lower(name)}, ${id}`,
            onClick: onChoose,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onChoose();
            },
          }
        : {})}
    >
      <polygon points={outline} />
      <path class="home-front" d={`M${x - 0.3} ${y - 0.52}h.6l-.3-.24z`} transform={turn} />
      <use href={`#home-${type}`} x={x - 0.45} y={y - 0.38} width="0.9" height="0.9" />
      {aimed && <circle class="home-aim" cx={x} cy={y} r="1.05" />}
    </g>
  );
}

function Side({
  name,
  lines,
  die,
  side,
  root,
}: {
  name: string;
  lines: readonly Line[];
  die: number | undefined;
  side: 'a' | 'b';
  root: string;
}) {
  return (
    <div class={`home-sum home-sum-${side}`}>
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.name}>
            <a href={root + line.url.slice(1)}>{line.name}</a>
            <b>{signed(line.amount)}</b>
          </li>
        ))}
      </ul>
      <p>
        <Die name={`${name}, the die`} face={die} side={side} />
        <b>{die === undefined ? `d10 ${signed(total(lines))}` : `${die} ${signed(total(lines))} = ${die + total(lines)}`}</b>
      </p>
    </div>
  );
}

function Bar({ results, now }: { results: Charge['results']; now: number | undefined }) {
  let at = 0;
  return (
    <>
      <svg class="home-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {results.map(([id, , share]) => {
          at += share;
          return <rect key={id} class={`of-${id}`} x={at - share} width={share} y="0" height="10" />;
        })}
      </svg>
      <ul class="home-results">
        {results.map(([id, words, share], index) => (
          <li key={id} class={index === now ? 'is-now' : undefined}>
            <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
              <rect class={`of-${id}`} width="10" height="10" />
            </svg>
            {words}
            <b>{share}%</b>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function HomeBoard({ view, pieces, terrain, charges, play, root }: Shown) {
  const first = charges[0] as Charge;
  const [unit, setUnit] = useState(first.unit);
  const [target, setTarget] = useState<string | undefined>(first.target);
  const [dice, setDice] = useState<readonly [number, number]>();
  const nameOf = (id: string): string => pieces.find((piece) => piece.id === id)?.name ?? id;
  const own = charges.filter((charge) => charge.unit === unit);
  const charge = own.find((each) => each.target === target);
  const from = pieces.find(({ id }) => id === unit);
  const choose = (id: string) => {
    setUnit(id);
    setTarget(charges.find((each) => each.unit === id)?.target);
    setDice(undefined);
  };
  const aim = (id: string) => {
    setTarget(id);
    setDice(undefined);
  };
  const now = charge && dice ? Number(charge.faces[(dice[0] - 1) * 10 + dice[1] - 1]) : undefined;
  return (
    <section class="home-board" aria-label="A board to try">
      <p class="home-ask">
        <b>Your turn.</b> Choose a blue unit, and then an enemy that it can charge.
      </p>
      <svg class="home-table" viewBox={view}>
        <title>The table, seen from above</title>
        {terrain.map(({ kind, outline }) => (
          <polygon key={outline} class={`home-${kind}`} points={outline} />
        ))}
        {own.map((each) => (
          <g key={each.target} class={`home-way ${each.target === target ? 'is-chosen' : ''}`}>
            {from && <line x1={from.x} y1={from.y - 0.7} x2={each.way[0]} y2={each.way[1] + 0.6} />}
            {each.target === target && <polygon points={each.outline} />}
          </g>
        ))}
        {pieces.map((piece) => {
          const aimed = own.some((each) => each.target === piece.id);
          const can = piece.side === 'A' ? charges.some((each) => each.unit === piece.id) : aimed;
          return (
            <Base
              key={piece.id}
              piece={piece}
              chosen={piece.id === unit || piece.id === target}
              aimed={aimed}
              onChoose={can ? () => (piece.side === 'A' ? choose(piece.id) : aim(piece.id)) : undefined}
            />
          );
        })}
      </svg>
      {charge && (
        <div class="home-charge">
          <h2 class="home-question">
            {nameOf(charge.unit)} charge {lower(nameOf(charge.target))}
          </h2>
          <div class="home-sums">
            <Side name={nameOf(charge.unit)} lines={charge.a} die={dice?.[0]} side="a" root={root} />
            <Side name={nameOf(charge.target)} lines={charge.b} die={dice?.[1]} side="b" root={root} />
          </div>
          <Bar results={charge.results} now={now} />
          <p class="home-rolled" role="status">
            {dice && now !== undefined
              ? `You roll ${dice[0]}, the enemy ${dice[1]}: ${(charge.results[now] as Charge['results'][number])[1].toLowerCase()}.`
              : ''}
          </p>
          <p class="home-acts">
            <button type="button" class="button" onClick={() => setDice([face(), face()])}>
              {dice ? 'Roll again' : 'Roll both dice'}
            </button>
            <a class="button button-quiet" href={play}>
              Continue this battle
            </a>
            <a href={root + charge.odds.slice(1)}>Change the set-up</a>
          </p>
        </div>
      )}
    </section>
  );
}

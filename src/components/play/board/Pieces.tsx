/** The pieces on the table, which can be pressed, dragged and reached by keyboard. The moves of pieces are animated. */
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { bannerOf, PieceBanner } from './Banner.tsx';
import { PieceMark } from './PieceMark.tsx';
import type { Piece } from './piece.ts';
import { n, type Scale } from './scale.ts';
import type { Pointing } from './use-pointer.ts';

interface Props {
  scale: Scale;
  svg: RefObject<SVGSVGElement>;
  pieces: readonly Piece[];
  chosen: readonly string[];
  /** Pieces that can be pressed to answer the question. */
  targets: ReadonlySet<string>;
  /** Pieces that can be dragged. */
  loose: ReadonlySet<string>;
  pointing: Pointing;
}

/** The rotation of each piece in degrees, chosen so that it turns the shorter way round. */
function useTurns(pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const turns = useRef(new Map<string, number>());
  return useMemo(() => {
    for (const { id, base } of pieces) {
      const to = base.facing / 10;
      const from = turns.current.get(id) ?? to;
      turns.current.set(id, from + ((((to - from + 180) % 360) + 360) % 360) - 180);
    }
    return new Map(turns.current);
  }, [pieces]);
}

/** Where a piece is drawn, and its rotation in degrees. */
const placed = (scale: Scale, { base }: Piece, turn: number) => ({
  transform: `translate(${n(scale.x(base))}px, ${n(scale.y(base))}px) rotate(${n(turn)}deg)`,
});

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Pieces({ scale, svg, pieces, chosen, targets, loose, pointing }: Props) {
  /** The piece that the Tab key reaches. Arrow keys lead from this piece to the other pieces. */
  const [visited, setVisited] = useState('');
  const turns = useTurns(pieces);
  const marks = useRef(new Map<string, { readonly of: Piece; readonly turn: number; readonly drawn: preact.JSX.Element }>());
  const open = pieces.filter(({ id }) => targets.has(id) || chosen.includes(id));
  const entrance = (open.find(({ id }) => id === visited) ?? open.find(({ id }) => chosen.includes(id)) ?? open[0])?.id;

  /** Focuses the next or the previous piece that can be pressed. Returns false if there is none in that direction. */
  const step = (from: SVGElement, key: string): boolean => {
    const way = ways[key];
    const all = [...(svg.current?.querySelectorAll<SVGElement>('[data-pressable], [data-chosen]') ?? [])];
    const next = way && all.at((all.indexOf(from) + way) % all.length);
    if (next) next.focus();
    return Boolean(next);
  };
  /** The drawing of a piece, redrawn only when the piece has changed. */
  const markOf = (piece: Piece, turn: number) => {
    const known = marks.current.get(piece.id);
    if (known?.of === piece && known.turn === turn) return known.drawn;
    const drawn = <PieceMark piece={piece} turn={turn} />;
    marks.current.set(piece.id, { of: piece, turn, drawn });
    return drawn;
  };

  return useMemo(
    () => (
      <g>
        {pieces.map((piece) => {
          const { id, side } = piece;
          const turn = turns.get(id) ?? 0;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a piece of a drawing cannot be a button
            <g
              key={id}
              class={`board-piece side-${side.toLowerCase()}`}
              style={placed(scale, piece, turn)}
              data-piece={id}
              data-pressable={targets.has(id) ? '' : undefined}
              data-chosen={chosen.includes(id) ? '' : undefined}
              data-dim={piece.dim ? '' : undefined}
              data-loose={loose.has(id) ? '' : undefined}
              role="button"
              // In SVG this attribute must be in lower case. A later change of “tabIndex” would set a different attribute.
              tabindex={id === entrance ? 0 : -1}
              aria-label={piece.name}
              aria-pressed={chosen.includes(id)}
              onClick={(event) => pointing.pressed(piece, event)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') pointing.now().onPiece(id, event.shiftKey);
                else if (!step(event.currentTarget, event.key)) return;
                event.preventDefault();
                event.stopPropagation();
              }}
              onPointerEnter={() => pointing.now().onHover(id)}
              onPointerLeave={() => pointing.now().onHover(null)}
              onFocus={() => {
                setVisited(id);
                pointing.now().onHover(id);
              }}
            >
              {markOf(piece, turn)}
            </g>
          );
        })}
        {pieces.filter(bannerOf).map((piece) => {
          const turn = turns.get(piece.id) ?? 0;
          return (
            <g
              key={`banner ${piece.id}`}
              class={`board-banner side-${piece.side.toLowerCase()}`}
              style={placed(scale, piece, turn)}
              data-dim={piece.dim ? '' : undefined}
            >
              <PieceBanner of={piece} turn={turn} />
            </g>
          );
        })}
      </g>
    ),
    [scale, pieces, targets, loose, chosen.join(), entrance],
  );
}

/**
 * The look of a piece: base, front, symbol, banner, and marks for its state. The piece is drawn around the origin, with its front
 * up.
 */
import type { JSX } from 'preact';
import { symbolOf } from '../../book/diagram/symbol.ts';
import { bannerOf, shallow } from './Banner.tsx';
import type { Piece } from './piece.ts';
import { n, unit } from './scale.ts';

/** The depth of the front band and the size of the symbol, as fractions of the base's shorter side. */
const bandShare = 0.15;
const symbolShare = 0.64;
const shallowShare = 0.84;

const rounded = (w: number, d: number, r: number): string =>
  `M${n(-w / 2 + r)} ${n(-d / 2)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(d - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - w)}q${-r} 0 ${-r} ${-r}v${n(2 * r - d)}q0 ${-r} ${r} ${-r}z`;
const cut = (w: number, d: number, c: number): string =>
  `M${n(-w / 2 + c)} ${n(-d / 2)}h${n(w - 2 * c)}l${c} ${c}v${n(d - 2 * c)}l${-c} ${c}h${n(2 * c - w)}l${-c} ${-c}v${n(2 * c - d)}z`;

/** The outline of a base. The two armies have corners of different shapes. */
const outlineOf = (side: string, w: number, d: number): string => (side === 'B' ? cut(w, d, 4) : rounded(w, d, 3));

const turned = (degrees: number): { readonly transform: string } => ({ transform: `rotate(${n(degrees)}deg)` });

/** A sign on the base that stays upright, however the base is turned. */
function At({ x, y, turn, children }: { x: number; y: number; turn: number; children: JSX.Element | readonly JSX.Element[] }) {
  return (
    <g transform={`translate(${n(x)} ${n(y)})`}>
      <g class="p-upright" style={turned(-turn)}>
        {children}
      </g>
    </g>
  );
}

/** A spark with four points, for a unit under a spell. */
function Spark({ size }: { size: number }) {
  const points = Array.from({ length: 8 }, (_, turn) => {
    const far = turn % 2 === 0 ? size : size * 0.26;
    const angle = (turn * Math.PI) / 4;
    return `${n(far * Math.sin(angle))} ${n(-far * Math.cos(angle))}`;
  });
  return <path class="p-spark" d={`M${points.join('L')}Z`} />;
}

interface SignsProps {
  readonly piece: Piece;
  readonly w: number;
  readonly d: number;
  readonly turn: number;
  readonly frontless: boolean;
}

/** The symbol and the id of a piece: one above the other, or side by side on a shallow base. */
function Signs({ piece, w, d, turn, frontless }: SignsProps) {
  const symbol = symbolOf(piece.type);
  const size = Math.min(w, d);
  const beside = w >= shallow * d;
  const large = size * (beside ? shallowShare : frontless ? symbolShare + 0.06 : symbolShare);
  const picture = symbol && (
    <use href={`#icon-${symbol}`} x={n(-large / 2)} y={n(-large / 2)} width={n(large)} height={n(large)} />
  );
  if (beside) {
    // The symbol is to the left of the id, as the user sees the table.
    const left = Math.cos((turn * Math.PI) / 180) >= 0 ? -1 : 1;
    const middle = (d * bandShare) / 2;
    return (
      <>
        <At x={left * w * 0.16} y={middle} turn={turn}>
          <g class="p-symbol">{picture}</g>
        </At>
        <At x={-left * w * 0.25} y={middle} turn={turn}>
          <text class="p-id">{piece.id}</text>
        </At>
      </>
    );
  }
  return (
    <g class="p-upright" style={turned(-turn)}>
      {symbol && (
        <g class="p-symbol" transform={frontless ? undefined : `translate(0 ${n(-size * 0.03)})`}>
          {picture}
        </g>
      )}
      <text class="p-id" y={n(size * 0.38)}>
        {piece.id}
      </text>
    </g>
  );
}

/** `turn` is the rotation of the base in degrees, used to keep its signs upright. */
export function PieceMark({ piece, turn }: { piece: Piece; turn: number }) {
  const { side, base, state, level } = piece;
  const [w, d] = [base.width * unit, base.depth * unit];
  const size = Math.min(w, d);
  const outline = outlineOf(side, w, d);
  const band = Math.max(3, size * bandShare);
  const frontless = state.includes('frontless');
  const shaken = state.includes('double') ? 2 : state.includes('demoralized') ? 1 : 0;
  const extra = Number(state.find((word) => word.startsWith('extra='))?.slice(6) ?? 0);
  const high = level !== null && level > 3;
  const low = level !== null && level < 3;
  const pip = unit * 0.17;
  const banner = bannerOf(piece);
  const badges = piece.with.filter((type) => type !== banner);
  const badge = size * 0.2;
  return (
    <g class={`p-body${shaken ? ` is-shaken-${shaken}` : ''}${low ? ' is-below' : ''}`}>
      <g class="p-upright" style={turned(-turn)}>
        <g class="p-shade" transform={high ? 'translate(6 8)' : 'translate(1.2 2)'}>
          <path style={turned(turn)} d={outline} />
        </g>
      </g>
      <path class="p-base" d={outline} />
      {side === 'B' && <path class="p-hatch" d={outline} />}
      <path class="p-sheen" d={outline} />
      {!frontless && (
        <>
          <path class="p-front" d={`M${n(-w / 2 + 3)} ${n(-d / 2)}h${n(w - 6)}l3 3v${n(band - 3)}h${n(-w)}v${n(3 - band)}z`} />
          <path
            class="p-notch"
            d={`M${n(-band)} ${n(-d / 2 + band * 0.86)}L0 ${n(-d / 2 + band * 0.16)}L${n(band)} ${n(-d / 2 + band * 0.86)}z`}
          />
        </>
      )}
      <path class="p-rim" d={outline} />
      <Signs piece={piece} w={w} d={d} turn={turn} frontless={frontless} />
      {badges.map((type, at) => (
        <At key={type} x={w / 2 - badge * (1.05 + at * 2.1)} y={-d / 2 + badge * 1.05 + band * 0.4} turn={turn}>
          <circle class="p-badge" r={n(badge)} />
          <use
            class="p-badge-symbol"
            href={`#icon-${symbolOf(type)}`}
            x={n(-badge * 0.72)}
            y={n(-badge * 0.72)}
            width={n(badge * 1.44)}
            height={n(badge * 1.44)}
          />
        </At>
      ))}
      {Array.from({ length: shaken }, (_, at) => (
        <circle class="p-shaken" cx={n(w / 2 - pip * (1.5 + at * 2.5))} cy={n(d / 2 - pip * 1.5)} r={n(pip)} />
      ))}
      {Array.from({ length: extra }, (_, at) => (
        <circle class="p-extra" cx={n(-w / 2 + pip * (1.5 + at * 2.5))} cy={n(d / 2 - pip * 1.5)} r={n(pip)} />
      ))}
      {level !== null && level !== 3 && (
        <At x={-w / 2 + badge} y={-d / 2 + badge} turn={turn}>
          <circle class="p-level" r={n(badge)} />
          <text class="p-level-number">{level}</text>
        </At>
      )}
      {piece.illusion && <path class="p-illusion" d={outlineOf(side, w * 0.78, d * 0.78)} />}
      {piece.spells > 0 && (
        <At x={-w / 2 + badge * 1.1} y={d / 2 - badge * 1.1} turn={turn}>
          <Spark size={size * 0.26} />
        </At>
      )}
      {piece.stakes && (
        <path
          class="p-stakes"
          d={[-0.4, -0.2, 0, 0.2, 0.4]
            .map((off) => `M${n(off * w)} ${n(-d / 2 - 1)}l${n(unit * 0.08)} ${n(-unit * 0.22)}`)
            .join('')}
        />
      )}
      <path class="board-hit" d={outline} />
    </g>
  );
}

/** The card for a piece or a piece of ground that the user presses or points at on the table. */
import { RuleLinks } from '../../odds/links.tsx';
import type { Selection } from '../orders/use-selection.ts';
import { useInView } from '../shell/use-in-view.ts';
import type { CardModule } from '../system.ts';
import type { Shown } from '../table/use-shown.ts';
import type { State } from '../vocabulary.ts';
import { CardHead, CardParts } from './UnitCard.tsx';

type Cards = CardModule<State>;
const unlinked = {};

/** Indexes of terrain come first, then those of places. */
function cardAt(cards: Cards, state: State, { terrain, places }: Pick<Shown, 'places' | 'terrain'>, at: number) {
  const piece = terrain[at];
  if (piece) return cards.terrain(state, piece);
  const place = places[at - terrain.length];
  return place ? cards.place(state, place) : null;
}

interface Props {
  state: State;
  shown: Shown;
  at: number;
  cards: Cards;
  onClose: () => void;
}

export function GroundCard({ state, shown, at, cards, onClose }: Props) {
  const panel = useInView<HTMLElement>(String(at));
  const card = cardAt(cards, state, shown, at);
  return card ? (
    <section class="chosen" aria-label="Ground" aria-live="polite" ref={panel}>
      <button type="button" class="let-go" aria-label="Close" onClick={onClose}>
        ×
      </button>
      <CardHead card={card} />
      <CardParts card={card} />
    </section>
  ) : null;
}

interface HoverProps extends Pick<Props, 'cards' | 'shown' | 'state'> {
  selection: Selection;
  ground: number | null;
}

/**
 * A card in a corner of the table for the piece or ground under the mouse. If the user presses it, the panel shows the same card.
 */
export function HoverCard({ state, shown, selection: { hovered, chosen }, ground, cards }: HoverProps) {
  const piece = hovered !== null && !chosen.includes(hovered) ? hovered : null;
  const card = piece !== null ? cards.piece(state, piece) : ground !== null ? cardAt(cards, state, shown, ground) : null;
  // Nothing in the hover card can be pressed, so its rules are shown without links.
  return card ? (
    <div class="hover-card" aria-hidden="true">
      <RuleLinks.Provider value={unlinked}>
        <CardHead card={card} />
      </RuleLinks.Provider>
      {card.state !== '' && <p class="fine">{card.state}.</p>}
      {piece === null && card.parts.flatMap(({ lines }) => lines.map(({ text }) => <p key={text}>{text}.</p>))}
    </div>
  ) : null;
}

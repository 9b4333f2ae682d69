/** The engine for cards about the magic auction, loaded when a reader changes something. */
import { auctionCalculator } from '../../../../engine/fr3/auction/spell-book.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(auctionCalculator);

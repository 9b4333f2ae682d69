/** What a card about the magic auction asks of the engine, once somebody changes something. */
import { auctionCalculator } from '../../../../engine/fr3/auction/spell-book.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(auctionCalculator);

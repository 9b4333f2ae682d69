/** The parts of the auction page that are loaded only when opened. */
export { AuctionChanges } from './AuctionChanges.tsx';
export { BestAnswers } from './BestAnswers.tsx';
export { BidMap } from './BidMap.tsx';
export { EquilibriumView } from './Equilibrium.tsx';
export { PlanView } from './PlanView.tsx';

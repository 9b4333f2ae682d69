/** What the auction page needs only once somebody opens it. */
export { AuctionChanges } from './AuctionChanges.tsx';
export { BestAnswers } from './BestAnswers.tsx';
export { BidMap } from './BidMap.tsx';
export { EquilibriumView } from './Equilibrium.tsx';
export { PlanView } from './PlanView.tsx';

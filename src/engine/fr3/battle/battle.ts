/**
 * The battle with all of its chapters loaded: for tests, tools and pages made at build time. The battle page uses `ruleset.ts`.
 */
import { readyForAll } from './chapters/loading.ts';
import { type Kinds, kindsHere } from './ruleset.ts';

await readyForAll();

export { type Action, actionsAmong, asksFor, fr3Battle } from './ruleset.ts';
export const actionKinds = kindsHere() as unknown as Kinds;

/** The battle with all of its chapters at once: for tests, tools and pages made at build time. The page that plays has `ruleset.ts`. */

import * as artillery from './chapters/artillery.ts';
import { open } from './chapters/brought.ts';
import * as callings from './chapters/callings.ts';
import type { Chapters } from './chapters/contract.ts';
import * as forces from './chapters/forces.ts';
import * as fortune from './chapters/fortune.ts';
import * as holdings from './chapters/holdings.ts';
import * as inventions from './chapters/inventions.ts';
import * as leviathans from './chapters/leviathans.ts';
import * as lists from './chapters/lists.ts';
import * as magic from './chapters/magic.ts';
import * as masses from './chapters/masses.ts';
import * as people from './chapters/people.ts';
import * as reading from './chapters/reading.ts';
import * as shores from './chapters/shores.ts';
import * as strange from './chapters/strange.ts';
import * as terrain from './chapters/terrain.ts';
import * as wonders from './chapters/wonders.ts';
import * as works from './chapters/works.ts';
import { type Kinds, kindsWith, fr3Battle as ruleset } from './ruleset.ts';

export { type Action, actionsAmong, asksFor } from './ruleset.ts';

const all: Chapters = {
  artillery,
  callings,
  magic,
  inventions,
  masses,
  people,
  strange,
  leviathans,
  lists,
  shores,
  fortune,
  holdings,
  works,
  forces,
  terrain,
  wonders,
  reading,
};

function whole(): typeof ruleset {
  open(all);
  return ruleset;
}
export const fr3Battle = whole();
export const actionKinds = kindsWith(all) as unknown as Kinds;

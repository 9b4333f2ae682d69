/** The battle with all of its chapters at once: for tests, tools and pages made at build time. The page that plays has `ruleset.ts`. */

import * as lists from './chapters/army-rules.ts';
import * as artillery from './chapters/artillery.ts';
import * as holdings from './chapters/camps.ts';
import * as callings from './chapters/catalogue.ts';
import * as people from './chapters/characters.ts';
import type { Chapters } from './chapters/contract.ts';
import * as wonders from './chapters/effects.ts';
import * as works from './chapters/fortifications.ts';
import * as inventions from './chapters/inventions.ts';
import * as leviathans from './chapters/leviathans.ts';
import * as magic from './chapters/magic.ts';
import * as masses from './chapters/masses.ts';
import * as fortune from './chapters/omens.ts';
import * as reading from './chapters/reading.ts';
import * as forces from './chapters/reinforcements.ts';
import { open } from './chapters/requirements.ts';
import * as shores from './chapters/shores.ts';
import * as strange from './chapters/special-troops.ts';
import * as terrain from './chapters/terrain.ts';
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

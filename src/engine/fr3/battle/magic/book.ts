/** All spells: those that the battle plays, and those that it does not play yet. */
import { type SpellHead, spellList } from '../../data/spell-list.ts';
import type { BattleSpell } from './spell.ts';
import { blasts } from './spells/blasts.ts';
import { eggs } from './spells/eggs.ts';
import { enchantments } from './spells/enchantments.ts';
import { fightSpells } from './spells/fights.ts';
import { fireSpells } from './spells/fires.ts';
import { grounds } from './spells/grounds.ts';
import { holds } from './spells/holds.ts';
import { illusionSpells } from './spells/illusions.ts';
import { interventions } from './spells/intervention.ts';
import { levelSpells } from './spells/levels.ts';
import { moraleSpells } from './spells/morale.ts';
import { pools } from './spells/pools.ts';
import { sacrifices } from './spells/sacrifice.ts';
import { slayings } from './spells/slaying.ts';
import { summonings } from './spells/summonings.ts';
import { trapSpells } from './spells/traps.ts';
import { turncoats } from './spells/turncoats.ts';
import { ways } from './spells/ways.ts';
import { winds } from './spells/winds.ts';

export const battleSpells: readonly BattleSpell[] = [
  ...blasts,
  ...moraleSpells,
  ...enchantments,
  ...holds,
  ...slayings,
  ...fightSpells,
  ...ways,
  ...levelSpells,
  ...trapSpells,
  ...summonings,
  ...winds,
  ...pools,
  ...turncoats,
  ...grounds,
  ...sacrifices,
  ...illusionSpells,
  ...interventions,
  ...eggs,
  ...fireSpells,
];

const byId = new Map(battleSpells.map((each) => [each.id, each]));

export const spellOf = (id: string): BattleSpell | undefined => byId.get(id);

/** Spells that battles do not support. */
export const unplayedSpells: readonly SpellHead[] = spellList.filter(({ id }) => !byId.has(id));

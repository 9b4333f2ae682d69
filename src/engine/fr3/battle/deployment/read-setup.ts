/** Reads a set-up that comes from a file, a link or a text, and reports the first fault as a sentence. */

import { onGrid, type Point } from '../../../kernel/geometry.ts';
import { longestName } from '../../../kernel/limits.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { strangeField } from '../../../kernel/shape-of-data.ts';
import { quoted } from '../../../kernel/text.ts';
import { holdingKinds as heldKinds } from '../../companion/holdings.ts';
import { refuseFirstCompany } from '../../control.ts';
import { leaders } from '../../melee/leaders.ts';
import { type Terrain, terrainKinds } from '../../table/terrain.ts';
import { armyWordIds, isArmyWord } from '../army-rules/army-words.ts';
import { powersOf, ruledTroop } from '../characters/control.ts';
import { refuseForce } from '../pre-game/force-rules.ts';
import { aimsProblem } from '../scenarios/aims-in-words.ts';
import { isAwaited, mostTroops } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Army } from '../vocabulary/setup.ts';
import { forceIds, nuisanceIds, type Setup } from '../vocabulary/setup.ts';
import { belongingsProblem, illusionProblem, magicProblem, selfProblem } from './character-problems.ts';
import { commandsProblem } from './command-problems.ts';
import { groundProblem, isPolygon, placesProblem, seaProblem, wildProblem, worksProblem } from './ground-problems.ts';
import { type Faulty, isName, isPlace, isYesOrNo, wrong } from './setup-problem.ts';
import { setupShape } from './setup-shape.ts';
import { entryProblem, troopProblem } from './troop-problems.ts';

const mostScouts = 99;
/** The largest number of characters in an army. */
const mostCharacters = 60;
function armyProblem(army: Army | undefined, side: SideId): Faulty {
  if (typeof army !== 'object' || army === null || !Array.isArray(army.troops) || !Array.isArray(army.characters))
    return wrong(`Army ${side} must be a name, a list of troops and a list of characters.`);
  if (!isName(army.name)) return wrong(`Army ${side} needs a name of at most ${longestName} letters.`);
  const { troops, characters, nuisances = [], has = [], scouts } = army;
  if (!Array.isArray(has) || !has.every(isArmyWord) || new Set(has).size < has.length)
    return wrong(`Army ${side}: the army rules must be a list of these words, each listed only once: ${armyWordIds.join(', ')}.`);
  if (scouts !== undefined && !(Number.isInteger(scouts) && scouts >= 0 && scouts <= mostScouts))
    return wrong(`Army ${side} can hire scouts at most ${mostScouts} times.`, 'fr3.pre-game.scouting-points');
  if (!Array.isArray(nuisances) || nuisances.length > mostTroops || !nuisances.every((id) => nuisanceIds.includes(id)))
    return wrong(`Army ${side}: the traps and parasitics must be a list of words.`, 'fr3.sequence.deploy-traps-parasitics');
  if (troops.length < 1 || troops.length > mostTroops)
    return wrong(`Army ${side} has ${troops.length} units, but each side must have 1 to ${mostTroops}.`);
  if (characters.length > mostCharacters)
    return wrong(`Army ${side} has ${characters.length} characters, but each side can have only ${mostCharacters}.`);
  for (const [at, troop] of troops.entries()) {
    const where = `Army ${side}, unit ${at + 1}`;
    const problem = troopProblem(troop, where) ?? illusionProblem(army, at, where);
    if (problem) return problem;
    if (troop.with === undefined) continue;
    const host = troops[troop.with - 1];
    if (!host || host === troop || host.with !== undefined)
      return wrong(
        `${where}: the unit cannot be attached to unit ${troop.with}, because the army has no unit with that number.`,
        'fr3.basics.attachment',
      );
    if (host.type === 'leviathans')
      return wrong(`${where}: a unit cannot be attached to a leviathan.`, 'fr3.leviathans.no-attachment');
    if (!['skirmishers', 'light-artillery', 'heavy-artillery', 'contraptions'].includes(troop.type))
      return wrong(
        `${where}: only skirmishers, artillery and contraptions can be attached to other units.`,
        'fr3.basics.attachment',
      );
  }
  for (const [at, character] of characters.entries()) {
    const where = `Army ${side}, character ${at + 1}`;
    if (typeof character !== 'object' || character === null || !leaders.some(({ id }) => id === character.leader))
      return wrong(
        `${where}: give the grade general, sub-commander or hero with a bonus that this grade can have, or leave the grade out.`,
        'fr3.characters.bonus-notation',
      );
    const { superhero, beastmaster, apart } = character;
    if (![superhero, beastmaster, apart].every(isYesOrNo))
      return wrong(`${where}: “superhero”, “beastmaster” and “apart” must be true or false.`, 'fr3.characters.bonus-notation');
    const taught = magicProblem(character, army, where) ?? belongingsProblem(character, where);
    if (taught) return taught;
    const entry = entryProblem(character, where);
    if (entry) return entry;
    const host = troops[character.with - 1];
    if (!host)
      return wrong(
        `${where}: the character cannot be with unit ${character.with}, because the army has no unit with that number.`,
      );
    const self = selfProblem(army, at, where);
    if (self) return self;
    if (superhero && character.leader === 'none')
      return wrong(`${where}: a superhero must be a hero or a higher grade.`, 'fr3.abilities.superhero');
    if (apart && character.has?.includes('vat'))
      return wrong(
        `${where}: a character with a vat must begin the battle with the handweapons unit that carries the vat.`,
        'fr3.inventions.vat',
      );
    if (character.unit || apart || character.has?.includes('anti-hero')) continue;
    const barred = refuseFirstCompany(ruledTroop(host), powersOf(character));
    if (barred) return wrong(`${where}: ${barred.because}`, ...barred.rules);
  }
  return null;
}

/** At most one camp or baggage train, and at most one sacred site (fr3.camps.availability). */
function holdingsProblem(
  { holdings = [], troops }: Army,
  { width, depth }: Setup['table'],
  placed: boolean,
  where: string,
): Faulty {
  const fits = ({ x, y }: Point) => isPlace({ x, y, facing: 0 }) && x >= 0 && y >= 0 && x <= width && y <= depth;
  if (!Array.isArray(holdings) || !holdings.every((each) => heldKinds.includes(each?.kind)))
    return wrong(
      `${where}: the camp and sacred site must be a list of these words: ${heldKinds.join(', ')}.`,
      'fr3.camps.availability',
    );
  const camps = holdings.filter(({ kind }) => kind !== 'sacred-site').length;
  if (camps > 1 || holdings.length - camps > 1)
    return wrong(`${where} can have at most one camp or baggage train, and at most one sacred site.`, 'fr3.camps.availability');
  for (const { kind, at, with: host } of holdings) {
    if (at !== undefined && !fits(at)) return wrong(`${where}: the place of the ${kind} must be x and y on the table.`);
    if (host !== undefined && (at !== undefined || kind === 'sacred-site' || !troops[host - 1]))
      return wrong(
        `${where}: a baggage train goes with a unit, so do not give it a place of its own.`,
        'fr3.camps.baggage-attachment',
      );
    if (placed && at === undefined && host === undefined)
      return wrong(
        `${where}: give the ${kind} a place, because all other units of the army have one.`,
        'fr3.setup.deployment-order',
      );
  }
  return null;
}

const pointOnGrid = <P extends Point>(at: P): P => ({ ...at, x: onGrid(at.x), y: onGrid(at.y) });

/** The same set-up with every position rounded to the grid, as play and notation do. */
function setupOnGrid(setup: Setup): Setup {
  const armyOnGrid = (army: Army): Army => ({
    ...army,
    troops: army.troops.map((troop) => (troop.at ? { ...troop, at: pointOnGrid(troop.at) } : troop)),
    ...(army.holdings ? { holdings: army.holdings.map((each) => (each.at ? { ...each, at: pointOnGrid(each.at) } : each)) } : {}),
    ...(army.works ? { works: army.works.map((each) => (each.at ? { ...each, at: pointOnGrid(each.at) } : each)) } : {}),
  });
  return {
    ...setup,
    terrain: setup.terrain.map((piece) => ({ ...piece, polygon: piece.polygon.map(pointOnGrid) })),
    objective: setup.objective?.map(pointOnGrid) ?? null,
    armies: { A: armyOnGrid(setup.armies.A), B: armyOnGrid(setup.armies.B) },
  };
}

/** Reads a set-up that comes from a file, a link or a text. */
export function readSetup(value: unknown): Read<Setup> {
  if (typeof value !== 'object' || value === null) return wrong('A set-up must have a table, terrain and two armies.');
  const foreign = strangeField(value, setupShape);
  if (foreign !== undefined) return wrong(`${quoted(foreign)} does not belong in a set-up. Remove it.`);
  const { table, terrain, objective, armies, first, initiative, turns, snow, underwater } = value as Setup;
  // The notation writes sizes with at most three decimals.
  const size = (length: unknown): boolean =>
    typeof length === 'number' && length >= 12 && length <= 144 && Number(length.toFixed(3)) === length;
  if (!size(table?.width) || !size(table?.depth))
    return wrong('The table must be 12 to 144 inches wide and deep.', 'fr3.basics.playing-area');
  if (
    !Array.isArray(terrain) ||
    terrain.length > 100 ||
    !terrain.every(
      (piece) =>
        terrainKinds.includes(piece?.kind) && isPolygon(piece.polygon) && (piece.name === undefined || isName(piece.name)),
    )
  )
    return wrong(
      `The terrain must be a list of pieces. Each has a kind, its corners and, if you like, a name of at most ${longestName} letters.`,
      'fr3.setup.terrain',
    );
  const wild = (terrain as readonly Terrain[]).map(wildProblem).find((each) => each !== null);
  if (wild) return wild;
  if (objective !== null && !isPolygon(objective))
    return wrong('The terrain objective must be a list of corners, or be left empty.', 'fr3.setup.terrain-objective');
  const misdrawn = groundProblem(value as Setup);
  if (misdrawn) return misdrawn;
  for (const side of sideIds) {
    const problem = armyProblem(armies?.[side], side);
    if (problem) return problem;
  }
  const places = sideIds.flatMap((side) =>
    armies[side].troops.filter((troop) => troop.with === undefined && !isAwaited(troop)).map(({ at }) => at),
  );
  if (places.some((at) => at) && sideIds.some((side) => armies[side].scouts !== undefined))
    return wrong('Remove the scouting, because every unit already has a place.', 'fr3.pre-game.scouting');
  if (places.some((at) => at) && !places.every((at) => at))
    return wrong('Give a place to every unit, or to none.', 'fr3.setup.deployment-order');
  for (const side of sideIds) {
    const apart = forceIds.map((force) => refuseForce(armies[side], force)).find((each) => each !== null);
    if (apart) return wrong(`Army ${side}: ${apart.because}`, ...apart.rules);
    const astray = holdingsProblem(
      armies[side],
      table,
      places.some((at) => at),
      `Army ${side}`,
    );
    if (astray) return astray;
  }
  if (underwater !== undefined && underwater !== true) return wrong('“underwater” must be true, or left out.');
  const misplaced =
    worksProblem(
      value as Setup,
      places.some((at) => at),
    ) ??
    seaProblem(value as Setup) ??
    placesProblem(value as Setup);
  if (misplaced) return misplaced;
  if (first !== undefined && !sideIds.includes(first)) return wrong('The side that moves first must be A or B.');
  if (initiative !== undefined && initiative !== 'drawn')
    return wrong('“initiative” must be “drawn”, or left out.', 'fr3.multiplayer.two-player-initiative');
  const divided = commandsProblem(value as Setup);
  if (divided) return divided;
  if (snow !== undefined && snow !== true) return wrong('“snow” must be true, or left out.');
  if (turns !== undefined && !(Number.isInteger(turns) && turns >= 1 && turns <= 999))
    return wrong('The limit must be 1 to 999 turns.');
  const aimless = aimsProblem(value as Setup);
  if (aimless !== null) return wrong(aimless);
  return { ok: true, value: setupOnGrid(value as Setup) };
}

import { didYouMean } from '../../../kernel/nearest.ts';
import type { SetupFault } from '../../../kernel/notation/game.ts';
import { fault, sideGiven } from '../../../kernel/notation/setup-statements.ts';
import type { Argument, Statement } from '../../../kernel/notation.ts';
import { quoted } from '../../../kernel/text.ts';
import { strongholds } from '../../data/figures/strongholds.ts';
import { boardSide } from '../../data/scale.ts';
import { usualStronghold } from '../../muster/roster.ts';
import { type SideId, sideIds, stepIds } from '../vocabulary/ids.ts';
import { edges, type Setup, type StrongholdSetup } from '../vocabulary/setup.ts';
import { nameless } from './setup-terms.ts';

export interface Notes {
  readonly names: Record<SideId, string>;
  readonly walls: Record<SideId, StrongholdSetup>;
  open?: true;
  landscape?: number;
  agreed: Partial<Pick<Setup, 'defender' | 'attacksFrom' | 'bounds' | 'now'>>;
}

const aSide = (given: Argument | undefined): SideId | undefined => sideGiven(given, sideIds);
const aNumber = (given: Argument | undefined): number | undefined => (given && 'number' in given ? given.number : undefined);
const aWord = <W extends string>(given: Argument | undefined, words: readonly W[]): W | undefined =>
  given && 'word' in given ? words.find((each) => each === given.word) : undefined;
const aText = (given: Argument | undefined): string | undefined => (given && 'text' in given ? given.text : undefined);

/** The kinds of notes, each with an example for the error message. */
const noteForms: Readonly<Record<string, { readonly like: string; read(given: readonly Argument[], into: Notes): boolean }>> = {
  army: {
    like: 'army A "The Lantern Wardens"',
    read([side, name], { names }) {
      const [id, text] = [aSide(side), aText(name)];
      if (!id || text === undefined) return false;
      names[id] = text;
      return true;
    },
  },
  walls: {
    like: `walls A ${usualStronghold.wide} ${usualStronghold.deep} "The Lamphouse", from ${strongholds.minSide} to ${strongholds.maxSide} paces`,
    read([side, w, d, name], { walls }) {
      const [id, wide, deep, text] = [aSide(side), aNumber(w), aNumber(d), aText(name)];
      if (!id || wide === undefined || deep === undefined || (name && text === undefined)) return false;
      walls[id] = { ...(text === undefined ? {} : { name: text }), wide, deep };
      return true;
    },
  },
  open: {
    like: 'open, for a battle without a stronghold',
    read(given, into) {
      into.open = true;
      return given.length === 0;
    },
  },
  defender: {
    like: 'defender A',
    read([side], into) {
      const defender = aSide(side);
      if (defender) into.agreed = { ...into.agreed, defender };
      return defender !== undefined;
    },
  },
  attacks: {
    like: `attacks north, one of ${edges.join(', ')}`,
    read([edge], into) {
      const attacksFrom = aWord(edge, edges);
      if (attacksFrom) into.agreed = { ...into.agreed, attacksFrom };
      return attacksFrom !== undefined;
    },
  },
  landscape: {
    like: `landscape 7, on a board of ${boardSide} inches`,
    read([seed], into) {
      const number = aNumber(seed);
      if (number !== undefined) into.landscape = number;
      return Number.isSafeInteger(number);
    },
  },
  bounds: {
    like: 'bounds 30',
    read([count], into) {
      const bounds = aNumber(count);
      if (bounds !== undefined) into.agreed = { ...into.agreed, bounds };
      return bounds !== undefined;
    },
  },
  bound: {
    like: `bound 5 B moves 3: its number, the side, one of the steps ${stepIds.join(', ')}, and the PIPs left`,
    read([number, side, name, left], into) {
      const [bound, acting, step, pips] = [aNumber(number), aSide(side), aWord(name, stepIds), aNumber(left)];
      if (bound === undefined || !acting || !step || (left && pips === undefined)) return false;
      into.agreed = { ...into.agreed, now: { bound, acting, step, pips: pips ?? null } };
      return true;
    },
  },
};

export function notesOf(statements: readonly Statement[], faults: SetupFault[]): Notes {
  const notes: Notes = {
    names: { A: nameless('A'), B: nameless('B') },
    walls: { A: usualStronghold, B: usualStronghold },
    agreed: {},
  };
  for (const [statement, one] of statements.entries()) {
    if (one.kind !== 'note') continue;
    const form = Object.hasOwn(noteForms, one.name) ? noteForms[one.name] : undefined;
    if (!form)
      faults.push(
        fault(
          statement,
          `${quoted(one.name)} cannot be part of a battle’s text.${didYouMean(one.name, Object.keys(noteForms))}`,
          one.name,
        ),
      );
    else if (!form.read(one.with, notes)) faults.push(fault(statement, `Write this line in the form ${form.like}.`, one.name));
  }
  return notes;
}

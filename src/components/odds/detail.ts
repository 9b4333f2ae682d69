/** What the melee page needs only once somebody asks for more than its first answer: loaded when they do. */
import { readAddress } from '../../engine/fr3/melee/address.ts';
import { circumstanceOf } from '../../engine/fr3/melee/circumstances.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../engine/fr3/melee/question.ts';
import { questionRefusals } from '../../engine/fr3/melee/refusals.ts';
import { unitName } from './unit-name.ts';
import type { Read } from './useQuestion.ts';

export { writeAddress } from '../../engine/fr3/melee/write-address.ts';
export { Changes } from './Changes.tsx';
export { Circumstances } from './Circumstances.tsx';
export { answerTo } from './kept/melee.ts';
export { Matrix } from './Matrix.tsx';
export { viewOf } from './melee-view.ts';
export { Phases } from './Phases.tsx';
export { Refusals } from './Refusals.tsx';

/** What is called so that stands at a place of a question. */
export const nameOf = (at: string): string =>
  at === 'charge' ? 'the charge' : (circumstanceOf(at.split('.')[1] ?? at)?.name ?? at);

/** The question of an address, filled up where it is silent, and what was wrong with it. */
export function fromAddress(search: string, first: MeleeQuestion): Read<MeleeQuestion> {
  const { question: read, problems } = readAddress(search);
  const found = [...problems];
  const side = (at: SideId): MeleeSide => {
    const asked = read[at];
    const wrong = asked && questionRefusals({ ...first, [at]: asked })[0];
    if (asked && !wrong) return asked;
    const usual = first[at];
    const because = wrong?.because ?? `The address does not name the ${at === 'a' ? 'first' : 'second'} unit.`;
    found.push(`${because} ${unitName(usual.unit)} stand in.`);
    return { ...asked, unit: usual.unit };
  };
  return { question: { ...read, a: side('a'), b: side('b') }, problems: found };
}

/** A question without what a refusal is about; undefined when there is nothing to take away. */
export function without(question: MeleeQuestion, at: string): MeleeQuestion | undefined {
  if (at === 'charge') {
    const { charge: _charge, round: _round, ...rest } = question;
    return rest;
  }
  const [side, id] = at.split('.') as [SideId, string | undefined];
  if (!id) return undefined;
  const { [id]: _gone, ...rest } = question[side] as Record<string, unknown>;
  return { ...question, [side]: rest as MeleeSide };
}

/** Questions changed in one respect: a circumstance set, another kind named, a part added or removed. */
import { askedOf, hasPart, type Part, type Procedure, placeAt, saidOf } from './procedure.ts';
import type { Question, Said } from './question.ts';
import { refusalsOf } from './refusals.ts';

const partOf = ({ parts }: Procedure, key: string): Part<unknown> | undefined => parts.find((each) => each.key === key);

const withSaid = (question: Question, key: string, said: Said): Question => ({
  ...question,
  parts: { ...question.parts, [key]: said },
});

/** A copy of the question in which one circumstance of one part has this value. Default values are left out. */
export function withValue(of: Procedure, question: Question, key: string, id: string, value: unknown): Question {
  const part = partOf(of, key);
  const now = part ? saidOf(part, question) : {};
  const gone = new Set([id, ...((part && askedOf(part, id, now.unit)?.clears) ?? [])]);
  const rest = Object.fromEntries(Object.entries(now).filter(([each]) => !gone.has(each)));
  const said = { ...rest, [id]: value };
  return withSaid(question, key, part?.usual(said)[id] === value ? rest : said);
}

/** The question without a circumstance, or without an optional part. */
export function withoutAt(of: Procedure, question: Question, at: string): Question {
  if (at !== '' && partOf(of, at)) {
    const gone = (key: string) => key === at || partOf(of, key)?.under?.key === at;
    return { ...question, parts: Object.fromEntries(Object.entries(question.parts).filter(([key]) => !gone(key))) };
  }
  const { key, id } = placeAt(at);
  const { [id]: _gone, ...rest } = question.parts[key] ?? {};
  return withSaid(question, key, rest);
}

/** Whether the circumstance or part at this address can be removed. */
export function canGo(of: Procedure, question: Question, at: string): boolean {
  const whole = at === '' ? undefined : partOf(of, at);
  if (whole) return whole.optional !== undefined && question.parts[at] !== undefined;
  const { key, id } = placeAt(at);
  return id !== 'unit' && question.parts[key]?.[id] !== undefined;
}

/** The question with an optional part added. */
export const withPart = (of: Procedure, question: Question, key: string): Question =>
  withSaid(question, key, partOf(of, key)?.first ?? {});

/**
 * The optional parts that could be added next. If several parts have the same label, only the first missing one of them is
 * listed.
 */
export function missingParts(of: Procedure, question: Question): Part<unknown>[] {
  const missing = of.parts.filter(
    (part) =>
      part.optional !== undefined &&
      question.parts[part.key] === undefined &&
      hasPart(part, { parts: { ...question.parts, [part.key]: {} } }),
  );
  return missing.filter(({ optional }, at) => missing.findIndex((each) => each.optional === optional) === at);
}

/**
 * The question with another kind. The question keeps circumstances that the new kind also has and that `keeps` accepts, except
 * those that the rules forbid after the change.
 */
export function withKind(
  of: Procedure,
  question: Question,
  key: string,
  unit: string,
  keeps: (id: string) => boolean = () => true,
): Question {
  const part = partOf(of, key);
  if (!part) return question;
  const now = saidOf(part, question);
  const kept = Object.entries(now).filter(
    ([id]) => id !== 'unit' && keeps(id) && askedOf(part, id, unit) === askedOf(part, id, now.unit),
  );
  let next = withSaid(question, key, { ...Object.fromEntries(kept), unit });
  // Removing one circumstance may make another one forbidden, so this repeats. The loop ends because each round removes one
  // circumstance.
  for (let left = kept.length; left > 0; left--) {
    const wrong = refusalsOf(of, next).find(({ at }) => at.startsWith(`${key}.`) && canGo(of, next, at));
    if (!wrong) break;
    next = withoutAt(of, next, wrong.at);
  }
  return next;
}

/** Returns a function that tells whether a circumstance of this part is always visible. */
export const isOpen = (of: Procedure, key: string, unit: unknown) => (id: string) =>
  askedOf(partOf(of, key) as Part<unknown>, id, unit)?.open === true;

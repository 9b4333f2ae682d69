// Exact odds of a charge, from the engine that states the rules. Run it with: npx node src/engine/example.mjs
import { fr3, kernel } from './index.ts';

const question = {
  a: { unit: 'knights', leader: 'hero-1-1' },
  b: { unit: 'spears', support: 2, ground: 'woods' },
  charge: 'a',
};

const answer = fr3.meleeOdds(question);
if (!answer.ok) {
  // The rules forbid it: each refusal is a sentence with the ids of the rules it rests on.
  for (const { at, because, rules } of answer.refusals) console.log(at, because, rules);
} else {
  for (const side of ['a', 'b']) {
    console.log(question[side].unit, 'd10 +', answer[side].total);
    for (const { name, amount, rules } of answer[side].lines) console.log('  ', amount, name, rules.join(' '));
  }
  for (const { result, chance } of answer.outcomes)
    console.log(kernel.asFraction(chance), kernel.asPercent(chance), `a: ${result.a.fate}, b: ${result.b.fate}`);
  console.log(fr3.meleeSentence(question, answer));
}

// The same melee played once, with dice that a seed makes the same on every machine.
const once = kernel.play(fr3.melee(question), kernel.seeded(7));
console.log('Played:', once.winner, 'wins;', once.a.fate, 'and', once.b.fate);

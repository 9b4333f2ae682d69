/** Battles of Hordes of the Things by message: armies stay secret until both are sealed, and every bound has its dice. */
import { expect, test } from 'vitest';
import { type Action, hottBattle } from '../../../src/engine/hott/battle/battle.ts';
import { hottCorrespondence } from '../../../src/engine/hott/battle/correspondence.ts';
import { armyOfRoster } from '../../../src/engine/hott/battle/deployment/army-of-roster.ts';
import { drawnGround } from '../../../src/engine/hott/battle/deployment/landscape.ts';
import { deployByDrill } from '../../../src/engine/hott/battle/judgement/drill.ts';
import { standingAnswers } from '../../../src/engine/hott/battle/standing-answers.ts';
import type { State } from '../../../src/engine/hott/battle/vocabulary/state.ts';
import { boardSide } from '../../../src/engine/hott/data/scale.ts';
import { sampleArmies } from '../../../src/engine/hott/muster/samples.ts';
import { levels } from '../../../src/engine/kernel/correspondence/messages.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import type { Point } from '../../../src/engine/kernel/geometry.ts';
import { sampleOr } from '../../deep.ts';
import { expectDamageRefused } from '../kernel/correspondence/damaged.ts';
import { playedByMessage } from '../kernel/correspondence/two-devices.ts';

test.each(levels)('%s: a battle is played to its end and proved', { timeout: 180_000 }, async (level) => {
  const [a, b] = sampleArmies.map(({ roster }) => armyOfRoster(roster));
  const dice = seeded(3);
  const { standing, messages } = await playedByMessage(hottCorrespondence, {
    level,
    setup: { table: { width: boardSide, depth: boardSide }, terrain: drawnGround(5), bounds: 4 },
    armies: { A: a, B: { ...(b as object), name: 'The others' } },
    seed: 8,
    choose(state) {
      const all = [...hottBattle.actions(state)];
      if (state.stage !== 'fighting') return deployByDrill(state) ?? all[0];
      return all[dice.roll(all.length, { decides: 'what is done', rules: [] }) - 1];
    },
  });
  expect(standing.record.broken).toBeNull();
  expect(standing.record.isProved).toBe(true);
  expect(JSON.stringify(messages[0])).not.toContain('"elements"');
  await expectDamageRefused(standing.record.id, messages, sampleOr(150, 1000));
});

/** Inches from the elements of a side to their nearest enemies, all added up. */
function apart({ elements }: State, side: string): number {
  const onTable = elements.filter(({ fate }) => fate === 'on');
  const enemies = onTable.filter((each) => each.side !== side);
  const far = (one: Point) => Math.min(...enemies.map(({ base }) => Math.hypot(base.x - one.x, base.y - one.y)));
  return onTable.filter((each) => each.side === side).reduce((sum, { base }) => sum + far(base), 0);
}

/** Comes as close as it can, shoots and fights. */
function closing(state: State): Action | undefined {
  const legal = [...hottBattle.actions(state)];
  if (state.stage !== 'fighting') return deployByDrill(state) ?? legal[0];
  const wanted = legal.find(({ kind }) => kind === 'call' || kind === 'shoot' || kind === 'fight');
  if (wanted) return wanted;
  const steps = legal.flatMap((action) => {
    const chance = hottBattle.perform(state, action);
    return chance.kind === 'known' ? [{ action, far: apart(chance.value.state, state.acting) }] : [];
  });
  const best = steps.reduce<(typeof steps)[number] | undefined>(
    (one, other) => (one && one.far <= other.far ? one : other),
    undefined,
  );
  return best && best.far < apart(state, state.acting) - 0.1
    ? best.action
    : (legal.find(({ kind }) => kind === 'done') ?? legal[0]);
}

test.each(levels)('%s: standing answers are given, and the battle is proved', { timeout: 180_000 }, async (level) => {
  const all = standingAnswers.questions.map(({ id, answers }) => ({
    question: id,
    answer: answers[0]?.id as string,
    limit: null,
  }));
  const [a] = sampleArmies.map(({ roster }) => armyOfRoster(roster));
  // Not every battle asks one of these questions: shooters have to come into range.
  let answered = 0;
  for (let seed = 4; seed < 12 && answered === 0; seed++) {
    const { standing } = await playedByMessage(hottCorrespondence, {
      level,
      setup: { table: { width: boardSide, depth: boardSide }, terrain: drawnGround(5), bounds: 14 },
      armies: { A: a, B: { ...(a as object), name: 'The others' } },
      seed,
      standing: { A: all, B: all },
      choose: closing,
    });
    expect(standing.record.broken).toBeNull();
    expect(standing.record.isProved).toBe(true);
    const steps = standing.record.steps.filter((step) => step.standing !== undefined);
    for (const { standing: of } of steps) expect(standing.record.knowledge.standing.has(of as number)).toBe(true);
    answered += steps.length;
  }
  expect(answered).toBeGreaterThan(0);
});

/** A melee to roll: both dice, every modifier, the result in words, and the following phases. */
import { useState } from 'preact/hooks';
import { bout } from '../../engine/fr3/melee/combatant.ts';
import { linesOf } from '../../engine/fr3/melee/modifiers.ts';
import { type MeleeQuestion, otherSide, type SideId, sideIds } from '../../engine/fr3/melee/question.ts';
import { unitName } from '../odds/unit-name.ts';
import { lowerFirst, signed } from '../odds/words.ts';
import { Die } from './Die.tsx';
import { useDice } from './dice.ts';
import { begin, type Course, type Fight, fightPhase, fights, type PhaseReport, phasing } from './fight.ts';
import { Practice } from './Practice.tsx';
import { useChoice } from './useChoice.ts';

const stateNames = ['fresh', 'demoralized', 'double demoralized'] as const;

const nameOf = (question: MeleeQuestion, side: SideId) =>
  `${side === 'a' ? 'Your' : 'The enemy’s'} ${lowerFirst(unitName(question[side].unit))}`;

function rallyTold({ rally, before }: PhaseReport, question: MeleeQuestion): string | undefined {
  if (!rally) return undefined;
  const { side, face, total, needed, rallied } = rally;
  const sum = face === total ? `${face}` : `${face} − ${face - total} = ${total}`;
  return `${nameOf(question, side)} roll ${sum} to rally and need ${needed}+: they ${rallied ? 'are fresh again' : `stay ${stateNames[before[side]]}`}.`;
}

function resultTold({ totals, result, followUp }: PhaseReport, question: MeleeQuestion): string {
  if (result.winner === 'draw')
    return `${totals.a} against ${totals.b}: equal. Neither unit is harmed, and both stay in contact.`;
  const loser = otherSide(result.winner);
  const [high, low] = [totals[result.winner], totals[loser]];
  const who = nameOf(question, loser);
  const { fate, state, pushedBack, rules } = result[loser];
  if (rules.includes('fr3.melee.result-double')) return `${high} is at least twice ${low}. ${who} are destroyed.`;
  const levels = rules.includes('fr3.melee.charge-bonus-shock')
    ? 'two levels, because the winner had a charge bonus'
    : 'one level';
  const lost = `${high} against ${low}: higher, but less than double. ${who} lose ${levels}.`;
  if (fate === 'destroyed') return `${lost} That makes three levels or more, so they are destroyed.`;
  if (!pushedBack) return `${lost} They are ${stateNames[state]}.`;
  const winner = nameOf(question, result.winner);
  return `${lost} They are double demoralized and go back one base. ${winner} ${followUp === 'must' ? 'must follow up, so the fight continues' : 'may follow up or stay: you decide, and this fight ends here'}.`;
}

function Side({ side, question, report }: { side: SideId; question: MeleeQuestion; report: PhaseReport | undefined }) {
  const lines = report?.lines[side] ?? linesOf(bout({ ...question }), side);
  const plus = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div class={`fighter fighter-${side}`}>
      <h3>{nameOf(question, side)}</h3>
      <ul>
        {lines.map(({ id, name, amount }) => (
          <li key={id}>
            <span>{name}</span>
            <b>{id === 'combat-factor' ? amount : signed(amount)}</b>
          </li>
        ))}
        <li class="fighter-die">
          <Die name={`${nameOf(question, side)}, the die`} face={report?.faces[side]} side={side} />
          <b>{report ? report.totals[side] : `d10 ${signed(plus)}`}</b>
        </li>
      </ul>
    </div>
  );
}

export default function FightLesson() {
  const dice = useDice();
  const [fight, setFight] = useState<Fight>(fights[0] as Fight);
  const [course, setCourse] = useState<Course>(() => begin(fight));
  const [last, setLast] = useState<{ report: PhaseReport; question: MeleeQuestion }>();
  const start = (chosen: Fight) => {
    setFight(chosen);
    setCourse(begin(chosen));
    setLast(undefined);
  };
  const choose = (chosen: string) => {
    if (chosen !== fight.id) start(fights.find(({ id }) => id === chosen) ?? fight);
  };
  const select = useChoice(choose);
  const fightOn = () => {
    const next = fightPhase(course, dice);
    setLast({ report: next.report, question: course.question });
    setCourse(next.course);
  };
  const shownQuestion = last?.question ?? course.question;
  const rally = last && rallyTold(last.report, shownQuestion);

  return (
    <Practice title="Fight a melee">
      <label class="field">
        <span>Who fights</span>
        <select ref={select} value={fight.id} onChange={(event) => choose(event.currentTarget.value)}>
          {fights.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div class="fighters">
        {sideIds.map((side) => (
          <Side key={side} side={side} question={shownQuestion} report={last?.report} />
        ))}
      </div>
      <div role="status" class="practice-said">
        {last && (
          <>
            <p class="practice-when">
              Phase {course.fought}, {last.report.phasing === 'a' ? 'yours' : 'the enemy’s'}
            </p>
            {rally && <p>{rally}</p>}
            <p>{resultTold(last.report, shownQuestion)}</p>
          </>
        )}
      </div>
      <div class="practice-acts">
        {!course.over && (
          <button type="button" class="button" onClick={fightOn}>
            {course.fought === 0 ? 'Roll both dice' : `${phasing(course) === 'a' ? 'Your' : 'The enemy’s'} phase: fight on`}
          </button>
        )}
        {course.fought > 0 && (
          <button type="button" class={course.over ? 'button' : 'button button-quiet'} onClick={() => start(fight)}>
            Start again
          </button>
        )}
      </div>
    </Practice>
  );
}

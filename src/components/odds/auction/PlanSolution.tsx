/** The best way to divide the points among the spells, and the best order. */
import type { Plan } from '../../../engine/fr3/auction/plan/wishes.ts';
import type { PlanSolution } from '../../../engine/fr3/auction/several-spells.ts';
import { Working } from '../work/Working.tsx';
import { gained } from './Equilibrium.tsx';
import { castMixture, defenceMixture, MixTable } from './MixTable.tsx';
import { useWork } from './useWork.ts';
import { points, share, tenth } from './words.ts';

export function PlanSolutionView({ plan, names }: { plan: Plan; names: readonly string[] }) {
  const work = useWork({ kind: 'plan', plan });
  const { result } = work;
  return (
    <>
      {result ? <Found solution={result} names={names} /> : <Working work={work} what="the turn" steps="situations" />}
      <Assumed plan={plan} />
    </>
  );
}

function Found({ solution, names }: { solution: PlanSolution; names: readonly string[] }) {
  const { first, expected, exploitability, situations } = solution;
  const { best } = first;
  if (!best)
    return (
      <p class="sentence" role="status">
        Do not cast any of these spells. None is worth its points against a good defence.
      </p>
    );
  const { auction, casts, casting, defences, defence, wish } = best;
  return (
    <>
      <p class="sentence" role="status">
        Cast {names[wish]} first. The turn is worth {points(first.value)} to the caster when both bid well.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that may scroll sideways must be reachable by keyboard. */}
      <section class="table-frame" aria-label="How the points are spread" tabIndex={0}>
        <table class="answers spread">
          <caption>How the points are spread over the turn, on average</caption>
          <thead>
            <tr>
              <th scope="col">Spell</th>
              <th scope="col">It works</th>
              <th scope="col">Castings</th>
              <th scope="col">Caster’s points</th>
              <th scope="col">Defender’s points</th>
            </tr>
          </thead>
          <tbody>
            {expected.map(({ castings, works, casterPoints, defenderPoints }, at) => (
              <tr key={`${names[at]} ${at + 1}`}>
                <th scope="row">{names[at]}</th>
                <td>{share(works)}</td>
                <td>{castings.toFixed(2)}</td>
                <td>{tenth(casterPoints)}</td>
                <td>{tenth(defenderPoints)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div class="mixes">
        <MixTable title={`${names[wish]}: the caster seals`} side="a" rows={castMixture(auction, casts, casting)} />
        <MixTable title={`${names[wish]}: the defender seals`} side="b" rows={defenceMixture(auction, defences, defence)} />
      </div>
      <p class="fine">
        After each spell, set both pools to the points left, remove the spell if it worked, and work the plan out again. This plan
        covers {situations} possible situations. Neither side gains by playing the turn differently: together, both sides could
        gain at most <b>{gained(exploitability)}</b> points.
      </p>
    </>
  );
}

/** What the calculation assumes about the turn. */
function Assumed({ plan: { caster, defender } }: { plan: Plan }) {
  return (
    <div class="assumed">
      <h3>What is assumed</h3>
      <ul>
        <li>The defender knows the list, and both sides see what is left after every spell.</li>
        <li>The caster chooses the next spell after each result and may stop at any time.</li>
        <li>
          A spell of 4 points or less that failed may be tried again if no points were added to it. Other spells that failed
          cannot be cast again this turn.
        </li>
        <li>Each side has one magic user, and the other side does not cast spells in between.</li>
        <li>Points of the morale clock are turned into magic points before the first spell.</li>
        {caster.level === 3 && defender.user === 'level-3' && (
          <li>
            In this plan, two magic users of level three do not add points after the reveal. The odds of a single spell above do
            include these rounds.
          </li>
        )}
      </ul>
    </div>
  );
}

/** Several spells in one turn: the list, the order, and how both sides spread their points. */
import { targetForms } from '../../../engine/fr3/auction/auction.ts';
import type { Plan } from '../../../engine/fr3/auction/plan/wishes.ts';
import type { PlanSolution } from '../../../engine/fr3/auction/several-spells.ts';
import { type AuctionView, type Castable, noSpell, places, spellOf } from '../../../engine/fr3/auction/view.ts';
import { Working } from '../work/Working.tsx';
import { gained } from './Equilibrium.tsx';
import { castMixture, defenceMixture, MixTable } from './MixTable.tsx';
import { PointWorths, Worth } from './Stakes.tsx';
import { useWork } from './useWork.ts';
import { points, share, tenth } from './words.ts';

type Said = Readonly<Record<string, unknown>>;

interface Props {
  view: AuctionView;
  spells: readonly Castable[];
  stakes: Said;
  list: Said;
  onWorth: (values: Said) => void;
  onList: (values: Said) => void;
}

export function PlanView({ view, spells, stakes, list, onWorth, onList }: Props) {
  const { plan } = view;
  if (!plan) return <p>A stored spell does not use points, so there are none to share out.</p>;
  const named = [view.spell, ...places.map((at) => spellOf(spells, list[`spell${at}`])).filter((each) => each !== undefined)];
  return (
    <div class="equilibrium">
      <Wanted view={view} spells={spells} stakes={stakes} list={list} onWorth={onWorth} onList={onList} />
      {named.length < 2 ? (
        <p>Add a second spell to see how to share out the points.</p>
      ) : (
        <Solved plan={plan} names={named.map(({ name }) => name)} />
      )}
    </div>
  );
}

/** The list of wanted spells with their worths. */
function Wanted({ view, spells, stakes, list, onWorth, onList }: Props) {
  const used = places.filter((at) => list[`spell${at}`] !== noSpell);
  const next = places.find((at) => !used.includes(at));
  const castable = spells.filter(({ level }) => level <= view.auction.caster.level);
  const usual = castable.find(({ id }) => id !== view.spell.id && id !== list.spell2 && id !== list.spell3) ?? view.spell;
  return (
    <>
      <ol class="wishes">
        <li>
          <b>{view.spell.name}</b>
          <Worth
            name="Its success is worth"
            of="success"
            now={stakes.success as number}
            onSet={(success) => onWorth({ success })}
          />
        </li>
        {used.map((at) => (
          <li key={at}>
            <label class="choice">
              <span>Spell</span>
              <select
                class="field"
                value={String(list[`spell${at}`])}
                onChange={(event) => onList({ [`spell${at}`]: event.currentTarget.value, [`cost${at}`]: undefined })}
              >
                {castable.map(({ id, name, costs }) => (
                  <option key={id} value={id}>
                    {name}, {costs.join('/')}
                  </option>
                ))}
              </select>
            </label>
            <Costs
              spell={spellOf(spells, list[`spell${at}`])}
              now={list[`cost${at}`] as number}
              onSet={(cost) => onList({ [`cost${at}`]: cost })}
            />
            <Worth
              name="Its success is worth"
              of="success"
              now={list[`worth${at}`] as number}
              onSet={(worth) => onList({ [`worth${at}`]: worth })}
            />
            <label class="choice">
              <span>Its target</span>
              <select
                class="field"
                value={String(list[`target${at}`])}
                onChange={(event) => onList({ [`target${at}`]: event.currentTarget.value })}
              >
                {Object.entries(targetForms).map(([id, { name }]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {(['ward', 'spirit'] as const).map((id) => (
              <label class="chip" key={id}>
                <input
                  type="checkbox"
                  checked={list[id + at] === true}
                  onChange={(event) => onList({ [id + at]: event.currentTarget.checked })}
                />
                {id === 'ward' ? 'Magic ward' : 'Protective spirit'}
              </label>
            ))}
            <button
              type="button"
              class="button button-quiet"
              onClick={() =>
                onList(
                  Object.fromEntries(['spell', 'cost', 'worth', 'target', 'ward', 'spirit'].map((id) => [id + at, undefined])),
                )
              }
            >
              Remove from the list
            </button>
          </li>
        ))}
      </ol>
      <p>
        {next && (
          <button type="button" class="button" onClick={() => onList({ [`spell${next}`]: usual.id })}>
            Add a spell
          </button>
        )}
      </p>
      <div class="auction-stakes">
        <PointWorths stakes={stakes} onStake={onWorth} />
      </div>
    </>
  );
}

interface CostsProps {
  spell: Castable | undefined;
  now: number;
  onSet: (cost: number) => void;
}

/** The choice of basic cost for a spell that has several. */
function Costs({ spell, now, onSet }: CostsProps) {
  if (!spell || spell.costs.length < 2) return null;
  return (
    <label class="choice">
      <span>Basic cost</span>
      <select
        class="field"
        value={now || Math.min(...spell.costs)}
        onChange={(event) => onSet(Number(event.currentTarget.value))}
      >
        {spell.costs.map((cost) => (
          <option key={cost} value={cost}>
            {cost}
          </option>
        ))}
      </select>
    </label>
  );
}

function Solved({ plan, names }: { plan: Plan; names: readonly string[] }) {
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
      <section class="table-frame" aria-label="How the points are spread">
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
        comes from {situations} situations. Neither side gains by playing the turn differently: together, both sides could gain at
        most <b>{gained(exploitability)}</b> points.
      </p>
    </>
  );
}

/** The assumptions about the turn. */
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
            After the reveal, two magic users of level three add no more points. The odds for a single spell above do include
            these rounds.
          </li>
        )}
      </ul>
    </div>
  );
}

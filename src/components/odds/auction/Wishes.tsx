/** The spells that the caster wants to cast, and the value of each. */
import { targetForms } from '../../../engine/fr3/auction/auction.ts';
import { type AuctionView, type Castable, noSpell, places, spellOf } from '../../../engine/fr3/auction/view.ts';
import { PointWorths, Worth } from './Stakes.tsx';

type Said = Readonly<Record<string, unknown>>;

export interface PlanProps {
  view: AuctionView;
  spells: readonly Castable[];
  stakes: Said;
  list: Said;
  onWorth: (values: Said) => void;
  onList: (values: Said) => void;
}

/** The list of wanted spells, and the value of each. */
export function Wishes({ view, spells, stakes, list, onWorth, onList }: PlanProps) {
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

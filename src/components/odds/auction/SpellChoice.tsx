/** The spell that is cast, and its cost. */
import type { Castable } from '../../../engine/fr3/auction/view.ts';
import type { AuctionSheet } from './sheet.ts';

export function SpellChoice({
  sheet,
  spells,
  onSpell,
  onCost,
}: {
  spells: readonly Castable[];
  sheet: AuctionSheet;
  onSpell: (id: string) => void;
  onCost: (cost: number) => void;
}) {
  const { id, cost, costs } = sheet.spell;
  return (
    <div class="auction-spell">
      <label class="choice">
        <span>Spell</span>
        <select class="field" value={id} onChange={(event) => onSpell(event.currentTarget.value)}>
          {[1, 2, 3].map((level) => (
            <optgroup key={level} label={`Level ${level}`}>
              {spells
                .filter((spell) => spell.level === level)
                .map((spell) => (
                  <option key={spell.id} value={spell.id}>
                    {spell.name}, {spell.costs.join('/')}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {costs.length > 1 && (
        <label class="choice">
          <span>Basic cost</span>
          <select class="field" value={cost} onChange={(event) => onCost(Number(event.currentTarget.value))}>
            {costs.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

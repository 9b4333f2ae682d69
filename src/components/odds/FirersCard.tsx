/** One group of firers: unit, number, range, and the count per unit at that range. */
import { carrierGroupNames, carriers, missileWeapons } from '../../engine/fr3/data/missile-weapons.ts';
import { firingUnits } from '../../engine/fr3/missile-fire/firing.ts';
import { type Firers, mostCount } from '../../engine/fr3/missile-fire/question.ts';
import type { KindOfPart } from '../../engine/kernel/calculator/procedure.ts';
import { Inches } from './Inches.tsx';
import { RuleLink } from './links.tsx';
import { Stepper } from './Stepper.tsx';
import { UnitPicker } from './UnitPicker.tsx';

const farthest = (weapon: Firers['weapon']) => missileWeapons[weapon ?? 'bow'].bands.at(-1)?.upTo ?? 0;

const carrierChoices: readonly KindOfPart[] = carriers.map(({ id, name, group, symbol, weapons }) => ({
  id,
  name,
  group: carrierGroupNames[group],
  symbol,
  note: `${Math.max(...weapons.map(farthest))}″`,
}));

interface Props {
  firers: Firers;
  /** Unique on the page. */
  name: string;
  label: string;
  symbols: string;
  onChange: (firers: Firers) => void;
  /** Removes the group; undefined if it is the only one. */
  onRemove?: (() => void) | undefined;
}

export function FirersCard({ firers, name, label, symbols, onChange, onRemove }: Props) {
  const { carrier, weapon, count, range, band } = firingUnits(firers);
  const most = farthest(weapon.id);
  const choose = (unit: string) => onChange({ unit, ...(firers.count && firers.count > 1 ? { count: firers.count } : {}) });
  const setRange = (to: number) => onChange({ ...firers, range: to });
  return (
    <div class="firers">
      <UnitPicker
        side="a"
        label={label}
        unit={firers.unit}
        name={carrier.name}
        symbol={carrier.symbol}
        symbols={symbols}
        onChoose={choose}
        load={async () => ({ kinds: carrierChoices })}
        title="Choose who fires"
      />
      <div class="firers-row">
        {!weapon.gun && (
          <Stepper
            name={`${name}-count`}
            value={String(count)}
            less={count > 1}
            more={count < mostCount}
            onStep={(by) => onChange({ ...firers, count: count + by })}
          >
            Units
          </Stepper>
        )}
        <Stepper
          name={`${name}-range`}
          value={<Inches of={range} />}
          less={range > 0}
          more={range + 1 <= most}
          onStep={(by) => setRange(by === -1 ? Math.max(0, Math.ceil(range) - 1) : Math.floor(range) + 1)}
        >
          <RuleLink id="fr3.missile-fire.range">Range</RuleLink>
        </Stepper>
        {carrier.weapons.length > 1 && (
          <label class="choice">
            <span>Weapon</span>
            <select
              class="field"
              value={weapon.id}
              onChange={(event) => {
                const chosen = carrier.weapons.find((id) => id === event.currentTarget.value);
                const { range: _range, weapon: _weapon, ...rest } = firers;
                onChange(chosen && chosen !== carrier.weapons[0] ? { ...rest, weapon: chosen } : rest);
              }}
            >
              {carrier.weapons.map((id) => (
                <option key={id} value={id}>
                  {missileWeapons[id].name}
                </option>
              ))}
            </select>
          </label>
        )}
        <p class="firers-band">
          <RuleLink id={weapon.rule}>
            {band
              ? band.row === 1
                ? 'Counts as one unit'
                : `${count > 1 ? 'Each counts' : 'Counts'} as ${band.row} units`
              : 'Out of range'}
          </RuleLink>
        </p>
        {onRemove && (
          <button type="button" class="icon-button" aria-label={`Remove ${carrier.name}`} onClick={onRemove}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
    </div>
  );
}

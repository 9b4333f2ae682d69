/** The values of a row in an army list, as a sheet shows them. */
import { profileOf } from '../../../../engine/fr3/data/profiles.ts';
import { distanceAt, moveAt, type Scale, scaleRows, scales, undeadMovementLoss } from '../../../../engine/fr3/data/scales.ts';
import type { Row } from '../../../../engine/fr3/muster/lists.ts';
import type { RosterUnit } from '../../../../engine/fr3/muster/roster.ts';
import { bonusLine } from '../../../book/unit-words.ts';
import { signed } from '../../../odds/words.ts';

const numbersOf = (row: Row | undefined) => (row && profileOf(row.id)) ?? row?.unit;

/** Whether a unit was bought as undead, or is always undead in its list. */
export const isUndead = ({ options = [] }: RosterUnit, row: Row | undefined): boolean =>
  options.includes('undead') || row?.made?.undead === true;

const none = '–';
const byItsRules = '*';

export function combatFactor(row: Row | undefined): string {
  const factor = numbersOf(row)?.combatFactor ?? none;
  return factor === 'special' ? byItsRules : String(factor);
}

export function rally(row: Row | undefined): string {
  const of = numbersOf(row);
  if (!of) return none;
  return of.rally === null ? byItsRules : `${of.rally}+`;
}

const shown = (n: number): string => String(Math.round(n * 10) / 10);

/** The open and difficult movement rates in the reader's scale, with the reduction for undead. */
export function Move({ unit, row }: { unit: RosterUnit; row: Row | undefined }) {
  const of = numbersOf(row);
  if (!of) return <>{none}</>;
  const ratesAt = (scale: Scale): readonly number[] | null =>
    profileOf(of.id)
      ? of.move && [of.move.open, of.move.difficult].map((each) => Math.floor(distanceAt(each, scale)))
      : moveAt(of.id, scale);
  return (
    <span class="distance">
      {scales.map((scale) => {
        const loss = isUndead(unit, row) ? undeadMovementLoss[scale] : 0;
        const rates = ratesAt(scale)?.map((rate) => shown(Math.max(0, rate - loss)));
        return (
          <span class={`at-${scale}`} key={scale}>
            {rates ? `${rates.join('/')}${scaleRows[scale].measure === 'in' ? '″' : ' cm'}` : byItsRules}
          </span>
        );
      })}
    </span>
  );
}

/** All bonuses of the row on one line: `+1 against cavalry; +2 on a charge; −2 in difficult terrain; support`. */
export function bonusesOf(unit: RosterUnit, row: Row | undefined): string {
  const of = numbersOf(row);
  if (!of) return '';
  return [
    bonusLine(of.bonuses),
    of.chargeBonus > 0 ? `${signed(of.chargeBonus)} on a charge` : '',
    of.difficultTerrain < 0 ? `${signed(of.difficultTerrain)} in difficult terrain` : '',
    of.support === 'not-each-other' ? 'support, but not from units of their own type' : of.support ? 'support' : '',
    of.fear || isUndead(unit, row) ? 'fear' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

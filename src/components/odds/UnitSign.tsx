/** The symbol of a unit, from the sheet with all symbols. */
export function UnitSign({ unit, symbols }: { unit: string; symbols: string }) {
  return (
    <svg class="symbol" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${symbols}#${unit}`} />
    </svg>
  );
}

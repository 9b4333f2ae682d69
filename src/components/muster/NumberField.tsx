/** A number field that takes effect on leaving the field. */
interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
}

export function NumberField({ label, value, least, most, onValue }: Props) {
  return (
    <label class="muster-field muster-size">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget }) => {
          const next = Math.round(currentTarget.valueAsNumber);
          if (next >= least && next <= most) onValue(next);
          else currentTarget.value = String(value);
        }}
      />
    </label>
  );
}

/** Caster and defender side by side: who they are, their pools, and their bids. */
import { SheetFieldOf } from '../calculator/SheetField.tsx';
import type { SheetField, SheetPart } from '../calculator/sheet.ts';
import { Drawer } from '../Drawer.tsx';
import { NumberChoice } from './NumberChoice.tsx';
import type { AuctionSheet } from './sheet.ts';

export type OnSay = (key: 's' | 'c' | 'd', values: Readonly<Record<string, unknown>>) => void;

/** The circumstances that are shown beside the bids, in this order. Other circumstances are in the drawers. */
const inCards = ['level', 'user', 'own', 'army', 'extra', 'points', 'later'];
/** Circumstances with buttons of their own. */
const elsewhere = ['active', 'cost'];
const mostPoints = 28;
const mostClock = 12;

interface FieldProps {
  part: SheetPart;
  field: SheetField;
  onSay: OnSay;
}

function FieldIn({ part, field, onSay }: FieldProps) {
  const key = part.key as 's' | 'c' | 'd';
  const most = { own: mostPoints, army: mostPoints, clock: mostClock }[field.id];
  if (most === undefined)
    return <SheetFieldOf part={part} field={field} name="" onSet={(value) => onSay(key, { [field.id]: value })} />;
  return (
    <NumberChoice
      name={field.name}
      rule={field.rules[0] ?? ''}
      now={field.now as number}
      most={most}
      onSet={(value) => onSay(key, { [field.id]: value })}
    />
  );
}

interface SidesProps {
  sheet: AuctionSheet;
  onSay: OnSay;
  onStand: (byUser: boolean) => void;
}

export function Sides({ sheet, onSay, onStand }: SidesProps) {
  const card = (key: 'c' | 'd') => {
    const part = sheet.parts.find((each) => each.key === key) as SheetPart;
    return inCards.map((id) => {
      const field = part.fields.find((each) => each.id === id);
      return field && <FieldIn key={id} part={part} field={field} onSay={onSay} />;
    });
  };
  return (
    <div class="auction-sides">
      <fieldset class="auction-side auction-side-a">
        <legend>Caster</legend>
        {card('c')}
      </fieldset>
      <fieldset class="auction-side auction-side-b">
        <legend>Defender</legend>
        {card('d')}
        {(sheet.userCan || sheet.byUser) && (
          <fieldset class="segmented">
            <legend>Who resists</legend>
            {[false, true].map((user) => (
              <label key={String(user)}>
                <input type="radio" name="stands" checked={sheet.byUser === user} onChange={() => onStand(user)} />
                <span>{user ? 'Magic user' : 'Army pool alone'}</span>
              </label>
            ))}
          </fieldset>
        )}
      </fieldset>
    </div>
  );
}

const titles = { s: 'The target', c: 'The caster', d: 'The defender' } as const;

/** Further circumstances of the target and of both sides. */
export function Circumstances({ sheet, onSay }: Omit<SidesProps, 'onStand'>) {
  return (
    <section class="both-sides" aria-label="Circumstances">
      <h2>Circumstances</h2>
      {sheet.parts.map((part) => {
        const fields = part.fields.filter(({ id }) => !inCards.includes(id) && !elsewhere.includes(id));
        const said = (sheet.question.parts[part.key] ?? {}) as Readonly<Record<string, unknown>>;
        const set = fields.filter(({ id }) => said[id] !== undefined).length;
        return (
          <Drawer
            key={part.key}
            class={`circumstances circumstances-${part.side}`}
            title={titles[part.key as keyof typeof titles]}
            says={set === 0 ? 'as usual' : set === 1 ? '1 circumstance' : `${set} circumstances`}
          >
            {() =>
              [...new Set(fields.map(({ group }) => group))].map((group) => (
                <fieldset key={group}>
                  <legend>{group}</legend>
                  {fields
                    .filter((field) => field.group === group)
                    .map((field) => (
                      <FieldIn key={field.id} part={part} field={field} onSay={onSay} />
                    ))}
                </fieldset>
              ))
            }
          </Drawer>
        );
      })}
    </section>
  );
}

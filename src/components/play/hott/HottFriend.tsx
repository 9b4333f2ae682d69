/** Battles of Hordes of the Things by link. */
import { useMemo, useState } from 'preact/hooks';
import type { Army, Setup } from '../../../engine/hott/battle/vocabulary/setup.ts';
import { rosterStorage } from '../../muster/hott/storage.ts';
import type { FormProps, FriendEntrance, Offered } from '../friend/entrance.ts';
import { Friend } from '../friend/Friend.tsx';
import { armyForm } from '../friend/OwnName.tsx';
import { ArmyPicker, isStored, storedId } from '../start/ArmyPicker.tsx';
import { seedIn } from '../start/requested.ts';
import { fetchHott } from './fetch-game.ts';
import { type ReadyArmy, twoOf } from './two-armies.ts';

interface Props {
  armies: readonly ReadyArmy[];
  /** The address of the site’s root. */
  root: string;
}
type Armies = Pick<Props, 'armies'>;

interface ChoiceProps extends Armies {
  label: string;
  value: string;
  onChange: (id: string) => void;
}

function ArmyChoice({ label, armies, value, onChange }: ChoiceProps) {
  const [rosters] = useState(rosterStorage.listed);
  return (
    <ArmyPicker
      label={label}
      value={value}
      title="Sample armies"
      ready={armies.map(({ id, army: { name } }) => ({ id, name }))}
      rosters={rosters}
      text={armies.find(({ id }) => id === value)?.says}
      onChange={onChange}
    />
  );
}

/** The chosen army, or why it is not available. Rejects if a stored roster cannot be loaded. */
async function armyOf(armies: readonly ReadyArmy[], id: string, otherwise: ReadyArmy): Promise<Army | string> {
  if (!isStored(id)) return (armies.find((each) => each.id === id) ?? otherwise).army;
  const read = (await import('./rosters.ts')).musteredOf(storedId(id));
  return read.ok ? read.value : read.because;
}

function OfferForm({ armies, button, busy, onDone, onProblem }: FormProps<Offered> & Armies) {
  const [hidden, setHidden] = useState(true);
  const [own, setOwn] = useState('');
  const [their, setTheir] = useState('');
  const [bounds, setBounds] = useState('');
  const offer = async () => {
    const seed = seedIn(location);
    const { boardFor } = await import('./friend-board.ts');
    const agreed = { ...boardFor(seed), ...(bounds !== '' && { bounds: Number(bounds) }) };
    const [mine, theirs] = twoOf(armies, seed);
    const army = await armyOf(armies, own, mine);
    if (typeof army === 'string') return onProblem(army);
    if (hidden) return onDone({ setup: agreed, army });
    const enemy = await armyOf(armies, their, theirs.army.name === army.name ? mine : theirs);
    if (typeof enemy === 'string') return onProblem(enemy);
    const name = enemy.name === army.name ? `${enemy.name} II` : enemy.name;
    onDone({ setup: { ...agreed, armies: { A: army, B: { ...enemy, name } } }, army: null });
  };
  return (
    <form
      id={armyForm}
      onSubmit={(event) => {
        event.preventDefault();
        offer().catch(() => onProblem('The board or the army could not be loaded. Try again when you are online.'));
      }}
    >
      <fieldset class="segmented">
        <legend>Armies</legend>
        {[true, false].map((each) => (
          <label key={String(each)}>
            <input type="radio" name="kind" checked={hidden === each} onChange={() => setHidden(each)} />
            <span>{each ? 'Hidden armies' : 'Armies that both players see'}</span>
          </label>
        ))}
      </fieldset>
      <p class="fine">
        {hidden
          ? 'Each of you picks an army. Neither of you sees the other’s army until both choices are sealed.'
          : 'You pick both armies, and your friend sees them in the link.'}
      </p>
      <div class="row">
        <ArmyChoice label="Your army" armies={armies} value={own} onChange={setOwn} />
        {!hidden && <ArmyChoice label="Your friend’s army" armies={armies} value={their} onChange={setTheir} />}
      </div>
      <label class="field">
        <span>The battle ends</span>
        <select value={bounds} onChange={(event) => setBounds(event.currentTarget.value)}>
          <option value="">by the book</option>
          {['4', '12', '24'].map((each) => (
            <option key={each} value={each}>
              after {each} bounds, if not before
            </option>
          ))}
        </select>
      </label>
      <p>
        <button type="submit" class="button" disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  );
}

function ArmyForm({ armies, button, busy, onDone, onProblem }: FormProps<unknown> & Armies) {
  const [own, setOwn] = useState('');
  const choose = async () => {
    const army = await armyOf(armies, own, twoOf(armies, seedIn(location))[0]);
    if (typeof army === 'string') onProblem(army);
    else onDone(army);
  };
  return (
    <form
      id={armyForm}
      onSubmit={(event) => {
        event.preventDefault();
        choose().catch(() => onProblem('This army could not be loaded. Try again when you are online.'));
      }}
    >
      <ArmyChoice label="Your army" armies={armies} value={own} onChange={setOwn} />
      <p>
        <button type="submit" class="button" disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  );
}

function sayOffer(setup: unknown): readonly string[] {
  const { armies, bounds } = (setup ?? {}) as Partial<Setup>;
  return [
    ...(armies?.A && armies.B ? [`Your friend’s ${armies.A.name} against your ${armies.B.name}.`] : []),
    'A random board, rolled with dice.',
    ...(typeof bounds === 'number' ? [`It ends after ${bounds} bounds at the latest.`] : []),
  ];
}

export default function HottFriend({ armies, root }: Props) {
  const entrance = useMemo(
    (): FriendEntrance => ({
      system: 'hott',
      OfferForm: (props) => <OfferForm armies={armies} {...props} />,
      ArmyForm: (props) => <ArmyForm armies={armies} {...props} />,
      sayOffer,
      game: fetchHott,
    }),
    [],
  );
  return <Friend entrance={entrance} root={root} />;
}

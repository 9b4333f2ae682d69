/**
 * The forms of a battle by link. A player can offer a distant friend hidden armies on a random table, armies that both players
 * can see, or a scenario.
 */
import { useState } from 'preact/hooks';
import type { FormProps, Offered } from '../friend/entrance.ts';
import { armyForm } from '../friend/OwnName.tsx';
import { seedIn } from '../start/requested.ts';
import { ArmyChoice, saySize } from './ArmyChoice.tsx';
import { armyOf, offerOf, type Terms } from './friend-offers.ts';
import type { ReadyArmy } from './ready-armies.ts';
import { noArmies, twoOf } from './two-armies.ts';

/** The name of a scenario; its set-up is loaded when it is chosen. */
export interface ScenarioName {
  readonly id: string;
  readonly title: string;
}

const kinds = [
  ['hidden', 'Hidden armies'],
  ['seen', 'Armies that both players see'],
  ['scenario', 'A scenario'],
] as const;
const says: Readonly<Record<(typeof kinds)[number][0], string>> = {
  hidden: 'Each of you picks an army. Neither of you sees the other’s army until both choices are sealed.',
  seen: 'You pick both armies, and your friend sees them in the link. If each side has several armies, other players can lead some of them: see “Players” in the battle.',
  scenario: 'Both armies are already in place on the scenario’s table. You lead the first one.',
};
const limits = ['', '1', '4', '6', '8', '12'] as const;

export function OfferForm({
  armies,
  scenarios,
  button,
  busy,
  onDone,
  onProblem,
}: FormProps<Offered> & { readonly armies: readonly ReadyArmy[]; readonly scenarios: readonly ScenarioName[] }) {
  const sizes = [...new Set(armies.map(({ size }) => size))].sort((one, other) => one - other);
  const [kind, setKind] = useState<(typeof kinds)[number][0]>('hidden');
  const [points, setPoints] = useState(sizes[0] as number);
  const [own, setOwn] = useState<readonly string[]>(noArmies);
  const [their, setTheir] = useState<readonly string[]>(noArmies);
  /** How many armies a side has. Only armies that both players see can fight together. */
  const [wanted, setWanted] = useState(1);
  const many = kind === 'seen' ? wanted : 1;
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? '');
  const [turns, setTurns] = useState('');
  const [drawn, setDrawn] = useState(false);
  const ready = armies.filter(({ size }) => size === points);

  const offer = async () => {
    const made = await offerOf(armies, { kind, points, own, their, many, scenario, turns, drawn });
    if (made.ok) onDone(made.value);
    else onProblem(made.because);
  };
  const choose = (label: string, all: readonly string[], change: (all: readonly string[]) => void) =>
    all
      .slice(0, many)
      .map((value, at) => (
        <ArmyChoice
          key={`${label}${at}`}
          label={many === 1 ? label : `${label}, command ${at + 1}`}
          value={value}
          ready={ready}
          onChange={(changed) => change(all.map((each, of) => (of === at ? changed : each)))}
        />
      ));
  return (
    <form
      id={armyForm}
      onSubmit={(event) => {
        event.preventDefault();
        offer().catch(() => onProblem('The table could not be drawn. Try again when you are online.'));
      }}
    >
      <fieldset class="segmented">
        <legend>Armies and table</legend>
        {kinds.map(([id, words]) => (
          <label key={id}>
            <input type="radio" name="kind" checked={kind === id} onChange={() => setKind(id)} />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <p class="fine">{says[kind]}</p>
      {kind === 'scenario' ? (
        <label class="field">
          <span>Scenario</span>
          <select value={scenario} onChange={(event) => setScenario(event.currentTarget.value)}>
            {scenarios.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <>
          <fieldset class="segmented">
            <legend>Points of each army</legend>
            {sizes.map((each) => (
              <label key={each}>
                <input type="radio" name="points" checked={points === each} onChange={() => setPoints(each)} />
                <span>{saySize(armies, each)}</span>
              </label>
            ))}
          </fieldset>
          {kind === 'seen' && (
            <fieldset class="segmented">
              <legend>Armies on each side, each with its own general and clock</legend>
              {noArmies.map((_, at) => (
                <label key={at}>
                  <input type="radio" name="commands" checked={wanted === at + 1} onChange={() => setWanted(at + 1)} />
                  <span>{at + 1}</span>
                </label>
              ))}
            </fieldset>
          )}
          <div class="row">
            {choose('Your army', own, setOwn)}
            {kind === 'seen' && choose('Your friend’s army', their, setTheir)}
          </div>
        </>
      )}
      <label class="field">
        <span>The battle ends</span>
        <select value={turns} onChange={(event) => setTurns(event.currentTarget.value)}>
          {limits.map((each) => (
            <option key={each} value={each}>
              {each === '' ? 'by the book' : `after ${each} ${each === '1' ? 'turn' : 'turns'}, if not before`}
            </option>
          ))}
        </select>
      </label>
      <label class="chip">
        <input type="checkbox" checked={drawn} onChange={(event) => setDrawn(event.currentTarget.checked)} />
        From turn 2, roll each turn to see which side goes first
      </label>
      <p>
        <button type="submit" class="button" disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  );
}

export function ArmyForm({
  armies,
  setup,
  button,
  busy,
  onDone,
  onProblem,
}: FormProps<unknown> & { readonly armies: readonly ReadyArmy[]; readonly setup: unknown }) {
  const { points } = setup as Terms;
  const [own, setOwn] = useState('');
  const ready = armies.filter(({ size }) => points === undefined || size <= points);
  const choose = async () => {
    const [first] = twoOf(armies, ready.at(-1)?.size ?? (armies[0] as ReadyArmy).size, seedIn(location));
    const army = await armyOf(own, armies, first);
    if (typeof army === 'string') onProblem(army);
    else onDone(army);
  };
  return (
    <form
      id={armyForm}
      onSubmit={(event) => {
        event.preventDefault();
        choose().catch(() => onProblem('Your armies could not be loaded. Try again when you are online.'));
      }}
    >
      <ArmyChoice label="Your army" value={own} ready={ready} onChange={setOwn} />
      <p>
        <button type="submit" class="button" disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  );
}

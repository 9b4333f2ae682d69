/**
 * What a player can offer a distant friend: hidden armies on a random table, two armies that both players can see, or a scenario.
 */
import { useState } from 'preact/hooks';
import type { Army, Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { FormProps, Offered } from '../friend/entrance.ts';
import { isStored } from '../start/ArmyPicker.tsx';
import { seedIn } from '../start/requested.ts';
import { ArmyChoice, saySize, storedArmy } from './ArmyChoice.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import { manyOf, noArmies, sidesOf, twoOf } from './two-armies.ts';

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
  seen: 'You pick both armies, and your friend sees them in the link. With several armies on each side, further players can lead some of them: under “Players” in the battle.',
  scenario: 'Both armies are already in place on the scenario’s table. You lead the first one.',
};
const limits = ['', '1', '4', '6', '8', '12'] as const;

/** The chosen army, or why it is not available. */
async function armyOf(value: string, ready: readonly ReadyArmy[], otherwise: ReadyArmy): Promise<Army | string> {
  if (!isStored(value)) return (ready.find(({ id }) => id === value) ?? otherwise).army;
  const read = await storedArmy(value);
  return read.ok ? read.value.army : read.because;
}

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
    const limited = { ...(turns !== '' && { turns: Number(turns) }), ...(drawn && { initiative: 'drawn' }) };
    if (kind === 'scenario') {
      const { setupOf } = await import('./friend-setups.ts');
      const read = await setupOf(scenario);
      if (!read.ok) return onProblem(read.because);
      return onDone({ setup: { ...read.value, ...limited }, army: null });
    }
    const seed = seedIn(location);
    const { groundFor } = await import('./friend-setups.ts');
    const agreed = { ...groundFor(many * points, seed), ...limited, points: many * points };
    if (many > 1) {
      const random = manyOf(armies, points, seed, 2 * many);
      const found = await Promise.all(
        [...own.slice(0, many), ...their.slice(0, many)].map((value, at) => armyOf(value, armies, random[at] as ReadyArmy)),
      );
      const missing = found.find((each) => typeof each === 'string');
      if (missing !== undefined) return onProblem(missing);
      const all = found.flatMap((each) => (typeof each === 'string' ? [] : [{ army: each, points }]));
      const sides = sidesOf(all.slice(0, many), all.slice(many));
      if (!sides.ok) return onProblem(sides.because);
      const [a, b] = sides.value;
      return onDone({ setup: { ...agreed, armies: { A: a.army, B: b.army } }, army: null });
    }
    const [mine, theirs] = twoOf(armies, points, seed);
    const army = await armyOf(own[0] ?? '', armies, mine);
    if (typeof army === 'string') return onProblem(army);
    if (kind === 'hidden') return onDone({ setup: agreed, army });
    const enemy = await armyOf(their[0] ?? '', armies, theirs.army.name === army.name ? mine : theirs);
    if (typeof enemy === 'string') return onProblem(enemy);
    const name = enemy.name === army.name ? `${enemy.name} II` : enemy.name;
    return onDone({ setup: { ...agreed, armies: { A: army, B: { ...enemy, name } } }, army: null });
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

type Terms = Partial<Setup> & { readonly points?: number };

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

/** The terms of an offer, in sentences. */
export function sayOffer(setup: unknown): readonly string[] {
  const { table, armies, points, turns } = (setup ?? {}) as Terms;
  return [
    ...(armies?.A && armies.B ? [`Your friend’s ${armies.A.name} against your ${armies.B.name}.`] : []),
    ...(typeof points === 'number' ? [`Armies of up to ${points} points.`] : []),
    ...(table ? [`A table of ${table.width} by ${table.depth} inches.`] : []),
    ...(typeof turns === 'number' ? [`It ends after ${turns} ${turns === 1 ? 'turn' : 'turns'} at the latest.`] : []),
  ];
}

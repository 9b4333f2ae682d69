/** Checks an army list against the tier chart: shows the tiers and a sentence for each problem. The list is in the address. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type ArmyList,
  type Entry,
  mostPoints,
  readArmyList,
  sizeProblem,
  tierEntry,
  writeArmyList,
} from '../../engine/three-realms/composition/address.ts';
import { checkArmy, type FilledTier, usual } from '../../engine/three-realms/composition/check.ts';
import { slotNames } from '../../engine/three-realms/data/composition.ts';
import { sampleForces, sampleUnitOf } from '../../engine/three-realms/data/sample-set.ts';
import { Act, Quiet } from '../companion/Act.tsx';
import { Counter } from '../companion/Counter.tsx';
import { Cited, type LinkedRules, RuleLink, RuleLinks } from '../odds/links.tsx';
import { AddUnit } from './AddUnit.tsx';

function Tier({ tier: { number, places } }: { tier: FilledTier }) {
  return (
    <li class="army-tier">
      <h2>Tier {number}</h2>
      <ol>
        {places.toReversed().map(({ kinds, rule, units, filled }, at) => (
          <li key={at} class={filled ? 'is-filled' : undefined}>
            <small>
              <RuleLink id={rule}>{kinds.map((kind) => slotNames[kind]).join(' or ')}</RuleLink>
            </small>
            <b>{units.map(({ name }) => name).join(' + ') || 'empty'}</b>
            {units.length > 0 && !filled && <small>half a slot</small>}
          </li>
        ))}
      </ol>
    </li>
  );
}

interface RowProps {
  entry: Entry;
  onChange: (entry: Entry) => void;
  onRemove: () => void;
}

function Row({ entry, onChange, onRemove }: RowProps) {
  const { name, slot, points, common } = tierEntry(entry);
  return (
    <li class="army-row">
      <span>
        <b>{entry.kind === 'sample' ? <RuleLink id={sampleUnitOf(entry.unit)?.rule ?? ''}>{name}</RuleLink> : name}</b>
        <small>
          {slotNames[slot]}
          {common && ', Common'}, {points} points
        </small>
      </span>
      {entry.kind === 'sample' && (
        <Counter
          name={`${name}, models`}
          value={entry.models}
          onLess={entry.models > 1 ? () => onChange({ ...entry, models: entry.models - 1 }) : undefined}
          onMore={entry.models < 99 ? () => onChange({ ...entry, models: entry.models + 1 }) : undefined}
        />
      )}
      <Quiet name={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Quiet>
    </li>
  );
}

interface Asked extends ArmyList {
  readonly problems: readonly string[];
}

const nothing: Asked = { limit: null, entries: [], problems: [] };

export default function ArmyCheck({ linked }: { linked: LinkedRules; children?: ComponentChildren }) {
  const [asked, setAsked] = useState(nothing);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const open = () => setAsked(readArmyList(location.search));
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  const { limit, entries } = asked;
  const ask = (list: ArmyList) => {
    setAsked({ ...list, problems: [] });
    setSaid('');
    history.replaceState(null, '', `?${writeArmyList(list)}`);
  };
  const put = (at: number, entry: Entry | undefined) =>
    ask({ limit, entries: entries.flatMap((each, index) => (index === at ? (entry ?? []) : each)) });
  const { tiers, points, problems, next } = checkArmy(entries.map(tierEntry), limit);
  const sizes = entries.flatMap((entry) => sizeProblem(entry) ?? []);
  const legal = problems.length + sizes.length === 0;
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid('Link copied.'),
      () => setSaid('Your browser does not let this page copy text. Copy the page address from the address bar.'),
    );
  return (
    <RuleLinks.Provider value={linked}>
      <div class="army-check">
        {asked.problems.length > 0 && (
          <ul class="message message-wrong" role="alert">
            {asked.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <section class="army-list" aria-label="The army list">
          <ul>
            {entries.map((entry, at) => (
              <Row key={at} entry={entry} onChange={(to) => put(at, to)} onRemove={() => put(at, undefined)} />
            ))}
          </ul>
          <AddUnit onAdd={(entry) => ask({ limit, entries: [...entries, entry] })} />
          <div class="army-acts">
            {sampleForces.map(({ id, name, units }) => (
              <Quiet
                key={id}
                onClick={() =>
                  ask({ limit, entries: units.map(({ unit, models }) => ({ kind: 'sample', unit, models, extra: 0 })) })
                }
              >
                {name}
              </Quiet>
            ))}
            {entries.length > 0 && <Quiet onClick={() => ask({ limit, entries: [] })}>Clear the list</Quiet>}
          </div>
        </section>
        <section class="army-verdict" aria-label="The tier chart">
          <div class={legal ? 'message' : 'message message-wrong'} role="status">
            <p>
              <b>{entries.length === 0 ? 'No units yet.' : legal ? 'A legal army.' : 'Not legal.'}</b> {points} points
              {limit !== null && ` of ${limit}`}. {next}
            </p>
            {problems.map(({ because, rules }) => (
              <p key={because}>
                {because} <Cited rules={rules} />
              </p>
            ))}
            {sizes.map((because, at) => (
              <p key={at}>
                {because} <Cited rules={['three-realms.sample-set.units']} />
              </p>
            ))}
          </div>
          <ol class="army-tiers">
            {tiers.map((tier) => (
              <Tier key={tier.number} tier={tier} />
            ))}
          </ol>
          <p class="fine">
            {usual} <Cited rules={['three-realms.composition.typical-size']} />
          </p>
          <div class="army-acts">
            <label class="setup-seed">
              <span>Points agreed</span>
              <input
                inputMode="numeric"
                value={limit ?? ''}
                onChange={(event) => {
                  const text = event.currentTarget.value.trim();
                  if (/^\d{0,5}$/.test(text)) ask({ limit: text === '' ? null : Math.min(mostPoints, Number(text)), entries });
                  else setSaid('Enter the limit as a number of points.');
                }}
              />
            </label>
            <Act onClick={copy}>Copy link</Act>
            <span role="status">{said}</span>
          </div>
        </section>
      </div>
    </RuleLinks.Provider>
  );
}

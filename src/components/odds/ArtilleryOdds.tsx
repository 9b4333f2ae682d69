/**
 * The artillery odds: what deals the hit, at whom, the exact answer. The whole question is in the address, so that
 * every answer can be linked.
 */
import type { ArtilleryAnswer, DamageResult } from '../../engine/fr3/artillery/answer.ts';
import type { ArtilleryPlan } from '../../engine/fr3/artillery/extended-question.ts';
import {
  isStructure,
  type Source,
  type StructureTarget,
  structureIds,
  structureNames,
} from '../../engine/fr3/artillery/question.ts';
import { gunOf, type SourceKind, sourceGroupNames, sourceKinds } from '../../engine/fr3/artillery/sources.ts';
import type { Target } from '../../engine/fr3/missile-fire/question.ts';
import type { ArtilleryView } from './artillery-view.ts';
import { Drawer } from './Drawer.tsx';
import { type FaceKind, Faces } from './Faces.tsx';
import { Inches } from './Inches.tsx';
import { keptChances } from './kept/chances.ts';
import { Kept } from './kept/Kept.tsx';
import { type LinkedRules, RuleLink, RuleLinks } from './links.tsx';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Problems } from './Problems.tsx';
import { Say } from './Say.tsx';
import { Stepper } from './Stepper.tsx';
import { SumCard } from './Sums.tsx';
import { targetChoices } from './target-choices.ts';
import { UnitPicker } from './UnitPicker.tsx';
import type { Choice } from './unit-choice.ts';
import { useLater } from './useLater.ts';
import { useQuestion } from './useQuestion.ts';
import { signed } from './words.ts';

/** What the page asks before anybody has asked anything. */
export const firstPlan: ArtilleryPlan = { source: { unit: 'cannon' }, target: { unit: 'knights' } };

interface Props {
  /** The answer to `firstPlan`. */
  first: ArtilleryView;
  rules: LinkedRules;
  /** Address of the sheet of unit symbols. */
  symbols: string;
}

/** Symbols of what has no row in the reference table. */
const sourceSymbol: Readonly<Partial<Record<SourceKind['id'], string>>> = {
  light: 'light-artillery',
  'dragon-breath': 'dragons',
  'plant-elemental': 'plant-elemental',
  explosion: 'contraptions',
  lances: 'heavy-cavalry',
  'hot-oil': 'contraptions',
  fire: 'fire-elemental',
  'termite-rot': 'swarms',
  mine: 'contraptions',
  grenade: 'contraptions',
  'blast-1': 'air-elemental',
  'blast-2': 'air-elemental',
  'blast-3': 'air-elemental',
};

const sourceChoices: readonly Choice[] = sourceKinds.map(({ id, name, group, piece, damage, range }) => ({
  id,
  name,
  group: sourceGroupNames[group],
  symbol: sourceSymbol[id] ?? 'heavy-artillery',
  note: id === 'fire' ? 'CF 7' : `${piece ? '' : range ? `${range}″, ` : ''}damage ${damage === 0 ? 'plain' : signed(damage)}`,
}));

const aimChoices: readonly Choice[] = [
  ...targetChoices,
  ...structureIds.map(
    (id): Choice => ({ id, name: structureNames[id], group: 'Structures', symbol: 'battlewagons', note: 'markers' }),
  ),
];

const nothing: FaceKind = { id: 'none', letter: '', words: 'does nothing' };
const kinds: Readonly<Record<DamageResult, FaceKind>> = {
  none: nothing,
  demoralized: { id: 'b-demoralized', letter: 'D', words: 'demoralizes' },
  killed: { id: 'b-destroyed', letter: 'K', words: 'destroys' },
};
const structureKinds: Readonly<Record<DamageResult, FaceKind>> = {
  none: nothing,
  demoralized: { id: 'b-demoralized', letter: '1', words: 'costs a marker' },
  killed: { id: 'b-destroyed', letter: '2', words: 'costs two' },
};
const miss: FaceKind = { id: 'none', letter: '', words: 'misses' };
const hit: FaceKind = { id: 'hit', letter: '✓', words: 'hits' };
const dud: FaceKind = { id: 'none', letter: '', words: 'nothing happens' };
const bang: FaceKind = { id: 'hit', letter: '✓', words: 'it explodes' };

const facesFrom = (needed: number, on: FaceKind, off: FaceKind): FaceKind[] =>
  Array.from({ length: 10 }, (_, at) => (at + 1 >= needed ? on : off));

/** The dice of the hit, face by face. */
function DiceOfHit({ structure, answer }: { structure: boolean; answer: ArtilleryAnswer }) {
  const { first, toHit, damage, automatic } = answer;
  if (!damage || answer.immune) return null;
  const of = structure ? structureKinds : kinds;
  return (
    <div class="faces-row">
      {first && <Faces title="Does it explode?" faces={facesFrom(first.needed, bang, dud)} />}
      {toHit && <Faces title="To hit" faces={facesFrom(toHit.needed - toHit.total, hit, miss)} />}
      {automatic && (
        <p class="fine">
          It hits by itself: <RuleLink id={automatic[0] ?? ''} />.
        </p>
      )}
      <Faces title={toHit ? 'Damage, after a hit' : 'Damage'} faces={damage.faces.map((face) => of[face])} />
    </div>
  );
}

const die = (total: number) => `d10${total === 0 ? '' : ` ${signed(total)}`}`;

/** The rolls with what is added to them. */
function Sums({ answer, name }: { answer: ArtilleryAnswer; name: string }) {
  const { toHit, damage, fire, immune } = answer;
  if (immune)
    return (
      <p>
        {immune.because}{' '}
        {immune.rules.map((id) => (
          <RuleLink key={id} id={id} />
        ))}
      </p>
    );
  if (fire)
    return (
      <div class="sums">
        <SumCard side="a" title="Fire" total={die(fire.fire.total)} lines={fire.fire.lines} nothing="A plain d10." />
        <SumCard side="b" title={name} total={die(fire.target.total)} lines={fire.target.lines} nothing="A plain d10." />
      </div>
    );
  return (
    <div class="sums">
      {toHit && (
        <SumCard
          side="a"
          title="To hit"
          total={`${die(toHit.total)}, ${toHit.needed}+`}
          lines={toHit.lines}
          nothing="Nothing is added: a plain d10."
        />
      )}
      {damage && (
        <SumCard
          side="b"
          title="Damage"
          total={die(damage.total)}
          lines={damage.lines}
          nothing="Nothing is added: a plain d10."
        />
      )}
    </div>
  );
}

export default function ArtilleryOdds({ first, rules, symbols }: Props) {
  const later = useLater(() => import('./artillery-detail.tsx'));
  const [plan, problems, show, unread] = useQuestion(
    firstPlan,
    async (search) => (await later.load()).fromAddress(search, firstPlan),
    (now) => later.now?.writeAddress(now) ?? '',
  );
  const detail = later.now;
  const ask = (next: ArtilleryPlan) => later.whenHere(() => show(next));
  const { source, target } = plan;
  const { address, refusals, answer, chances, line, target: name } = detail ? detail.viewOf(plan) : first;
  const { kind, is } = gunOf(source);
  const names = { a: kind.name, b: name };
  const says = (set: number) => (set === 0 ? 'as usual' : set === 1 ? '1 circumstance' : `${set} circumstances`);
  const setSource = (now: Source) => ask({ ...plan, source: now });
  const setTarget = (now: Target | StructureTarget) => ask({ ...plan, target: now });

  return (
    <RuleLinks.Provider value={rules}>
      {/* Whoever reaches for it will ask something. */}
      <div class="odds" inert={unread} onPointerOver={later.load} onFocusIn={later.load}>
        <Problems problems={problems} />
        <div class="volley">
          <div class="firers">
            <UnitPicker
              side="a"
              label="Hit by"
              unit={source.unit}
              symbols={symbols}
              onChoose={(unit) => setSource({ unit: unit as Source['unit'] })}
              choices={sourceChoices}
              title="Choose what deals the hit"
            />
            {kind.range !== undefined && (
              <div class="firers-row">
                <Stepper
                  name="by-range"
                  value={<Inches of={is.range} />}
                  less={is.range > 0}
                  more={is.range + 1 <= kind.range}
                  onStep={(by) =>
                    setSource({ ...source, range: Math.max(0, by === -1 ? Math.ceil(is.range) - 1 : Math.floor(is.range) + 1) })
                  }
                >
                  Range
                </Stepper>
              </div>
            )}
          </div>
          <UnitPicker
            side="b"
            label="Target"
            unit={target.unit}
            symbols={symbols}
            onChoose={(unit) => setTarget({ unit })}
            choices={aimChoices}
            title="Choose the target"
          />
        </div>
        {answer ? (
          <>
            <section class="answer" aria-label="The odds">
              <Bar chances={chances} names={names} />
              <OutcomeTable chances={chances} names={names} />
              <p class="sr" role="status">
                {line}
              </p>
            </section>
            <DiceOfHit structure={isStructure(target)} answer={answer} />
            <Sums answer={answer} name={name} />
          </>
        ) : (
          detail && (
            <detail.Refusals
              title="The rules do not allow this hit."
              refusals={refusals}
              nameOf={(at) => detail.nameOf(at) ?? at.split('.')[1] ?? at}
              without={(at) => detail.without(plan, at)}
              onAsk={ask}
            />
          )
        )}
        <section class="both-sides" aria-label="Circumstances">
          <h2>Circumstances</h2>
          <Drawer
            class="circumstances circumstances-a"
            title={kind.name}
            says={says(Object.keys(source).filter((key) => key !== 'unit' && key !== 'range').length)}
            onOpen={later.load}
          >
            {() => detail && <detail.SourceFields plan={plan} onChange={setSource} />}
          </Drawer>
          <Drawer
            class="circumstances circumstances-b"
            title={name}
            says={says(Object.keys(target).length - 1)}
            onOpen={later.load}
          >
            {() =>
              detail &&
              (isStructure(target) ? (
                <detail.StructureFields target={target} onChange={setTarget} />
              ) : (
                <detail.TargetFields
                  target={target as Target}
                  shotAt={(now) => detail.shotAt({ source, target: now }, plan.between === 'rally')}
                  onChange={setTarget}
                />
              ))
            }
          </Drawer>
        </section>
        {answer && (
          <>
            <Say sentence={line} />
            <Kept
              address={address}
              sentence={line}
              chances={keptChances(chances, names)}
              answer={async (address) => (await later.load()).keptAnswer(address, firstPlan)}
            />
            <Drawer
              title="What would change it"
              says="Another piece, cover, a spell: the largest effect first."
              onOpen={later.load}
            >
              {() => detail && <detail.ArtilleryChanges plan={plan} names={names} onAsk={ask} />}
            </Drawer>
            <Drawer title="Shot after shot" says="The same hit again and again, with losses carried." onOpen={later.load}>
              {() => detail && <detail.Shots plan={plan} onAsk={ask} />}
            </Drawer>
          </>
        )}
      </div>
    </RuleLinks.Provider>
  );
}

/**
 * The missile fire odds: who fires, at whom, the exact answer. The whole question is in the address, so that every
 * answer can be linked.
 */
import type { BowfireResult } from '../../engine/fr3/data/bowfire.ts';
import { carrierOf } from '../../engine/fr3/data/missile-weapons.ts';
import type { MissileAnswer } from '../../engine/fr3/missile-fire/answer.ts';
import type { MissilePlan } from '../../engine/fr3/missile-fire/extended-question.ts';
import { firersKey } from '../../engine/fr3/missile-fire/firers-key.ts';
import { type Firers, mostGroups, type Target } from '../../engine/fr3/missile-fire/question.ts';
import type { RowPart } from '../../engine/fr3/missile-fire/row.ts';
import { Drawer } from './Drawer.tsx';
import { type FaceKind, Faces } from './Faces.tsx';
import { FirersCard } from './FirersCard.tsx';
import { keptChances } from './kept/chances.ts';
import { Kept } from './kept/Kept.tsx';
import { type LinkedRules, RuleLink, RuleLinks } from './links.tsx';
import type { MissileView } from './missile-view.ts';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Problems } from './Problems.tsx';
import { Say } from './Say.tsx';
import { SumCard } from './Sums.tsx';
import { targetChoices } from './target-choices.ts';
import { UnitPicker } from './UnitPicker.tsx';
import { useLater } from './useLater.ts';
import { useQuestion } from './useQuestion.ts';
import { signed } from './words.ts';

/** What the page asks before anybody has asked anything. */
export const firstPlan: MissilePlan = { target: { unit: 'knights' }, firers: [{ unit: 'longbows', count: 2 }] };

interface Props {
  /** The answer to `firstPlan`. */
  first: MissileView;
  rules: LinkedRules;
  /** Address of the sheet of unit symbols. */
  symbols: string;
}

const nothing: FaceKind = { id: 'none', letter: '', words: 'no effect' };
const demoralizes: FaceKind = { id: 'b-demoralized', letter: 'D', words: 'demoralizes' };
const kills: FaceKind = { id: 'b-destroyed', letter: 'K', words: 'kills' };
const faceKinds: Readonly<Record<BowfireResult, FaceKind>> = { none: nothing, demoralized: demoralizes, killed: kills };

const partName = ({ firing, because }: RowPart) =>
  `${firing.count > 1 ? `${firing.count} × ` : ''}${firing.carrier.name}${because ? `: ${because}` : ''}`;

/** The row of the table and the roll, each with what it is made of. */
function Sums({ answer }: { answer: MissileAnswer }) {
  const { row, units, parts } = answer.row;
  const lines = parts.map((part, at) => ({ id: String(at), name: partName(part), amount: part.counts, rules: part.rules }));
  if (units > row)
    lines.push({ id: 'cap', name: 'The table ends at four', amount: row - units, rules: ['fr3.missile-fire.cap'] });
  return (
    <div class="sums">
      <SumCard
        side="a"
        title="Row"
        total={row === 0 ? 'none' : `${row} of the table`}
        lines={lines}
        nothing="No unit fires."
        amount={({ id, amount }) => (id === 'cap' ? signed(amount) : String(amount))}
      />
      {row > 0 && (
        <SumCard
          side="b"
          title="Roll"
          total={`d10${answer.total === 0 ? '' : ` ${signed(answer.total)}`}`}
          lines={answer.lines}
          nothing="Nothing is added: a plain d10."
        >
          {parts.length > 1 && (
            <p class="fine">
              All roll one die together: <RuleLink id="fr3.missile-fire.concentration">only what every one of them has</RuleLink>{' '}
              counts.
            </p>
          )}
        </SumCard>
      )}
    </div>
  );
}

export default function MissileOdds({ first, rules, symbols }: Props) {
  const later = useLater(() => import('./missile-detail.ts'));
  const [plan, problems, show, unread] = useQuestion(
    firstPlan,
    async (search) => (await later.load()).fromAddress(search, firstPlan),
    (now) => later.now?.writeAddress(now) ?? '',
  );
  const detail = later.now;
  const ask = (next: MissilePlan) => later.whenHere(() => show(next));
  const { target, firers } = plan;
  const { address, refusals, answer, chances, line, target: name } = detail ? detail.viewOf(plan) : first;
  const names = { a: 'Firers', b: name };

  const setTarget = (now: Target) => ask({ ...plan, target: now });
  const setFirers = (place: number, now: Firers) =>
    ask({ ...plan, firers: firers.map((each, at) => (at === place ? now : each)) });
  const says = (set: number) => (set === 0 ? 'as usual' : set === 1 ? '1 circumstance' : `${set} circumstances`);
  const firersName = (place: number) => carrierOf(firers[place]?.unit ?? '')?.name ?? '';

  return (
    <RuleLinks.Provider value={rules}>
      {/* Whoever reaches for it will ask something. */}
      <div class="odds" inert={unread} onPointerOver={later.load} onFocusIn={later.load}>
        <Problems problems={problems} />
        <div class="volley">
          <div class="volley-firers">
            {firers.map((each, place) => (
              <FirersCard
                key={place}
                firers={each}
                name={firersKey(place)}
                label={place === 0 ? 'Fires' : 'and with it'}
                symbols={symbols}
                onChange={(now) => setFirers(place, now)}
                onRemove={firers.length > 1 ? () => ask({ ...plan, firers: firers.filter((_, at) => at !== place) }) : undefined}
              />
            ))}
            {firers.length < mostGroups && (
              <button
                type="button"
                class="button button-quiet"
                onClick={() => ask({ ...plan, firers: [...firers, { unit: 'skirmishers' }] })}
              >
                Others fire with them
              </button>
            )}
          </div>
          <UnitPicker
            side="b"
            label="Target"
            unit={target.unit}
            symbols={symbols}
            onChoose={(unit) => setTarget({ unit })}
            choices={targetChoices}
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
            {answer.faces.length > 0 && (
              <Faces
                title={`What each face of the die does on the row for ${answer.row.row}`}
                faces={answer.faces.map((face) => faceKinds[face])}
              />
            )}
            <Sums answer={answer} />
          </>
        ) : (
          detail && (
            <detail.Refusals
              title="The rules do not allow this shot."
              refusals={refusals}
              nameOf={(at) => detail.nameOf(at) ?? at.split('.')[1] ?? 'these firers'}
              without={(at) => detail.without(plan, at)}
              onAsk={ask}
            />
          )
        )}
        <section class="both-sides" aria-label="Circumstances">
          <h2>Circumstances</h2>
          {firers.map((each, place) => (
            <Drawer
              key={place}
              class="circumstances circumstances-a"
              title={firersName(place)}
              says={says(Object.keys(each).filter((key) => !['unit', 'count', 'range', 'weapon'].includes(key)).length)}
              onOpen={later.load}
            >
              {() =>
                detail && (
                  <detail.FirersFields
                    firers={each}
                    target={target}
                    name={firersKey(place)}
                    onChange={(now) => setFirers(place, now)}
                  />
                )
              }
            </Drawer>
          ))}
          <Drawer
            class="circumstances circumstances-b"
            title={name}
            says={says(Object.keys(target).length - 1)}
            onOpen={later.load}
          >
            {() =>
              detail && (
                <detail.TargetFields
                  target={target}
                  shotAt={(now) => detail.shotOf(detail.volley({ target: now, firers }), plan.between === 'rally')}
                  onChange={setTarget}
                />
              )
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
              says="One more unit, an inch closer, cover: the largest effect first."
              onOpen={later.load}
            >
              {() =>
                detail && (
                  <detail.MissileChanges
                    plan={plan}
                    names={[...firers.map((_, place) => firersName(place)), names.b]}
                    onAsk={ask}
                  />
                )
              }
            </Drawer>
            <Drawer title="Volley after volley" says="The same volley again, with losses carried." onOpen={later.load}>
              {() => detail && <detail.Volleys plan={plan} onAsk={ask} />}
            </Drawer>
          </>
        )}
        <Drawer title="Sharing out the fire" says="Several targets: which units should fire at which." onOpen={later.load}>
          {() => detail && <detail.Split plan={plan} symbols={symbols} onAsk={ask} />}
        </Drawer>
      </div>
    </RuleLinks.Provider>
  );
}

/**
 * The melee odds: two units, how they meet, the exact answer. The whole question is in the address,
 * so that every answer can be linked.
 */
import { useState } from 'preact/hooks';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { answerOf, byCategory, sentence } from '../../engine/fr3/melee/answer.ts';
import { bout } from '../../engine/fr3/melee/combatant.ts';
import { meetingRefusals, questionRefusals } from '../../engine/fr3/melee/meeting.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../engine/fr3/melee/question.ts';
import { writeAddress } from '../../engine/fr3/melee/write-address.ts';
import { Drawer } from './Drawer.tsx';
import { keptChances } from './kept/chances.ts';
import { Kept } from './kept/Kept.tsx';
import { type LinkedRules, RuleLinks } from './links.tsx';
import { Meeting } from './Meeting.tsx';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Problems } from './Problems.tsx';
import { Refusals } from './Refusals.tsx';
import { Say } from './Say.tsx';
import { Sums } from './Sums.tsx';
import { UnitPicker } from './UnitPicker.tsx';
import { unitName } from './unit-name.ts';
import { type Read, useQuestion } from './useQuestion.ts';
import { lower } from './words.ts';

type Detail = typeof import('./detail.ts');

/** What the page asks before anybody has asked anything. */
export const firstQuestion: MeleeQuestion = { a: { unit: 'knights' }, b: { unit: 'pikes' }, charge: 'a' };

interface Props {
  rules: LinkedRules;
  /** Address of the sheet of unit symbols. */
  symbols: string;
}

/** The question of an address, filled up where it is silent, and what was wrong with it. */
function fromAddress(search: string, { readAddress }: Detail): Read<MeleeQuestion> {
  const { question: read, problems } = readAddress(search);
  const found = [...problems];
  const side = (at: SideId): MeleeSide => {
    const asked = read[at];
    if (asked && unitOf(asked.unit)) return asked;
    const usual = firstQuestion[at];
    const because = asked
      ? questionRefusals({ ...firstQuestion, [at]: asked })[0]?.because
      : `The address does not name the ${at === 'a' ? 'first' : 'second'} unit.`;
    found.push(`${because} ${unitName(usual.unit)} stand in.`);
    return { ...asked, unit: usual.unit };
  };
  return { question: { ...read, a: side('a'), b: side('b') }, problems: found };
}

const isPlain = ({ a, b }: MeleeQuestion) => Object.keys(a).length === 1 && Object.keys(b).length === 1;

/** A question without the circumstance that a refusal is about, or as it was when there is none to take away. */
function without(question: MeleeQuestion, at: string): MeleeQuestion | undefined {
  if (at === 'charge') {
    const { charge: _charge, round: _round, ...rest } = question;
    return rest;
  }
  const [side, id] = at.split('.') as [SideId, string | undefined];
  if (!id) return undefined;
  const { [id]: _gone, ...rest } = question[side] as Record<string, unknown>;
  return { ...question, [side]: rest as MeleeSide };
}

export default function MeleeOdds({ rules, symbols }: Props) {
  const [detail, setDetail] = useState<Detail>();
  const load = async (): Promise<Detail> => {
    const loaded = await import('./detail.ts');
    setDetail(loaded);
    return loaded;
  };
  const [question, problems, ask] = useQuestion(firstQuestion, async (search) => fromAddress(search, await load()), writeAddress);
  const choose = (side: SideId) => (unit: string) => ask({ ...question, [side]: { unit } });
  // Whatever has circumstances came from an address or the form, and both have loaded the details.
  const found = isPlain(question) || !detail ? meetingRefusals(bout(question)) : detail.refusals(question);
  const answer = found.length ? undefined : answerOf(bout(question));
  const plural = { a: unitName(question.a.unit), b: unitName(question.b.unit) };
  const names = plural.a === plural.b ? { a: `First ${lower(plural.a)}`, b: `Second ${lower(plural.b)}` } : plural;
  const line = answer ? sentence(question, answer) : '';

  const swapped = (): MeleeQuestion => ({
    ...question,
    a: question.b,
    b: question.a,
    ...(question.charge ? { charge: question.charge === 'a' ? 'b' : 'a' } : {}),
  });
  const circumstances = (side: SideId) => {
    const set = Object.keys(question[side]).length - 1;
    return (
      <Drawer
        class={`circumstances circumstances-${side}`}
        title={names[side]}
        says={set === 0 ? 'as usual' : set === 1 ? '1 circumstance' : `${set} circumstances`}
        onOpen={load}
      >
        {() =>
          detail && <detail.Circumstances question={question} side={side} onChange={(now) => ask({ ...question, [side]: now })} />
        }
      </Drawer>
    );
  };

  return (
    <RuleLinks.Provider value={rules}>
      <div class="odds">
        <Problems problems={problems} />
        <div class="versus">
          <UnitPicker side="a" label="First unit" unit={question.a.unit} symbols={symbols} onChoose={choose('a')} />
          <button type="button" class="icon-button swap" aria-label="Swap sides" onClick={() => ask(swapped())}>
            <span aria-hidden="true">⇄</span>
          </button>
          <UnitPicker side="b" label="Second unit" unit={question.b.unit} symbols={symbols} onChoose={choose('b')} />
        </div>
        <Meeting question={question} names={names} onAsk={ask} />
        {answer ? (
          <>
            <section class="answer" aria-label="The odds">
              <Bar chances={byCategory(answer.outcomes)} names={names} />
              <OutcomeTable chances={byCategory(answer.outcomes)} names={names} />
              <p class="sr" role="status">
                {line}
              </p>
            </section>
            <Sums answer={answer} names={names} />
          </>
        ) : (
          <Refusals
            title="The rules do not allow this meeting."
            refusals={found}
            nameOf={(at) => (at === 'charge' ? 'the charge' : (detail?.circumstanceOf(at.split('.')[1] ?? at)?.name ?? at))}
            without={(at) => without(question, at)}
            onAsk={ask}
          />
        )}
        <section class="both-sides" aria-label="Circumstances">
          <h2>Circumstances</h2>
          {circumstances('a')}
          {circumstances('b')}
        </section>
        {answer && (
          <>
            <Say sentence={line} />
            <Kept
              address={writeAddress(question)}
              sentence={line}
              chances={keptChances(byCategory(answer.outcomes), names)}
              answer={async (address) => (await import('./kept/melee.ts')).answerTo(address)}
            />
            <Drawer
              title="What would change it"
              says="Every circumstance that could be added or taken away, the largest effect first."
              onOpen={load}
            >
              {() => detail && <detail.Changes question={question} answer={answer} names={names} onAsk={ask} />}
            </Drawer>
            <Drawer
              title="Phase after phase"
              says="The same melee fought on, with losses carried and rallies between."
              onOpen={load}
            >
              {() => detail && <detail.Phases question={question} names={names} />}
            </Drawer>
          </>
        )}
        <Drawer
          title="Everybody against everybody"
          says="All units of the reference table against all others, as a heat map."
          onOpen={load}
        >
          {() =>
            detail && (
              <detail.Matrix
                onAsk={(asked) => {
                  ask(asked);
                  scrollTo({ top: 0, behavior: 'smooth' });
                }}
              />
            )
          }
        </Drawer>
      </div>
    </RuleLinks.Provider>
  );
}

/**
 * The melee odds: two units, how they meet, the exact answer. The whole question is in the address,
 * so that every answer can be linked.
 */
import { useEffect, useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../../engine/fr3/melee/address.ts';
import { byCategory, meleeOdds, sentence } from '../../engine/fr3/melee/answer.ts';
import { circumstanceOf } from '../../engine/fr3/melee/circumstances.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../engine/fr3/melee/question.ts';
import type { MeleeRefusal } from '../../engine/fr3/melee/refusals.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { Changes } from './Changes.tsx';
import { Circumstances } from './Circumstances.tsx';
import { Drawer } from './Drawer.tsx';
import { type LinkedRules, RuleLink, RuleLinks } from './links.tsx';
import { Matrix } from './Matrix.tsx';
import { Meeting } from './Meeting.tsx';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Phases } from './Phases.tsx';
import { Sums } from './Sums.tsx';
import { UnitPicker } from './UnitPicker.tsx';
import { unitName } from './words.ts';

/** What the page asks before anybody has asked anything. */
export const firstQuestion: MeleeQuestion = { a: { unit: 'knights' }, b: { unit: 'pikes' }, charge: 'a' };

interface Props {
  rules: LinkedRules;
  /** Address of the sheet of unit symbols. */
  symbols: string;
}

/** The question of an address, filled up where it is silent, and what was wrong with it. */
function fromAddress(search: string): { question: MeleeQuestion; problems: readonly string[] } {
  if (search.length <= 1) return { question: firstQuestion, problems: [] };
  const { question: read, problems } = readAddress(search);
  const found = [...problems];
  const side = (at: SideId): MeleeSide => {
    const asked = read[at];
    if (asked && unitOf(asked.unit)) return asked;
    const usual = firstQuestion[at];
    if (asked) {
      const because = (meleeOdds({ ...firstQuestion, [at]: asked }) as { refusals: MeleeRefusal[] }).refusals[0]?.because;
      found.push(`${because} ${unitName(usual.unit)} stand in for it.`);
      return { ...asked, unit: usual.unit };
    }
    found.push(`The address does not name the ${at === 'a' ? 'first' : 'second'} unit: ${unitName(usual.unit)} stand in.`);
    return usual;
  };
  return { question: { ...read, a: side('a'), b: side('b') }, problems: found };
}

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

function Refusals({ question, refusals, onAsk }: { question: MeleeQuestion; refusals: readonly MeleeRefusal[]; onAsk: (question: MeleeQuestion) => void }) {
  return (
    <div class="refusals" role="status">
      <p>
        <b>The rules do not allow this meeting.</b>
      </p>
      <ul>
        {refusals.map(({ at, because, rules }) => {
          const mended = without(question, at);
          const name = at === 'charge' ? 'the charge' : (circumstanceOf(at.split('.')[1] ?? '')?.name ?? at);
          return (
            <li key={at + because}>
              {because}{' '}
              {rules.map((id) => (
                <span key={id} class="cited">
                  <RuleLink id={id} />
                </span>
              ))}{' '}
              {mended && (
                <button type="button" class="link" onClick={() => onAsk(mended)}>
                  Take away {name.charAt(0).toLowerCase() + name.slice(1)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export default function MeleeOdds({ rules, symbols }: Props) {
  const [question, setQuestion] = useState<MeleeQuestion>(firstQuestion);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState('');

  useEffect(() => {
    const read = () => {
      const { question: asked, problems: found } = fromAddress(location.search);
      setQuestion(asked);
      setProblems(found);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const ask = (asked: MeleeQuestion) => {
    setQuestion(asked);
    setProblems([]);
    setCopied('');
    history.replaceState(null, '', `?${writeAddress(asked)}`);
  };
  const choose = (side: SideId) => (unit: string) => ask({ ...question, [side]: { unit } });
  const reply = meleeOdds(question);
  const names = { a: unitName(question.a.unit), b: unitName(question.b.unit) };
  const same = names.a === names.b;
  const shownNames = same ? { a: `First ${names.a.toLowerCase()}`, b: `Second ${names.b.toLowerCase()}` } : names;
  const line = reply.ok ? sentence(question, reply) : '';

  const copy = (text: string, said: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(said),
      () => setCopied('The browser does not let this page copy. Select the text and copy it yourself.'),
    );

  return (
    <RuleLinks.Provider value={rules}>
      <div class="odds">
        {problems.length > 0 && (
          <div class="refusals" role="alert">
            <p>
              <b>Not all of the address could be read.</b> What could be is kept.
            </p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <div class="versus">
          <UnitPicker side="a" label="First unit" unit={question.a.unit} symbols={symbols} onChoose={choose('a')} />
          <button
            type="button"
            class="icon-button swap"
            aria-label="Swap sides"
            onClick={() => ask({ ...question, a: question.b, b: question.a, ...(question.charge ? { charge: question.charge === 'a' ? 'b' : 'a' } : {}) })}
          >
            <span aria-hidden="true">⇄</span>
          </button>
          <UnitPicker side="b" label="Second unit" unit={question.b.unit} symbols={symbols} onChoose={choose('b')} />
        </div>
        <Meeting question={question} onAsk={ask} />
        {reply.ok ? (
          <>
            <section class="answer" aria-label="The odds">
              <Bar chances={byCategory(reply.outcomes)} names={shownNames} />
              <OutcomeTable chances={byCategory(reply.outcomes)} names={shownNames} />
              <p class="sr" role="status">
                {line}
              </p>
            </section>
            <Sums answer={reply} a={question.a.unit} b={question.b.unit} />
          </>
        ) : (
          <Refusals question={question} refusals={reply.refusals} onAsk={ask} />
        )}
        <section class="both-sides" aria-label="Circumstances">
          <h2>Circumstances</h2>
          <Circumstances question={question} side="a" onChange={(side) => ask({ ...question, a: side })} />
          <Circumstances question={question} side="b" onChange={(side) => ask({ ...question, b: side })} />
        </section>
        {reply.ok && (
          <>
            <section class="tell" aria-label="Tell it">
              <h2>Say it</h2>
              <p class="sentence">{line}</p>
              <p>
                <button type="button" class="button" onClick={() => copy(line, 'Sentence copied.')}>
                  Copy the sentence
                </button>
                <button type="button" class="button button-quiet" onClick={() => copy(location.href, 'Link copied.')}>
                  Copy the link
                </button>
                <span class="copied" role="status">
                  {copied}
                </span>
              </p>
            </section>
            <Drawer title="What would change it" says="Every circumstance that could be added or taken away, the largest effect first.">
              {() => <Changes question={question} answer={reply} onAsk={ask} />}
            </Drawer>
            <Drawer title="Phase after phase" says="The same melee fought on, with losses carried and rallies between.">
              {() => <Phases question={question} />}
            </Drawer>
          </>
        )}
        <Drawer title="Everybody against everybody" says="All units of the reference table against all others, as a heat map.">
          {() => (
            <Matrix
              onAsk={(asked) => {
                ask(asked);
                scrollTo({ top: 0, behavior: 'smooth' });
              }}
            />
          )}
        </Drawer>
      </div>
    </RuleLinks.Provider>
  );
}

/**
 * The magic auction: a spell, two sides, both bids and the exact answer. The whole question is in the address. The engine is
 * loaded when the user changes the first question, and long calculations run in a worker.
 */

import { useMemo, useState } from 'preact/hooks';
import type { Castable } from '../../engine/fr3/auction/view.ts';
import type { Question } from '../../engine/kernel/calculator/question.ts';
import type { AuctionEngine } from './auction/engine.ts';
import { Rolls, Why } from './auction/Reasons.tsx';
import { Circumstances, Sides } from './auction/Sides.tsx';
import { SpellChoice } from './auction/SpellChoice.tsx';
import type { AuctionSheet } from './auction/sheet.ts';
import { chancesOf, keptSheet, noNames } from './calculator/words.ts';
import { Drawer } from './Drawer.tsx';
import { Legend } from './Legend.tsx';
import { type LinkedRules, RuleLinks } from './links.tsx';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { Problems } from './Problems.tsx';
import { Refusals } from './Refusals.tsx';
import { Say } from './Say.tsx';
import { savedChances } from './saved-answers/chances.ts';
import { SaveAnswer } from './saved-answers/SaveAnswer.tsx';
import { useSheet } from './useSheet.ts';

type Detail = typeof import('./auction/detail.ts');

interface Props {
  /** The content of the page before any change. */
  first: AuctionSheet;
  spells: readonly Castable[];
  /** The default value of a magic point. */
  point: number;
  rules: LinkedRules;
}

export default function AuctionOdds({ first, spells, point, rules }: Props) {
  const load = useMemo(() => {
    let made: Promise<AuctionEngine> | undefined;
    return () => {
      made ??= import('./auction/engine.ts').then(({ auctionEngineOf }) => auctionEngineOf(spells, point));
      return made;
    };
  }, [spells, point]);
  const { sheet, unread, engine, ready, ask } = useSheet<AuctionSheet, Question, AuctionEngine>(first, load, {
    question: ({ question }) => question,
    sheet: (question, { sheet: sheetFor }) => sheetFor(question),
  });
  const [detail, setDetail] = useState<Detail>();
  const open = async () => {
    await ready();
    setDetail(await import('./auction/detail.ts'));
  };
  const { answer, question } = sheet;
  const say = (key: 's' | 'c' | 'd' | 'w' | 'p', values: Readonly<Record<string, unknown>>) =>
    ask((asked, to) => {
      for (const [id, value] of Object.entries(values))
        if (id === 'level' || id === 'user') return to.magicUser(asked, key as 'c' | 'd', value);
      return to.say(asked, key, values);
    });
  const chances = answer ? chancesOf(answer.outcomes) : [];
  const called = (at: string) => sheet.refusals.find((each) => each.at === at);
  const more = (of: (shown: Detail, using: AuctionEngine) => preact.ComponentChildren) => () =>
    detail && engine ? of(detail, engine) : <p class="fine">Loading…</p>;
  return (
    <RuleLinks.Provider value={rules}>
      {/* Loads the engine when the pointer or focus reaches the form, because it will probably be needed. */}
      <div class="odds auction" inert={unread} onPointerEnter={() => void load()} onFocusCapture={() => void load()}>
        <Problems problems={sheet.problems} />
        <SpellChoice
          sheet={sheet}
          spells={spells}
          onSpell={(id) => ask((asked, to) => to.announce(asked, id))}
          onCost={(cost) => say('s', { cost })}
        />
        {answer ? (
          <section class="answer pinned" aria-label="The odds">
            <Bar chances={chances} names={noNames} />
            <Legend chances={chances} names={noNames} />
            <p class="sr" role="status">
              {answer.sentence}
            </p>
          </section>
        ) : (
          <Refusals
            title="The rules do not allow this."
            refusals={sheet.refusals}
            nameOf={(at) => called(at)?.name ?? at}
            without={(at) => {
              const [key = '', id = ''] = at.split('.');
              return called(at)?.canGo && engine ? engine.say(question, key as 'c', { [id]: undefined }) : undefined;
            }}
            onAsk={(mended) => ask(() => mended)}
          />
        )}
        <Sides sheet={sheet} onSay={say} onStand={(byUser) => ask((asked, to) => to.stand(asked, byUser, sheet.mostOfArmy))} />
        {answer && (
          <div class="asked-answer">
            <OutcomeTable chances={chances} names={noNames} />
            <Rolls answer={answer} />
          </div>
        )}
        <Circumstances sheet={sheet} onSay={say} />
        <Why why={sheet.why} />
        {answer && (
          <>
            <Say sentence={answer.sentence} />
            <SaveAnswer
              address={sheet.address}
              sentence={answer.sentence}
              chances={savedChances(chances, noNames)}
              answer={async (address) => keptSheet((await load()).open(address))}
            />
          </>
        )}
        <Drawer
          title="The best mix of bids"
          says="How often each side should make each bid, for the values that you give success and a magic point."
          onOpen={open}
        >
          {more((shown, using) => (
            <shown.EquilibriumView
              view={using.view(question)}
              stakes={using.said(question, 'w')}
              onStake={(values) => say('w', values)}
            />
          ))}
        </Drawer>
        <Drawer title="Every pair of bids" says="The chance of success for every pair of bids." onOpen={open}>
          {more((shown, using) => (
            <shown.BidMap
              auction={using.view(question).auction}
              onAsk={(extra, { total, by }) =>
                ask((asked, to) =>
                  to.say(to.say(asked, 'c', { extra, later: undefined }), 'd', {
                    points: total,
                    active: by === 'user',
                    later: undefined,
                  }),
                )
              }
            />
          ))}
        </Drawer>
        <Drawer title="Best answers" says="The best bid against each bid of the other side." onOpen={open}>
          {more((shown, using) => (
            <shown.BestAnswers auction={using.view(question).auction} />
          ))}
        </Drawer>
        <Drawer
          title="Several spells in one turn"
          says="How to share out points among several spells, and the best order to cast them."
          onOpen={open}
        >
          {more((shown, using) => (
            <shown.PlanView
              view={using.view(question)}
              spells={spells}
              stakes={using.said(question, 'w')}
              list={using.said(question, 'p')}
              onWorth={(values) => say('w', values)}
              onList={(values) => say('p', values)}
            />
          ))}
        </Drawer>
        {answer && (
          <Drawer
            title="What would change the odds"
            says="The effect of every circumstance that you can add or remove, largest first."
            onOpen={open}
          >
            {more((shown, using) => (
              <shown.AuctionChanges changes={using.changes(question)} onAsk={(changed) => ask(() => changed)} />
            ))}
          </Drawer>
        )}
      </div>
    </RuleLinks.Provider>
  );
}

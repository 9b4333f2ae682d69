/** Views that need more than one answer, each in a drawer and loaded when it opens. */
import { Drawer } from '../Drawer.tsx';
import { useLazy } from '../useLazy.ts';
import { type CalculatorName, engineNamed } from './engines.ts';
import { ownViews } from './own-views.ts';
import type { Question, Sheet } from './sheet.ts';
import type { Sheets } from './useSheets.ts';

/** Views that need more than one answer. */
export function MoreViews({
  name,
  sheet,
  sheets,
  symbols,
}: {
  name: CalculatorName;
  sheet: Sheet;
  sheets: Sheets;
  symbols: string;
}) {
  const later = useLazy(async () => {
    const [views, engine] = await Promise.all([import('./Views.tsx'), engineNamed(name)]);
    return { views, engine };
  });
  const own = ownViews[name];
  const ownLater = useLazy(async () => ({ View: (await own?.view())?.default, engine: await engineNamed(name) }));
  const OwnView = ownLater.now?.View;
  const onAsk = (question: Question) => void sheets.ask(() => question);
  const { turns, compare, answer, waits } = sheet;
  const loaded = later.now;
  if (!answer && !waits) return null;
  const body = (draw: (of: NonNullable<typeof loaded>) => preact.ComponentChildren) => () =>
    loaded ? draw(loaded) : <p class="fine">Loading…</p>;
  return (
    <>
      {compare.length > 0 && (
        <Drawer
          title="Other units instead"
          says="All other units in the same circumstances, with the best first."
          onOpen={later.load}
        >
          {body(({ views, engine }) => (
            <views.ComparedKinds engine={engine} sheet={sheet} onAsk={onAsk} />
          ))}
        </Drawer>
      )}
      <Drawer
        title="What would change the odds"
        says="The effect of every circumstance that you can switch on or off, largest first."
        onOpen={later.load}
      >
        {body(({ views }) => (
          <views.Changes name={name} sheet={sheet} onAsk={onAsk} />
        ))}
      </Drawer>
      {turns?.folded && (
        <Drawer title={turns.folded.title} says={turns.folded.says} onOpen={later.load}>
          {body(({ views }) => (
            <views.Course
              name={name}
              sheet={sheet}
              onAsk={onAsk}
              onTurns={(now) => void sheets.ask((question) => ({ ...question, turns: now }))}
              onSet={(id, value) => void sheets.ask((question, { set }) => set(question, '', id, value))}
            />
          ))}
        </Drawer>
      )}
      {compare.length > 1 && (
        <Drawer
          title="Every unit against every unit"
          says="A heat map of the odds of every pairing in these circumstances."
          onOpen={later.load}
        >
          {body(({ views }) => (
            <views.HeatMap
              name={name}
              sheet={sheet}
              onAsk={(question) => {
                onAsk(question);
                scrollTo({ top: 0, behavior: 'smooth' });
              }}
            />
          ))}
        </Drawer>
      )}
      {own && (
        <Drawer
          title={own.title}
          says={own.says}
          onOpen={() => {
            void ownLater.load();
            void sheets.unfold();
          }}
        >
          {() =>
            OwnView && ownLater.now ? (
              <OwnView name={name} sheet={sheet} engine={ownLater.now.engine} symbols={symbols} onAsk={onAsk} />
            ) : (
              <p class="fine">Loading…</p>
            )
          }
        </Drawer>
      )}
    </>
  );
}

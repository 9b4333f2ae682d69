/**
 * The frame of a roster builder, with its messages about data that could not be read, was changed elsewhere, or is not stored.
 */
import type { ComponentChildren } from 'preact';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import { handOut } from '../ui/stored/hand-out.ts';
import { NotStored } from '../ui/stored/NotStored.tsx';
import type { RosterPageState } from './use-roster-page.ts';

interface Props {
  state: Omit<RosterPageState<{ readonly name: string }>, 'desk' | 'start'>;
  rules: LinkedRules;
  /** Whether the main view could not be loaded. */
  failed?: boolean;
  children: ComponentChildren;
}

export function RosterPage({ state, rules, failed = false, children }: Props) {
  const { noun, frame, isOpen, stored, parted, problems, original, dismissProblems } = state;
  return (
    <RuleLinks.Provider value={rules}>
      <div class={`muster ${isOpen ? 'is-open' : ''}`} ref={frame}>
        {problems.length > 0 && (
          <div class="muster-said" role="alert">
            <p>
              <b>Some parts of the {noun} could not be read.</b> {isOpen ? 'The rest is shown here.' : ''}{' '}
              {original !== undefined && `The saved ${noun} is unchanged.`}
            </p>
            <ul>
              {problems.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p class="muster-row">
              <button type="button" class="button button-quiet" onClick={dismissProblems}>
                Understood
              </button>
              {original !== undefined && (
                <button type="button" class="button button-quiet" onClick={() => handOut('damaged-roster', original)}>
                  Download the original
                </button>
              )}
            </p>
          </div>
        )}
        {failed && (
          <p class="muster-said" role="alert">
            The army builder could not be loaded. Reload the page when you are online.
          </p>
        )}
        {parted && (
          <p class="muster-said" role="alert">
            You also changed this {noun} in another tab. Both versions are saved. This one is now a separate {noun}.
          </p>
        )}
        <NotStored stored={stored} what="the roster" save="Save it as a file" />
        {children}
      </div>
    </RuleLinks.Provider>
  );
}

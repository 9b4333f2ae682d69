/** Several shots at one target: how many, what happens between them, and how the target stands after each. */
import type { Target } from '../../engine/fr3/missile-fire/question.ts';
import type { Standing } from '../../engine/fr3/standing.ts';
import { approximate } from '../../engine/kernel/fraction.ts';
import type { Odds } from '../../engine/kernel/odds.ts';
import { InARow, markedStandings, unitStandings } from './InARow.tsx';
import { RuleLink } from './links.tsx';
import { Stepper } from './Stepper.tsx';

interface Props {
  what: 'volley' | 'shot';
  target: Target;
  /** Markers of a structure before the first shot; undefined of units. */
  markers?: number | undefined;
  after: readonly Odds<Standing>[];
  count: number;
  most: number;
  between: 'nothing' | 'rally';
  onCount: (count: number) => void;
  onBetween: (between: 'nothing' | 'rally') => void;
}

const mean = (odds: Odds<Standing>): string => approximate(odds.mean(({ markers }) => markers)).toFixed(1);

export function InARowFor({ what, target, markers, after, count, most, between, onCount, onBetween }: Props) {
  const square = (target.square ?? 0) > 0;
  const plural = what === 'volley' ? 'Volleys' : 'Shots';
  const structure = markers !== undefined;
  const kinds = structure
    ? markedStandings((s) => s.markers < markers, 'Damaged')
    : square
      ? markedStandings((s) => s.markers > (target.squareMarkers ?? 0), 'Shaken')
      : unitStandings;
  return (
    <div class="phases">
      <div class="phases-controls">
        <Stepper
          name="shot-count"
          value={String(count)}
          less={count > 1}
          more={count < most}
          onStep={(by) => onCount(count + by)}
        >
          {plural}
        </Stepper>
        {!structure && (
          <fieldset class="segmented">
            <legend>Between them</legend>
            {(['nothing', 'rally'] as const).map((each) => (
              <label key={each}>
                <input type="radio" name="between" checked={between === each} onChange={() => onBetween(each)} />
                <span>{each === 'nothing' ? 'Same phase' : 'A turn, with a rally'}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <InARow
        title={what === 'volley' ? 'After volley' : 'After shot'}
        after={after}
        kinds={kinds}
        {...(structure
          ? { further: { title: 'Markers left', of: mean } }
          : square
            ? { further: { title: 'Markers', of: mean } }
            : {})}
      />
      <p class="fine">
        {structure ? (
          <>
            Structures do not rally: only an <RuleLink id="fr3.structures.engineer-repair">engineer</RuleLink> mends them.
          </>
        ) : between === 'rally' ? (
          <>
            Before each further {what} the target takes its <RuleLink id="fr3.rally.roll">rally roll</RuleLink>. A target that is{' '}
            <RuleLink id="fr3.basics.double-demoralized">pushed back</RuleLink> is taken to stay in range and in sight. Each row
            shows the end of the phase of the {what}, when <RuleLink id="fr3.undead.automatic-rally">undead</RuleLink> have
            recovered.
          </>
        ) : (
          <>
            {what === 'volley' ? (
              <>
                All units that fire at one target in a phase share{' '}
                <RuleLink id="fr3.missile-fire.concentration">one die</RuleLink>; a second volley in the same phase comes from
                elsewhere, such as a gun or another army.
              </>
            ) : (
              'Each piece rolls for itself.'
            )}{' '}
            A target that is <RuleLink id="fr3.basics.double-demoralized">pushed back</RuleLink> is taken to stay in range and in
            sight.
          </>
        )}
      </p>
    </div>
  );
}

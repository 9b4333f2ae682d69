/** What the computer player is doing, and what the user can do when it is slow or does not answer. */
import { type Failure, mostSeconds } from './thinking.ts';
import type { Computer } from './use-computer.ts';

const saysOf: Readonly<Record<Failure, (name: string) => string>> = {
  silent: (name) => `${name} did not answer within ${mostSeconds} seconds.`,
  broken: (name) => `Something went wrong while ${name} was thinking.`,
  unloaded: (name) => `The part of the page that ${name} needs could not be loaded. Try again when you are online.`,
};

export function ComputersTurn({ name, computer }: { name: string; computer: Computer }) {
  const { thinks, stuck, alone, tryAgain, playNow } = computer;
  return (
    <>
      {stuck ? (
        <p class="message message-wrong" role="alert">
          {saysOf[stuck](name)}
        </p>
      ) : (
        <p class="asks">
          {name} {thinks === 'no' ? 'moves.' : 'thinks …'}
          {thinks !== 'no' && <span class="thinking" aria-hidden="true" />}
        </p>
      )}
      <p class="sr" role="status">
        {thinks === 'long' && `${name} is still thinking.`}
      </p>
      {(stuck || thinks === 'long') && (
        <p class="row">
          {stuck && (
            <button type="button" class="button button-quiet" onClick={tryAgain}>
              Try again
            </button>
          )}
          <button type="button" class="button button-quiet" onClick={playNow}>
            {stuck ? 'Let the computer make a simple move' : 'Play now'}
          </button>
        </p>
      )}
      {alone && (
        <p class="fine">This browser cannot let the computer think in the background. It thinks only one move ahead instead.</p>
      )}
    </>
  );
}

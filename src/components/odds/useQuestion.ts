/** A question that lives in the page's address: read when the page opens and on the way back, written on every change. */
import { useState } from 'preact/hooks';
import { useAddress } from './useAddress.ts';

export interface Read<Question> {
  readonly question: Question;
  /** Sentences about what could not be read. */
  readonly problems: readonly string[];
}

/**
 * `read` is asked only when the address says anything; `first` stands until then. Returns the question,
 * the problems of the address, how to ask another, and whether the address is still to be read.
 */
export function useQuestion<Question>(
  first: Question,
  read: (search: string) => Read<Question> | Promise<Read<Question>>,
  write: (question: Question) => string,
): [Question, readonly string[], (question: Question) => void, boolean] {
  const [state, setState] = useState<Read<Question>>({ question: first, problems: [] });
  const unread = useAddress(async (search) => {
    setState(search.length > 1 ? await read(search) : { question: first, problems: [] });
  });
  const ask = (question: Question) => {
    setState({ question, problems: [] });
    history.replaceState(null, '', `?${write(question)}`);
  };
  return [state.question, state.problems, ask, unread];
}

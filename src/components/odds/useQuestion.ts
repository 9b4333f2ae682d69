/** A question in the page's address: read when the page opens and on browser navigation, and written on every change. */
import { useState } from 'preact/hooks';
import { useAddress } from './useAddress.ts';

export interface Read<Question> {
  readonly question: Question;
  /** Sentences about parts that could not be read. */
  readonly problems: readonly string[];
}

/**
 * `read` is called only if the address is not empty; `first` is used until then. Returns the question, the problems, a function
 * to change the question, and whether the address has not been read yet.
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

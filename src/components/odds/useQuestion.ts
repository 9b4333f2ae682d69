/** A question that lives in the page's address: read when the page opens and on the way back, written on every change. */
import { useEffect, useState } from 'preact/hooks';
import { questionPart } from './kept/question-part.ts';

export interface Read<Question> {
  readonly question: Question;
  /** Sentences about what could not be read. */
  readonly problems: readonly string[];
}

/**
 * `read` is asked only when the address says anything; `first` stands until then. Returns the question,
 * the problems of the address, and how to ask another.
 */
export function useQuestion<Question>(
  first: Question,
  read: (search: string) => Read<Question> | Promise<Read<Question>>,
  write: (question: Question) => string,
): [Question, readonly string[], (question: Question) => void] {
  const [state, setState] = useState<Read<Question>>({ question: first, problems: [] });
  useEffect(() => {
    const open = async () => {
      const search = questionPart(location.search);
      setState(search.length > 1 ? await read(search) : { question: first, problems: [] });
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  const ask = (question: Question) => {
    setState({ question, problems: [] });
    history.replaceState(null, '', `?${write(question)}`);
  };
  return [state.question, state.problems, ask];
}

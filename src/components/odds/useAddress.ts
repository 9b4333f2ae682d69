/** Reads the address of a page with a question. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { questionPart } from './saved-answers/question-part.ts';

/**
 * Opens the question in the address (`?…`, or none) when the page opens and on browser navigation. Returns whether the address
 * still has to be read for the first time. Until then the page may show a different question, and must be `inert`.
 */
export function useAddress(open: (search: string) => void | Promise<void>): boolean {
  const [unread, setUnread] = useState(false);
  useLayoutEffect(() => {
    const search = questionPart(location.search);
    if (search.length <= 1) return;
    setUnread(true);
    Promise.resolve(open(search)).finally(() => setUnread(false));
  }, []);
  useEffect(() => {
    const reopen = () => void open(questionPart(location.search));
    addEventListener('popstate', reopen);
    return () => removeEventListener('popstate', reopen);
  }, []);
  return unread;
}

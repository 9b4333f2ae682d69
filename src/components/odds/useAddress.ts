/** The address of a page that holds a question. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { questionPart } from './kept/question-part.ts';

/**
 * Opens what the address asks (`?…`, or nothing), when the page opens and on the way back. Returns whether the first reading is still
 * to come: until then the page shows another question than its address, and is to be `inert`.
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

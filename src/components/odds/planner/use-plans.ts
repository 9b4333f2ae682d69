/** The plans on the page, kept in sync with its address. */
import { useRef, useState } from 'preact/hooks';
import { useAddress } from '../useAddress.ts';
import type { Plan, Sheet } from './sheet.ts';

export type Detail = typeof import('./detail.tsx');

export const load = () => import('./detail.tsx');

/**
 * Keeps a sheet in sync with the page's address. Returns it, whether the address has not been read yet, and a function to show
 * another sheet.
 */
export function usePlans(first: Sheet) {
  const [sheet, setSheet] = useState(first);
  const [detail, setDetail] = useState<Detail>();
  const now = useRef(first);
  const show = (next: Sheet) => {
    now.current = next;
    setSheet(next);
  };
  const ready = async (): Promise<Detail> => {
    const loaded = await load();
    setDetail(loaded);
    return loaded;
  };
  const unread = useAddress(async (search) => show(search.length > 1 ? (await ready()).open(search) : first));
  const ask = async (change: (plans: readonly Plan[], detail: Detail) => readonly Plan[]) => {
    const loaded = await ready();
    const next = loaded.sheetOf(
      change(
        now.current.plans.map(({ plan }) => plan),
        loaded,
      ),
    );
    show(next);
    history.replaceState(null, '', `?${next.address}`);
    return next;
  };
  const start = async (address: string) => {
    show((await ready()).open(address));
    history.replaceState(null, '', `?${address}`);
  };
  return { sheet, unread, detail, ready, ask, start };
}

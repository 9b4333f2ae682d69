/** Short forms for simple circumstances: flags, numbers and choices. */
import type { Option } from '../circumstance.ts';
import type { RuleId } from '../rule-id.ts';
import type { Asked, Part } from './procedure.ts';

type More<View> = Partial<Pick<Asked<View>, 'group' | 'forbidden' | 'matters' | 'open' | 'another'>>;

const always = () => true;

export const askFlag = <View>(id: string, name: string, rules: readonly RuleId[], more: More<View> = {}): Asked<View> => ({
  id,
  name,
  group: '',
  rules,
  shape: { kind: 'flag' },
  matters: always,
  open: true,
  ...more,
});

export const askNumber = <View>(
  id: string,
  name: string,
  least: number,
  most: number,
  rules: readonly RuleId[],
  more: More<View> = {},
): Asked<View> => ({
  id,
  name,
  group: '',
  rules,
  shape: { kind: 'number', least, most: () => most },
  matters: always,
  open: true,
  ...more,
});

export const askChoice = <View>(
  id: string,
  name: string,
  options: readonly (readonly [string, string])[],
  rules: readonly RuleId[],
  more: More<View> & { readonly numeric?: true } = {},
): Asked<View> => {
  const { numeric, ...rest } = more;
  const list: Option[] = options.map(([value, words]) => ({ value, name: words }));
  return {
    id,
    name,
    group: '',
    rules,
    shape: numeric ? { kind: 'choice', options: list, numeric } : { kind: 'choice', options: list },
    matters: always,
    open: true,
    ...rest,
  };
};

/** Hides a circumstance until the user expands the rest. */
export function folded<View>({ open: _open, ...asked }: Asked<View>): Asked<View> {
  return asked;
}

/**
 * The part without some circumstances, because these change nothing in this procedure. Addresses may still state them. If
 * `unless` is true for a question, they matter as usual.
 */
export const withoutAsking = <View>(
  part: Part<View>,
  ids: readonly string[],
  unless: (view: View) => boolean = () => false,
): Part<View> => ({
  ...part,
  circumstances: part.circumstances.map((asked) =>
    ids.includes(asked.id) ? { ...asked, matters: (view: View) => unless(view) && asked.matters(view) } : asked,
  ),
});

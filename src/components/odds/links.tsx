/** Links to rules inside an island. The page passes the rules that its calculator can cite. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface LinkedRule {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  /** Pages of the printed book, for islands that show them. */
  readonly pages?: readonly number[];
}
export type LinkedRules = Readonly<Record<string, LinkedRule>>;

export const RuleLinks = createContext<LinkedRules>({});

/** A link to a rule; plain text if the rule has no page yet. */
export function RuleLink({ id, children }: { id: string; children?: preact.ComponentChildren }) {
  const rule = useContext(RuleLinks)[id];
  if (!rule) return <>{children}</>;
  return (
    <a href={rule.url} data-rule={id} data-title={rule.title} data-summary={rule.summary}>
      {children ?? rule.title}
    </a>
  );
}

/** A row of small links to rules. */
export function Cited({ rules }: { rules: readonly string[] }) {
  const linked = useContext(RuleLinks);
  const known = [...new Set(rules)].filter((id) => linked[id]);
  if (!known.length) return null;
  return (
    <small class="cited">
      {known.map((id) => (
        <RuleLink id={id} key={id} />
      ))}
    </small>
  );
}

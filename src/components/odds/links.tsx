/** Links to rules inside an island. The page hands the island the rules that its calculator can cite. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface LinkedRule {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}
export type LinkedRules = Readonly<Record<string, LinkedRule>>;

export const RuleLinks = createContext<LinkedRules>({});

/** A link to a rule; plain text when the book has no page for it yet. */
export function RuleLink({ id, children }: { id: string; children?: preact.ComponentChildren }) {
  const rule = useContext(RuleLinks)[id];
  if (!rule) return <>{children}</>;
  return (
    <a href={rule.url} data-rule={id} data-title={rule.title} data-summary={rule.summary}>
      {children ?? rule.title}
    </a>
  );
}

/** A name that links to the first of its rules, with a small number for each further one. */
export function Cited({ name, rules }: { name: string; rules: readonly string[] }) {
  const linked = useContext(RuleLinks);
  const [first, ...rest] = rules.filter((id) => linked[id]);
  return (
    <>
      {first ? <RuleLink id={first}>{name}</RuleLink> : name}
      {rest.map((id, at) => (
        <sup key={id}>
          <RuleLink id={id}>
            {at + 2}
            <span class="sr"> {linked[id]?.title}</span>
          </RuleLink>
        </sup>
      ))}
    </>
  );
}

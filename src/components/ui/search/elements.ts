/** Creates elements without HTML, because pages never turn text into markup. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> | string,
  ...inner: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  const all = typeof attributes === 'string' ? { class: attributes } : attributes;
  for (const [attribute, value] of Object.entries(all))
    if (value !== '' || attribute !== 'class') made.setAttribute(attribute, value);
  made.append(...inner);
  return made;
};

/** An icon of 16 by 16: a path, and a circle if given. */
export function sign(path: string, circle?: readonly [cx: number, cy: number, r: number]): SVGSVGElement {
  const drawn = <K extends keyof SVGElementTagNameMap>(name: K, attributes: Readonly<Record<string, string>>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    return made;
  };
  const made = drawn('svg', { class: 'sign', viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  if (circle) made.append(drawn('circle', { cx: String(circle[0]), cy: String(circle[1]), r: String(circle[2]) }));
  made.append(drawn('path', { d: path }));
  return made;
}

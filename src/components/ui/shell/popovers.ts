/**
 * The summary of the rule that a link leads to. The summary appears on hover and focus, and on a first tap, after which it offers
 * to open the rule. Links have `data-rule`; the first link to a rule on a page also has its title and summary.
 */
const id = 'rule-pop';
const wait = 250;

let pop: HTMLElement | undefined;
let shownFor: HTMLAnchorElement | undefined;
let timer = 0;

function frame(): HTMLElement {
  if (pop) return pop;
  pop = document.createElement('div');
  pop.id = id;
  pop.className = 'popover rule-pop';
  pop.popover = 'manual';
  pop.addEventListener('pointerenter', () => clearTimeout(timer));
  pop.addEventListener('pointerleave', later);
  // The popover is inside the main part, like the links. Otherwise, screen reader users who jump from one part of the page to the
  // next would not find the summary.
  (document.querySelector('main') ?? document.body).append(pop);
  return pop;
}

function hide(): void {
  clearTimeout(timer);
  if (pop?.matches(':popover-open')) pop.hidePopover();
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
}

function later(): void {
  clearTimeout(timer);
  timer = window.setTimeout(hide, wait);
}

/** Places the popover below the line of the link, or above if there is no room. */
function place(box: HTMLElement, link: Element, x: number | undefined): void {
  const lines = [...link.getClientRects()];
  const line = lines.find((each) => x !== undefined && x >= each.left && x <= each.right) ?? lines[0];
  if (!line) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = line.bottom + 8;
  const top = below + height > innerHeight && line.top - height - 8 > 0 ? line.top - height - 8 : below;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(12, Math.min(line.left, document.documentElement.clientWidth - width - 12))}px`;
}

function show(link: HTMLAnchorElement, touch: boolean, x?: number): boolean {
  // The page may have removed the link in the meantime.
  if (!link.isConnected) return false;
  const rule = link.dataset.rule;
  const source = link.dataset.summary ? link : document.querySelector<HTMLElement>(`[data-rule="${rule}"][data-summary]`);
  if (!source) return false;
  hide();
  const box = frame();
  const title = document.createElement('b');
  title.textContent = source.dataset.title ?? source.textContent;
  box.replaceChildren(title, source.dataset.summary ?? '');
  box.setAttribute('role', touch ? 'dialog' : 'tooltip');
  if (touch) {
    box.setAttribute('aria-label', title.textContent);
    const open = document.createElement('a');
    open.href = link.href;
    open.textContent = 'Open the rule';
    box.append(open);
  } else link.setAttribute('aria-describedby', id);
  box.showPopover();
  place(box, link, x);
  shownFor = link;
  return true;
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-rule]:not(#rule-pop a)') : null;

export function rulePopovers(): void {
  let touched = false;
  document.addEventListener('pointerdown', (event) => {
    touched = event.pointerType === 'touch';
    if (shownFor && !(event.target as Element).closest(`#${id}`) && linkAt(event.target) !== shownFor) hide();
  });
  document.addEventListener('pointerover', (event) => {
    const link = linkAt(event.target);
    if (!link || event.pointerType === 'touch') return;
    clearTimeout(timer);
    if (link !== shownFor) timer = window.setTimeout(() => show(link, false, event.clientX), wait);
  });
  document.addEventListener('pointerout', (event) => {
    if (linkAt(event.target) && event.pointerType !== 'touch') later();
  });
  document.addEventListener('focusin', (event) => {
    const link = linkAt(event.target);
    if (link?.matches(':focus-visible') && !touched) show(link, false);
  });
  document.addEventListener('focusout', (event) => {
    if (linkAt(event.target) && !touched) hide();
  });
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link || !touched || shownFor === link) return;
    if (show(link, true)) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    touched = false;
    if (event.key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true });
}

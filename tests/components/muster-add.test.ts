/** What the dialog for adding units shows first, and the buttons on a line of the roster. */
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { AddUnits } from '../../src/components/muster/fr3/AddUnits.tsx';
import { CharacterList } from '../../src/components/muster/fr3/CharacterList.tsx';
import { UnitList } from '../../src/components/muster/fr3/UnitList.tsx';
import { listOf } from '../../src/engine/fr3/muster/lists.ts';
import { muster } from '../../src/engine/fr3/muster/mustered.ts';
import { problemsOf } from '../../src/engine/fr3/muster/problems.ts';
import { readyRosters } from '../../src/engine/fr3/muster/ready.ts';

const roster = readyRosters.find(({ id }) => id === 'elves-high-500')!.roster;
const mustered = muster(roster, listOf(roster.army)!);
const problems = problemsOf(roster);
const nothing = () => {};

test('types that the printed list confirms stand open, the others folded behind them', () => {
  const html = render(h(AddUnits, { mustered, symbols: '', onChange: nothing, onClose: nothing }));
  const [confirmed, folded] = html.split('<details');
  expect(confirmed).toContain('<b>Longbows</b>');
  expect(confirmed).not.toContain('<b>Assault Craft</b>');
  expect(folded).toContain('Open <small>');
  expect(html).toContain(roster.name);
});

test('a line has a minus and a plus, and the minus of a single unit removes it', () => {
  const html = render(h(UnitList, { mustered, problems, symbols: '', open: undefined, onOpen: nothing, onChange: nothing }));
  expect(html.match(/aria-label="One more: /g)?.length).toBe(html.match(/aria-label="(?:One fewer|Remove): /g)?.length);
});

test('a magic user is one of the choices beside general and hero', () => {
  const html = render(h(CharacterList, { mustered, problems, open: undefined, onOpen: nothing, onChange: nothing }));
  expect(html).toContain('Add a magic user');
});

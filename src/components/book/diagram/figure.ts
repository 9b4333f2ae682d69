/** Reads the text of a diagram and lays it out, one statement and one panel after another. */
import { describe, outlineOf, parse, sideOf, unitsOf } from '../../../engine/kernel/notation.ts';
import { Given } from './given.ts';
import { addTerrain } from './making.ts';
import { makeMove } from './moves.ts';
import { makeNote } from './notes.ts';
import type { Figure, Panel } from './shapes.ts';
import { Sheet } from './sheet.ts';

const needed = ['title', 'caption', 'description'] as const;

/**
 * The figure described by a text. Throws an error with the line number if the text is wrong, because a wrong diagram must not be
 * published.
 */
export function figureOf(text: string, name: string): Figure {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`Diagram ${name}: ${parsed.errors.map(describe).join(' ')}`);
  const headings = new Map(parsed.statements.flatMap((one) => (one.kind === 'heading' ? [[one.name, one.text]] : [])));
  const lost = needed.filter((heading) => !headings.get(heading));
  if (lost.length > 0) throw new Error(`Diagram ${name} has no ${lost.join(', no ')}.`);
  const panels: Panel[] = [];
  const types = new Set<string>();
  let side = sideOf(40);
  let sheet = new Sheet(side);
  parsed.statements.forEach((one, at) => {
    try {
      switch (one.kind) {
        case 'bases':
          side = sideOf(one.millimetres);
          sheet.side = side;
          break;
        case 'terrain': {
          const polygon = outlineOf(one.corners);
          sheet.add('ground', { kind: 'terrain', type: one.type, polygon, label: one.label }, ...polygon);
          addTerrain(sheet, one.type, polygon);
          break;
        }
        case 'units':
          for (const unit of unitsOf(one)) {
            sheet.units.set(unit.handle, unit);
            for (const type of [unit.type, ...unit.attached]) types.add(type);
          }
          break;
        case 'move':
          makeMove(sheet, one);
          break;
        case 'note': {
          const given = new Given(one.with);
          if (one.name !== 'panel') makeNote(sheet, one, given);
          else {
            const { scale } = sheet;
            if (!sheet.empty) {
              panels.push(sheet.finish());
              sheet = new Sheet(side);
              sheet.scale = scale;
            }
            sheet.label = given.text;
          }
          break;
        }
        default:
      }
    } catch (error) {
      throw new Error(`Diagram ${name}, line ${parsed.lines[at]}: ${error instanceof Error ? error.message : error}`);
    }
  });
  panels.push(sheet.finish());
  return {
    title: headings.get('title') as string,
    caption: headings.get('caption') as string,
    description: headings.get('description') as string,
    panels,
    types: [...types],
  };
}

/** The source of each type's base depth: letters of `sources.ts`, or the type whose depth our ruling uses. */
import type { ElementId } from './elements.ts';
import type { SourceLetter } from './sources.ts';

export type DepthSource = { readonly letters: readonly SourceLetter[] } | { readonly like: ElementId };

const found = (...letters: readonly SourceLetter[]): DepthSource => ({ letters });
const like = (type: ElementId): DepthSource => ({ like: type });

export const depthSources: Readonly<Record<ElementId, DepthSource>> = {
  artillery: found('G'),
  blades: found('M'),
  clerics: like('magicians'),
  hordes: found('G'),
  lurkers: like('warband'),
  'water-lurkers': like('warband'),
  magicians: found('G', 'B'),
  shooters: found('G'),
  sneakers: like('shooters'),
  spears: like('blades'),
  warband: found('G'),
  beasts: found('G'),
  behemoths: found('G'),
  heroes: found('G'),
  knights: found('G'),
  paladins: like('heroes'),
  riders: found('G'),
  'aerial-heroes': like('heroes'),
  airboats: like('behemoths'),
  dragons: found('M'),
  flyers: found('G'),
  gods: like('dragons'),
};

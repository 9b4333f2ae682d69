/** Modifiers to a shot: the circumstance, the value that changes and by how much. */
import type { RuleId } from '../../kernel/rule-id.ts';
import { cover } from './figures/cover.ts';
import { rangedWeapons } from './figures/ranged-weapons.ts';
import { shooting } from './figures/shooting.ts';
import { templates } from './figures/templates.ts';
import { unitRules } from './figures/unit-rules.ts';

export interface ShotModifier {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  /** What the modifier changes: the to-hit die or a value. RT and S belong to the firer or weapon, E and P to the target. */
  readonly changes: 'to-hit' | 'RT' | 'E' | 'S' | 'P';
  readonly value: number;
}

export const shotModifiers: readonly ShotModifier[] = [
  { id: 'aim', name: 'The firer aims', rule: 'three-realms.shooting.aim', changes: 'to-hit', value: shooting.aim },
  {
    id: 'on-the-run',
    name: 'Shot on the Run',
    rule: 'three-realms.unit-rules.shot-on-the-run',
    changes: 'to-hit',
    value: unitRules.shotOnTheRun,
  },
  {
    id: 'concealment',
    name: 'Target in concealment',
    rule: 'three-realms.cover.concealment',
    changes: 'RT',
    value: cover.training,
  },
  { id: 'cover', name: 'Target in cover', rule: 'three-realms.cover.cover', changes: 'RT', value: cover.training },
  {
    id: 'cover-protection',
    name: 'Target in cover',
    rule: 'three-realms.cover.cover',
    changes: 'P',
    value: cover.protection,
  },
  {
    id: 'arcing-unseen',
    name: 'Arcing, target not seen',
    rule: 'three-realms.ranged-weapons.arcing-unseen',
    changes: 'RT',
    value: rangedWeapons.arcingUnseen,
  },
  {
    id: 'dug-in-evasion',
    name: 'Target dug in',
    rule: 'three-realms.unit-rules.dig-in',
    changes: 'E',
    value: unitRules.digInEvasion,
  },
  {
    id: 'dug-in-protection',
    name: 'Target dug in',
    rule: 'three-realms.unit-rules.dig-in',
    changes: 'P',
    value: unitRules.digInProtection,
  },
  {
    id: 'line-friend',
    name: 'Friend on a line',
    rule: 'three-realms.templates.line-friendly',
    changes: 'E',
    value: templates.lineFriend,
  },
  {
    id: 'line-hit',
    name: 'Each model hit before on a line',
    rule: 'three-realms.templates.line-strength-loss',
    changes: 'S',
    value: templates.lineHit,
  },
  {
    id: 'odd-die',
    name: 'Odd die of a template',
    rule: 'three-realms.templates.odd-die',
    changes: 'S',
    value: templates.odd,
  },
  {
    id: 'forest-template',
    name: 'Template in a forest, outside its hole',
    rule: 'three-realms.cover.forest-template',
    changes: 'S',
    value: cover.forestTemplate,
  },
];

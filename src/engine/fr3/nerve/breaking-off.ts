/** Tests of cavalry that leaves a melee: whether it gets away, and with what morale. */
import { keepsMorale, losesLevelInPlace, type NerveTest } from './test.ts';

/** fr3.charging.disengage-cavalry: mounted units leave only if they pass. */
export const withdraws: NerveTest = {
  decides: 'whether the mounted get away',
  rules: ['fr3.charging.disengage-cavalry'],
  passed: losesLevelInPlace('fr3.charging.disengage-demoralized', 'fr3.charging.disengage-double'),
  failed: keepsMorale('fr3.charging.disengage-cavalry'),
};

/** Dragoons always get away. Dragoons keep their morale if they pass this test: fr3.charging.disengage-demoralized. */
export const ridesOff: NerveTest = {
  decides: 'whether the dragoons keep their order',
  rules: ['fr3.charging.disengage-demoralized'],
  failed: losesLevelInPlace('fr3.charging.disengage-demoralized', 'fr3.charging.disengage-double'),
};

/** What a page does if scripts are available: rule popovers, copying links, theme and scale, search, islands on first use. */
import { reach } from './reach.ts';
import { copyLinks } from './shell/copy.ts';
import { installable } from './shell/installable.ts';
import { rulePopovers } from './shell/popovers.ts';
import { searchDoor } from './shell/search-door.ts';
import { settings } from './shell/settings.ts';
import { worker } from './shell/worker.ts';

// This file is bundled with code that workers load too, and a worker has no page.
if (typeof document !== 'undefined') {
  settings();
  rulePopovers();
  copyLinks();
  searchDoor();
  worker();
  installable();
  reach();
  // Tells tests that the scripts of the page are ready.
  document.documentElement.dataset.ready = '';
}

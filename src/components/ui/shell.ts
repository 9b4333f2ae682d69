/** What a page does if scripts are available: rule popovers, copying links, theme and scale, search, islands on first use. */
import './reach.ts';
import { copyLinks } from './shell/copy.ts';
import { installable } from './shell/installable.ts';
import { rulePopovers } from './shell/popovers.ts';
import { searchDoor } from './shell/search-door.ts';
import { settings } from './shell/settings.ts';
import { worker } from './shell/worker.ts';

settings();
rulePopovers();
copyLinks();
searchDoor();
worker();
installable();

/** Works beside the page of this calculator. */

import { engine } from './characters-engine.ts';
import { serveAsking } from './serve-asking.ts';

serveAsking(engine);

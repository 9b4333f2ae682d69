/** Works beside the page of this calculator. */
import { serveAsking } from './serve-asking.ts';
import { engine } from './structures-engine.ts';

serveAsking(engine);

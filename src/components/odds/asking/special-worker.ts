/** Works beside the page of this calculator. */
import { serveAsking } from './serve-asking.ts';
import { engine } from './special-engine.ts';

serveAsking(engine);

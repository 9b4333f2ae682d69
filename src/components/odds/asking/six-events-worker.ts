/** Works beside the page of a calculator of the six-event battle game. */
import { serveAsking } from './serve-asking.ts';
import { engine } from './six-events-engines.ts';

serveAsking(engine(self.name));

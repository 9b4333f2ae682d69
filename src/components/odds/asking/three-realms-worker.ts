/** Works beside the page of a calculator of Three Realms. */
import { serveAsking } from './serve-asking.ts';
import { engine } from './three-realms-engines.ts';

serveAsking(engine(self.name));

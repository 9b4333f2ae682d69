/** Works beside the page of a calculator of Hordes of the Things. */
import { engine } from './hott-engines.ts';
import { serveAsking } from './serve-asking.ts';

serveAsking(engine(self.name));

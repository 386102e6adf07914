// Nothing but the renderer: the yardstick of how fast a page can be.
import { render } from 'preact';

render(<h1 data-testid="blank">Blank</h1>, document.body);

// The one door to the browser's own interface. Chrome and Firefox both answer to it.
import browser from 'webextension-polyfill';

export { browser };

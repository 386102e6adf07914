import { SHARED } from '../domain/settings.ts';
import { partly } from './partly.ts';
import { settingFields } from './settings.ts';

/** What a browser may tell the others of its settings. All else that somebody may send is left out. */
export const sharedSettings = partly(Object.fromEntries(SHARED.map((name) => [name, settingFields[name]])));

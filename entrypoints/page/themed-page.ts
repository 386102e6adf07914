import { applyTheme } from '../../components/design/theme.ts';
import { startPage } from './start-page.ts';

/** A page that asks for the user's theme when it opens; the popup knows it from before. */
export function themedPage(): ReturnType<typeof startPage> {
  const page = startPage();
  void page.ask('settings/get', {}).then((settings) => settings.ok && applyTheme(settings.value.theme));
  return page;
}

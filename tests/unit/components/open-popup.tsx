import { PopupApp } from '../../../components/popup/popup-app.tsx';
import type { PopupDeps } from '../../../components/popup/popup-deps.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { askOf, type Scenario } from '../../e2e/harness/scenarios.ts';
import { makeSighting } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

type Spied = Ask & { readonly asked: { readonly name: string; readonly payload: unknown }[] };

function spied(scenario: Scenario): Spied {
  const ask = askOf(scenario);
  const asked: Spied['asked'] = [];
  return Object.assign(
    ((name, payload) => {
      asked.push({ name, payload });
      return ask(name, payload);
    }) as Ask,
    { asked },
  );
}

/** The popup in one of the states, what it asks of the background, and what it keeps. */
export async function open(scenario: Scenario, change: Partial<PopupDeps> = {}) {
  const ask = spied(scenario);
  const kept = new Map<string, string>();
  const deps: PopupDeps = {
    ask,
    tabId: 1,
    tabUrl: makeSighting().url,
    kept: scenario.view === undefined ? {} : { view: scenario.view },
    keep: (key, value) => void kept.set(key, value),
    typed: scenario.typed,
    permit: () => Promise.resolve(true),
    isNamedShop: () => false,
    unread: () => Promise.resolve(''),
    open: () => undefined,
    deviceName: 'Test',
    ...change,
  };
  const view = await mount(<PopupApp deps={deps} />);
  // What waits for the first painting comes, too.
  await view.settle(70);
  return { view, ask, kept };
}

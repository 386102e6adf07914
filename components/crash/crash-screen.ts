// Depends on nothing of ours but the words it is given: it must show when all else fails.

export interface CrashWords {
  readonly title: string;
  readonly detail: string;
  readonly reload: string;
}

/** Shows a plain screen in place of the page when an error reaches the top. To be called before anything renders. */
export function guardAgainstCrash(root: HTMLElement, words: CrashWords): void {
  const show = (reason: unknown): void => {
    if (root.querySelector('[data-testid="crash"]') !== null) return;
    const screen = document.createElement('section');
    screen.className = 'notice notice--bad';
    screen.dataset['testid'] = 'crash';
    screen.setAttribute('role', 'alert');
    screen.append(
      line('h1', words.title),
      line('p', words.detail),
      line('code', String(reason).slice(0, 300)),
      reloadButton(words.reload),
    );
    root.replaceChildren(screen);
  };
  addEventListener('error', (event) => show(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => show(event.reason));
}

function line(tag: 'h1' | 'p' | 'code', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function reloadButton(label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = label;
  button.addEventListener('click', () => location.reload());
  return button;
}

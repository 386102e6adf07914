import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { speakEnglish } from './speaking.ts';

export interface Mounted {
  readonly root: HTMLElement;
  /** Everything a reader reads, in one line. */
  text(): string;
  byTestId(id: string): HTMLElement;
  allByTestId(id: string): HTMLElement[];
  /** By what it says or is called. */
  button(name: string): HTMLElement;
  click(element: HTMLElement): Promise<void>;
  type(element: HTMLElement, value: string): Promise<void>;
  /** Lets promises and effects settle. */
  settle(ms?: number): Promise<void>;
  rerender(view: ComponentChild): Promise<void>;
}

/** Renders a view in English into a page of its own. */
export async function mount(view: ComponentChild): Promise<Mounted> {
  speakEnglish();
  document.body.replaceChildren();
  const root = document.createElement('div');
  document.body.append(root);
  const settle = async (ms = 0): Promise<void> => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  };
  const draw = async (next: ComponentChild): Promise<void> => {
    await act(() => render(next, root));
    await settle();
  };
  await draw(view);
  const all = (id: string) => [...root.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
  return {
    root,
    text: () => root.textContent.replace(/[\s\u00A0]+/g, ' ').replace(/[\u2068\u2069]/g, ''),
    allByTestId: all,
    byTestId(id) {
      const [element] = all(id);
      if (element === undefined) throw new Error(`nothing is called ${id}: ${root.innerHTML.slice(0, 2000)}`);
      return element;
    },
    button(name) {
      const found = [...root.querySelectorAll<HTMLElement>('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === name,
      );
      if (found === undefined) throw new Error(`no button says ${name}`);
      return found;
    },
    click: async (element) => {
      await act(() => element.click());
      await settle();
    },
    type: async (element, value) => {
      await act(() => {
        (element as HTMLInputElement).value = value;
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await settle();
    },
    settle,
    rerender: draw,
  };
}

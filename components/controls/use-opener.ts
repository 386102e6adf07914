import { useRef } from 'preact/hooks';

/** Remembers what was pressed to open a part of the view: when the part closes, focus goes back to it. */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    opens: (): void => void (opener.current = document.activeElement),
    closes: (): void => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

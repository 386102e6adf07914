import { useEffect, useState } from 'preact/hooks';

/** The value; while it may wait, the one of before until the screen has been painted. */
export function useSettled<T>(value: T, mayWait: boolean): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value));
    return () => clearTimeout(timer);
  }, [value]);
  return mayWait ? settled : value;
}

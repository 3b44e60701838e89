import { useEffect, useRef, useState } from "react";

/** Browsers refuse many changes of the address in a short time. */
const REST_MILLISECONDS = 300;

/**
 * A text that shows every keystroke at once and is saved when the typing rests. When the saved text changes from elsewhere (the back button,
 * a link) the typed one follows.
 */
export function useTypedText(saved: string, save: (text: string) => void): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(saved);
  const known = useRef(saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (saved === known.current) return;
    known.current = saved;
    clearTimeout(timer.current);
    setTyped(saved);
  }, [saved]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      known.current = text;
      save(text);
    }, REST_MILLISECONDS);
  };
  return [typed, type];
}

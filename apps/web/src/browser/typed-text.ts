import { useEffect, useRef, useState } from "react";

/** How long to wait after the last keystroke, in milliseconds. Browsers refuse too many address changes in a short time. */
const REST_MILLISECONDS = 300;

/**
 * A text field's text. It shows every keystroke at once, and is saved when the user pauses. If the saved text changes elsewhere, through
 * the back button or a link, the field shows the new text.
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

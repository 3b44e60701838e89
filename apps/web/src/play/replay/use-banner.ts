/** Shows a line in the middle of the screen for a short time. */
import { useEffect, useState } from "react";

const STAYS = 2600;

/** `at` is the moment of the replay. Without it, two moments with the same text would look like one. */
export function useBanner(text: string | undefined, at: number): string | undefined {
  const [gone, setGone] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setGone(at), STAYS);
    return () => clearTimeout(timer);
  }, [at]);
  return gone === at ? undefined : text;
}

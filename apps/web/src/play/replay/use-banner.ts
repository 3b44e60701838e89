/** Shows a line in the middle of the screen for a moment. */
import { useEffect, useState } from "react";

const STAYS = 2600;

/** `at` is its moment in the replay, because the same text may come twice. */
export function useBanner(text: string | undefined, at: number): string | undefined {
  const [gone, setGone] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setGone(at), STAYS);
    return () => clearTimeout(timer);
  }, [at]);
  return gone === at ? undefined : text;
}

/** What a list would come to with a card that is looked at: told by the left column, shown in the gauges. */
import type { ListTotals } from "@broadside/squads";
import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from "react";

interface TriedCard {
  readonly list: number;
  readonly totals: ListTotals;
}

const TriedContext = createContext<TriedCard | undefined>(undefined);
const TryContext = createContext<(tried: TriedCard | undefined) => void>(() => undefined);

/** Only those who tell or show it are drawn anew, and after what was asked for by hand. */
export function Trying({ children }: { readonly children: ReactNode }) {
  const [tried, setTried] = useState<TriedCard>();
  const tryOut = useCallback((card: TriedCard | undefined) => startTransition(() => setTried(card)), []);
  return (
    <TryContext value={tryOut}>
      <TriedContext value={tried}>{children}</TriedContext>
    </TryContext>
  );
}

export const useTry = () => useContext(TryContext);

/** Of one list; undefined while nothing is tried there. */
export function useTried(list: number): ListTotals | undefined {
  const tried = useContext(TriedContext);
  return tried?.list === list ? tried.totals : undefined;
}

/** What a list would cost with the card that the pointer or the keyboard focus is on. The left column sets it, and the gauges show it. */
import type { ListTotals } from "@broadside/squads";
import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from "react";

interface Preview {
  readonly list: number;
  readonly totals: ListTotals;
}

const PreviewContext = createContext<Preview | undefined>(undefined);
const SetPreviewContext = createContext<(preview: Preview | undefined) => void>(() => undefined);

/** A preview redraws only the components that set or show it, and only after more urgent updates. */
export function PreviewProvider({ children }: { readonly children: ReactNode }) {
  const [preview, setState] = useState<Preview>();
  const setPreview = useCallback((next: Preview | undefined) => startTransition(() => setState(next)), []);
  return (
    <SetPreviewContext value={setPreview}>
      <PreviewContext value={preview}>{children}</PreviewContext>
    </SetPreviewContext>
  );
}

export const useSetPreview = () => useContext(SetPreviewContext);

/** The preview for one list, or undefined if no card is previewed there. */
export function usePreview(list: number): ListTotals | undefined {
  const preview = useContext(PreviewContext);
  return preview?.list === list ? preview.totals : undefined;
}

/** What the left column shows, which sheet is open on a phone, and where the keyboard focus returns to. */
import { useCallback, useMemo, useRef, useState } from "react";
import type { Finding } from "../state/builder.ts";

export const SHEETS = ["list", "slot", "verdict"] as const;
export type Sheet = (typeof SHEETS)[number];

export interface FindingState {
  readonly finding: Finding;
  readonly asked: number;
  readonly sheet: Sheet;
  showSheet(sheet: Sheet): void;
  /** Changes what the column shows without moving the keyboard focus. */
  show(finding: Finding): void;
  find(finding: Finding): void;
  back(): void;
  taken(): void;
}

export function useFinding(): FindingState {
  const [finding, show] = useState<Finding>({ scope: "ships" });
  const [asked, setAsked] = useState(0);
  const [sheet, showSheet] = useState<Sheet>("list");
  const opener = useRef<HTMLElement>(undefined);
  const find = useCallback((next: Finding) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest(".build-middle")) opener.current = activeElement;
    show(next);
    showSheet("slot");
    setAsked((count) => count + 1);
  }, []);
  const back = useCallback(() => {
    show((current) => ({ ...current, slot: undefined }));
    showSheet("list");
    requestAnimationFrame(() => opener.current?.isConnected && opener.current.focus());
  }, []);
  const taken = useCallback(() => showSheet("list"), []);
  return useMemo(() => ({ finding, asked, sheet, showSheet, show, find, back, taken }), [finding, asked, sheet, find, back, taken]);
}

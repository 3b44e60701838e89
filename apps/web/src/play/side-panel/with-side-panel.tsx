/** Adds the side panel to a game. Pressing a rule's id opens the rule in the panel, and the game stays as it is. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isIn, usePageKeys } from "../../browser/page-keys.ts";
import { type ReadRule, RuleReader } from "../../parts/rule-reader.ts";
import { type PanelView, SidePanelContext, type SidePanelControl, withView } from "../board/help/panel-views.ts";
import { SidePanel } from "./side-panel.tsx";

const NOTHING: readonly PanelView[] = [];

export function WithSidePanel({ children }: { readonly children: ReactNode }) {
  const [trail, setTrail] = useState(NOTHING);
  const read = useCallback<ReadRule>((id, address) => {
    // An open dialog covers the whole page and would hide the panel, so the rule opens in a new tab instead.
    if (document.querySelector("dialog[open]")) window.open(address, "_blank", "noopener");
    else setTrail((now) => withView(now, { view: "rule", id, address }));
  }, []);
  const close = useCallback(() => setTrail(NOTHING), []);
  const shown = trail.at(-1);
  const beside = useMemo<SidePanelControl>(
    () => ({ shown, showHelp: (subject) => setTrail((now) => withView(now, { view: "help", subject })), close }),
    [shown, close],
  );
  return (
    <RuleReader value={read}>
      <SidePanelContext value={beside}>
        {children}
        {shown && <OpenPanel shown={shown} close={close} back={trail.length > 1 ? () => setTrail((now) => now.slice(0, -1)) : undefined} />}
      </SidePanelContext>
    </RuleReader>
  );
}

interface OpenPanelProps {
  readonly shown: PanelView;
  readonly back: (() => void) | undefined;
  close(): void;
}

/** The panel has the keyboard focus while it is open. When it closes, the focus goes back to where it was. */
function OpenPanel(props: OpenPanelProps) {
  const { close } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  usePageKeys((event) => {
    if (event.key !== "Escape" || isIn(event, "dialog, .play-drawer:not(.play-beside)") || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  return <SidePanel panel={panel} {...props} />;
}

/** Puts a panel beside a game: a rule whose id is pressed is read there, and the game stays as it is. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isIn, usePageKeys } from "../../page-keys.ts";
import { type ReadRule, RuleReader } from "../../rule-reader.ts";
import { BesideContext, type BesideGame, type BesideView, opened } from "./beside.ts";
import { BesidePanel } from "./beside-panel.tsx";

const NOTHING: readonly BesideView[] = [];

export function BesideTheGame({ children }: { readonly children: ReactNode }) {
  const [trail, setTrail] = useState(NOTHING);
  const read = useCallback<ReadRule>((id, address) => {
    // What lies over the whole page leaves no room beside it.
    if (document.querySelector("dialog[open]")) window.open(address, "_blank", "noopener");
    else setTrail((now) => opened(now, { view: "rule", id, address }));
  }, []);
  const close = useCallback(() => setTrail(NOTHING), []);
  const shown = trail.at(-1);
  const beside = useMemo<BesideGame>(
    () => ({ shown, showHelp: (subject) => setTrail((now) => opened(now, { view: "help", subject })), close }),
    [shown, close],
  );
  return (
    <RuleReader value={read}>
      <BesideContext value={beside}>
        {children}
        {shown && <OpenPanel shown={shown} close={close} back={trail.length > 1 ? () => setTrail((now) => now.slice(0, -1)) : undefined} />}
      </BesideContext>
    </RuleReader>
  );
}

interface OpenPanelProps {
  readonly shown: BesideView;
  readonly back: (() => void) | undefined;
  close(): void;
}

/** The keyboard is in it while it is open, and afterwards where it was. */
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
  return <BesidePanel panel={panel} {...props} />;
}

/** The judge's table. You place ships, and it shows which of them are in range and in arc of each other, and why. */
import "./judge.css";
import type { Sight, TableWidget } from "@broadside/table";
import { useRef, useState } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../browser/page-keys.ts";
import { useWholeScreen } from "../browser/whole-screen.ts";
import { TableStage, ZoomButtons } from "../parts/table-stage.tsx";
import { useUndoKeys } from "../parts/undo.ts";
import { PROBLEMS } from "../words/judge/page.ts";
import { GameDialog } from "./bar/game-dialog.tsx";
import { OpenDialog } from "./bar/open-dialog.tsx";
import { Problems } from "./bar/problems.tsx";
import { TopBar } from "./bar/top-bar.tsx";
import { useCarry } from "./palette/carry.ts";
import { Palette } from "./palette/palette.tsx";
import { PiecePanel } from "./panels/piece-panel.tsx";
import { PlacePanel } from "./panels/place-panel.tsx";
import { TablePanel } from "./panels/table-panel.tsx";
import { TemplateBar } from "./panels/template-bar.tsx";
import { useSight } from "./panels/use-sight.ts";
import { VerdictPanel } from "./panels/verdict-panel.tsx";
import { without } from "./pieces/pieces.ts";
import { type Judge, JudgeContext, useNewJudge } from "./state/use-judge.ts";

export function JudgePage() {
  useWholeScreen();
  const judge = useNewJudge();
  const { history, view, pair, piece, select, move, moving } = judge;
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [dialog, setDialog] = useState<"tables" | "games">();
  const widget = useRef<TableWidget>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const sight = useRef<Sight>(undefined);
  const insets = useSight(widget, judge);
  const carry = useCarry(stage, sight, (result) => {
    judge.added(result);
    setPaletteOpen(false);
  });
  const look = (seen: Sight): void => {
    sight.current = seen;
  };
  const close = () => setDialog(undefined);
  useJudgeKeys(judge);
  return (
    <JudgeContext value={judge}>
      <div className="judge-page">
        <div className="judge-stage" ref={stage}>
          <TableStage view={view} events={{ select, move, moving, look }} insets={insets} widget={widget} />
        </div>
        <div className="judge-over">
          <TopBar open={setDialog} openPalette={() => setPaletteOpen(!isPaletteOpen)} />
          <Problems title={PROBLEMS.noLink} problems={history.badLink} />
          <Palette carry={carry} isOpen={isPaletteOpen} close={() => setPaletteOpen(false)} />
          <div className="judge-sheet">
            {pair ? <VerdictPanel /> : piece ? <PiecePanel piece={piece} /> : <TablePanel />}
            <TemplateBar />
            <PlacePanel />
          </div>
          <div className="judge-zoom judge-plain panel row">
            <ZoomButtons widget={widget} />
          </div>
        </div>
        {dialog === "tables" && <OpenDialog close={close} fromGame={() => setDialog("games")} />}
        {dialog === "games" && <GameDialog close={close} />}
      </div>
    </JudgeContext>
  );
}

const LAYER_KEYS = { r: "ruler", a: "arcs", t: "template" } as const;

function useJudgeKeys({ piece, shown, history, toggle }: Judge): void {
  useUndoKeys(history.undo, history.redo);
  usePageKeys((event) => {
    if (isShortcut(event) || isIn(event, FIELDS) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "r" || key === "a" || key === "t") toggle(LAYER_KEYS[key]);
    if (key === "delete" && piece) history.change(without(shown, piece.id));
  });
}

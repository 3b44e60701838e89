/** What the parts of a running game's page share: the open questions, the steps on the screen, the view of the table, and what is open. */
import type { Sight, TableEffect, TableView, TableWidget } from "@broadside/table";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { requiredContext } from "../../browser/required-context.ts";
import { useCamera } from "../board/camera/use-camera.ts";
import { usePanels } from "../board/camera/use-panels.ts";
import type { DrawerName } from "../board/drawer.tsx";
import { useScene, useSelected } from "../board/open-game.ts";
import { tableView } from "../board/view/table-view.ts";
import type { GameDialog } from "../panels/windows/game-tools.tsx";
import { type Answering, useAnswering } from "./answering/use-answering.ts";
import { useGame } from "./answering/use-game.ts";
import { useSteps } from "./use-steps.ts";

const [TableContext, useTableState] = requiredContext<ReturnType<typeof useNewTable>>("game");

export { useTableState };

/** When something changes, only the parts that use it are drawn again. */
export const TableProvider = ({ children }: { readonly children: ReactNode }) => (
  <TableContext value={useNewTable()}>{children}</TableContext>
);

function useNewTable() {
  const game = useGame();
  const looked = useRef<(sight: Sight) => void>(undefined);
  const widget = useRef<TableWidget>(undefined);
  const [drawer, pull] = useState<DrawerName>();
  const [dialog, show] = useState<GameDialog>();
  const steps = useSteps(widget);
  const answering = useAnswering(game, steps.isBehind);
  const view = useTableView(answering, steps.effects);
  const panels = usePanels();
  const { question, dials, fleet } = answering;
  const shown = steps.isBehind ? undefined : (question ?? dials.current);
  const isDialling = game.uncovered !== undefined;
  const camera = useCamera({ widget, question: shown, panels, isDialling, fleet: fleet.hand, startsFollowing: true });
  return { answering, steps, view, panels, camera, looked, widget, drawer, pull, dialog, show };
}

/** What the table shows: the scene, the selected pieces, and everything about the open question. */
function useTableView(answering: Answering, effects: readonly TableEffect[]): TableView {
  const scene = useScene();
  const selected = useSelected();
  const { question, placing, fleet, aiming, attack, dials, advice } = answering;
  const { hand } = fleet;
  const { picked, forecasts } = attack ?? {};
  const suggested = advice.key;
  return useMemo(
    () => ({
      ...tableView({ scene, question, placing, fleet: hand, selected, aiming, picked, forecasts, dials, suggested }),
      effects,
    }),
    [scene, question, placing, hand, selected, aiming, picked, forecasts, dials, suggested, effects],
  );
}

/** What the table shows: the scene, the selected pieces, and everything about the open question. */
import type { TableEffect, TableView } from "@broadside/table";
import { useMemo } from "react";
import { useScene, useSelected } from "../../board/open-game.ts";
import { tableView } from "../../board/view/table-view.ts";
import type { Answering } from "./use-answering.ts";

export function useTableView(answering: Answering, effects: readonly TableEffect[]): TableView {
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

import { createTable, type Insets, type TableEvents, type TableView, type TableWidget } from "@broadside/table";
import { type RefObject, useEffect, useRef } from "react";
import { WORDS } from "../words/table-stage.ts";
import "@broadside/table/style.css";
import "./table-stage.css";

interface TableStageProps {
  readonly view: TableView;
  readonly events: TableEvents;
  /** The parts of the table that panels cover. */
  readonly insets?: Insets;
  /** Receives the widget, so that the caller can move the camera or animate ships. */
  readonly widget: RefObject<TableWidget | undefined>;
}

/** The table widget, as large as its container. */
export function TableStage({ view, events, insets, widget }: TableStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef({ view, events, insets });
  latest.current = { view, events, insets };

  useEffect(() => {
    if (!root.current) return;
    const passed: TableEvents = {
      select: (ids) => latest.current.events.select(ids),
      move: (id, pose) => latest.current.events.move(id, pose),
      choose: (id) => latest.current.events.choose?.(id),
      moving: (id, pose) => latest.current.events.moving?.(id, pose),
      hover: (id) => latest.current.events.hover?.(id),
      look: (sight) => latest.current.events.look?.(sight),
    };
    const table = createTable(root.current, latest.current.view, passed, latest.current.insets);
    widget.current = table;
    return () => {
      table.destroy();
      widget.current = undefined;
    };
  }, [widget]);
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets ?? {};
  useEffect(() => widget.current?.leave({ top, right, bottom, left }), [widget, top, right, bottom, left]);
  useEffect(() => widget.current?.show(view), [widget, view]);
  return <div className="table-stage" ref={root} />;
}

export const ZoomButtons = ({ widget }: Pick<TableStageProps, "widget">) => (
  <>
    <button type="button" onClick={() => widget.current?.zoom(0.8)} aria-label={WORDS.zoomOut}>
      −
    </button>
    <button type="button" onClick={() => widget.current?.zoom(1.25)} aria-label={WORDS.zoomIn}>
      +
    </button>
    <button type="button" onClick={() => widget.current?.fit()}>
      {WORDS.wholeTable}
    </button>
  </>
);

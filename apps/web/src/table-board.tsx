import { mm } from "@broadside/geometry";
import { createTable, type TableEvents, type TableView, type TableWidget } from "@broadside/table";
import { useEffect, useRef } from "react";
import "@broadside/table/style.css";
import "./table-board.css";

/** Room around the play area, so that the board has its shape. */
const MARGIN = mm(100);

/** The table widget in a page. */
export function TableBoard({ view, events }: { readonly view: TableView; readonly events: TableEvents }) {
  const root = useRef<HTMLDivElement>(null);
  const widget = useRef<TableWidget>(undefined);
  const latest = useRef({ view, events });
  latest.current = { view, events };
  const { width, height } = view;

  useEffect(() => {
    if (!root.current) return;
    const table = createTable(root.current, latest.current.view, {
      select: (ids) => latest.current.events.select(ids),
      move: (id, pose) => latest.current.events.move(id, pose),
      choose: (id) => latest.current.events.choose?.(id),
      moving: (id, pose) => latest.current.events.moving?.(id, pose),
    });
    widget.current = table;
    return () => table.destroy();
  }, []);
  useEffect(() => widget.current?.show(view), [view]);
  // A table of another size is shown whole.
  const size = `${width} ${height}`;
  const shown = useRef(size);
  useEffect(() => {
    if (shown.current !== size) widget.current?.fit();
    shown.current = size;
  }, [size]);

  return (
    <>
      <div className="table-board" ref={root} style={{ aspectRatio: `${width + MARGIN} / ${height + MARGIN}` }} />
      <div className="buttons table-zoom">
        <button type="button" onClick={() => widget.current?.zoom(1.25)} aria-label="Larger">
          +
        </button>
        <button type="button" onClick={() => widget.current?.zoom(0.8)} aria-label="Smaller">
          −
        </button>
        <button type="button" onClick={() => widget.current?.fit()}>
          Whole table
        </button>
      </div>
    </>
  );
}

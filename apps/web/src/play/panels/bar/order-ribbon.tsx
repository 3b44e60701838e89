/** The ships in this phase's order. Ships that are done are dim, and the active ship is framed. */
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { STATE } from "../../../words/play/panels/panels.ts";
import { useScene } from "../../board/open-game.ts";

/** How many ships fit. If there are more, the bar shows those around the active ship. */
const MOST = 16;

export function OrderRibbon() {
  const order = useScene((scene) => scene.order);
  const ships = useScene((scene) => scene.ships);
  if (order.length === 0) return undefined;
  const now = Math.max(
    0,
    order.findIndex(({ state }) => state !== "done"),
  );
  const from = Math.max(0, Math.min(now - 4, order.length - MOST));
  return (
    <ol className="play-order row wrap" aria-label={STATE.order}>
      {order.slice(from, from + MOST).map(({ ship, state }) => {
        const sheet = ships.find(({ id }) => id === ship);
        return (
          <li
            key={ship}
            className="centre"
            data-state={state}
            aria-current={state === "now" ? "step" : undefined}
            title={sheet?.name}
            translate="no"
          >
            <SeatBadge seat={sheet?.seat ?? 0} figure={sheet?.skill} />
            <span className="visually-hidden">{sheet && (state === "done" ? STATE.done({ ship: sheet.shortName }) : sheet.shortName)}</span>
          </li>
        );
      })}
    </ol>
  );
}

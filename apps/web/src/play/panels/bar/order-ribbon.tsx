/** Who comes when in this phase: done ones are dim, the one at turn is framed. */
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { STANDING } from "../../../words/play/panels/panels.ts";

/** More would not fit the bar: those about the one at turn are shown. */
const MOST = 16;

export function OrderRibbon({ scene: { order = [], ships } }: { readonly scene: Scene }) {
  if (order.length === 0) return undefined;
  const now = Math.max(
    0,
    order.findIndex(({ state }) => state !== "done"),
  );
  const from = Math.max(0, Math.min(now - 4, order.length - MOST));
  return (
    <ol className="play-order" aria-label={STANDING.order}>
      {order.slice(from, from + MOST).map(({ ship, state }) => {
        const sheet = ships.find(({ id }) => id === ship);
        return (
          <li key={ship} data-state={state} aria-current={state === "now" ? "step" : undefined} title={sheet?.name}>
            <SeatBadge seat={sheet?.seat ?? 0} figure={sheet?.skill} />
            <span className="visually-hidden">{sheet && (state === "done" ? STANDING.isDone(sheet.name) : sheet.name)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Lists every piece on the table. Pressing one selects it, as on the table itself. */
import { picked } from "@broadside/table";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { PALETTE } from "../../words/judge/page.ts";
import { shipName } from "../pieces/piece-names.ts";
import type { Judge } from "../state/use-judge.ts";
import "./on-table.css";

export function OnTable({ judge, close }: { readonly judge: Judge; close(): void }) {
  const { shown, selected, nameOf } = judge;
  const { ships, obstacles, features } = shown;
  const choose = (id: string) => {
    const next = picked(selected, id);
    judge.select(next);
    if (next.length === 2) close();
  };
  const row = (id: string) => ({
    type: "button" as const,
    "aria-pressed": selected.includes(id),
    "data-order": selected[0] === id ? "A" : selected[1] === id ? "B" : undefined,
    onClick: () => choose(id),
  });
  return (
    <>
      <h2 className="judge-eyebrow">
        {PALETTE.onTable}
        <small>{PALETTE.ships({ count: ships.length })}</small>
      </h2>
      <ul className="judge-on-table">
        {ships.map((ship) => (
          <li key={ship.id}>
            <button {...row(ship.id)}>
              <SeatBadge seat={ship.seat - 1} figure={ship.skill ?? ship.seat} />
              <b translate="no">{shipName(ship)}</b>
              <Letter of={ship.id} selected={selected} />
            </button>
          </li>
        ))}
        {[...obstacles, ...features].map(({ id }) => (
          <li key={id}>
            <button {...row(id)} data-quiet="">
              <span translate="no">{nameOf(id)}</span>
              <Letter of={id} selected={selected} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Letter({ of, selected }: { readonly of: string; readonly selected: readonly string[] }) {
  const at = selected.indexOf(of);
  return at < 0 ? undefined : <em aria-hidden="true">{at === 0 ? "A" : "B"}</em>;
}

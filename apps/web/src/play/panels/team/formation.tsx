/** A small drawing of a seat's first wing from above. It shows which ships are left and which are lost. */
import type { Seat } from "@broadside/protocol";
import { useScene } from "../../board/open-game.ts";
import styles from "./team.module.css";

/** Positions by the number on the ID card. The leader is between the flanks, and the supports are behind. */
const PLACES: readonly (readonly [number: number, x: number, y: number])[] = [
  [2, 2, 1],
  [1, 12, 1],
  [3, 22, 1],
  [5, 2, 11],
  [4, 12, 11],
  [6, 22, 11],
];

export function Formation({ seat }: { readonly seat: Seat }) {
  const ships = useScene((scene) => scene.ships);
  const pieces = useScene(({ state }) => state.ships);
  const leader = ships.find((ship) => ship.seat === seat && ship.wing?.state === "leads");
  if (!leader) return undefined;
  const members = ships.filter(({ wing }) => wing?.leader === leader.id || wing === leader.wing);
  return (
    <svg className={styles.formation} data-seat={seat + 1} viewBox="0 0 31 20" aria-hidden="true">
      {PLACES.map(([number, x, y]) => {
        const ship = members.find(({ wing }) => wing?.number === number);
        const status = pieces.find(({ id }) => id === ship?.id)?.status;
        const look = !ship ? "free" : status === "inPlay" || status === "reserve" ? "there" : "lost";
        return <rect key={number} x={x} y={y} width="7" height="7" rx="1.5" data-place={look} />;
      })}
    </svg>
  );
}

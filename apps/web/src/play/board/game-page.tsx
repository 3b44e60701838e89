/** The page of a game, which the table fills. */
import type { ComponentProps, CSSProperties } from "react";
import { PageHeading } from "../../parts/page-heading.tsx";
import { useScene } from "./open-game.ts";

/** The panels' styles depend on the phase and on the colours of the players. */
export function GamePage({ title, className = "", children, ...others }: ComponentProps<"div"> & { readonly title: string }) {
  const phase = useScene(({ state }) => state.cursor.phase);
  const numbers = useScene(({ state }) => state.scenario?.numbers);
  const seats = useScene((scene) => scene.seats.length);
  return (
    <div {...others} className={`play-page play-game ${className}`} data-phase={phase} {...playerColours(numbers, seats)}>
      <PageHeading title={title} />
      {children}
    </div>
  );
}

/**
 * In scenarios, colours follow the player numbers, which never change. Player one is red, and player two is blue (EB-SETUP-07,
 * SC-COMMON-71).
 */
export function playerColours(
  numbers: readonly number[] | undefined,
  seats: number,
): { readonly "data-numbered"?: true; readonly style?: CSSProperties } {
  if (!numbers || new Set(numbers).size < seats) return {};
  return {
    "data-numbered": true,
    style: Object.fromEntries(numbers.map((number, seat) => [`--seat-${seat + 1}`, `var(--player-${number})`])),
  };
}

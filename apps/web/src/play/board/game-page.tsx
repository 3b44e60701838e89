/** The page of a game, which the table fills. It shows the phase, and the colours of players with numbers. */
import type { ComponentProps } from "react";
import { PageHeading } from "../../parts/page-heading.tsx";
import { useScene } from "./open-game.ts";
import { playerColours } from "./seats/player-colours.ts";

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

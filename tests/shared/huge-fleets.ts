/** Games with a corvette and a fighter on each side, played to the questions that tests need. */
import type { Game } from "@broadside/rules";
import { at, chosenGame, isAsked, isPhase, judged, playedUntil, set, twoSquads } from "./made-games.ts";

export const hugeFleets = (): Promise<Game> =>
  chosenGame({
    edition: "1e",
    format: "epic-dogfight",
    seats: twoSquads(
      { faction: "rebel", pilots: ["cr90corvette", "banditsquadronpilot"] },
      { faction: "imperial", pilots: ["raiderclasscorvette", "academypilot"] },
    ),
  });

/** The CR90, without energy, must choose a target. The Raider, which it has locked, is beside it, and nobody else is near. */
export async function hugeShipAttacks(): Promise<Game> {
  const game = playedUntil(await hugeFleets(), isPhase("activation"));
  judged(
    game,
    ...game.state.ships.map(({ id }) => set(id, { activated: true })),
    set("A1", { pose: at(900, 300, 90), locks: ["B1:fore"], energy: 0 }),
    set("B1", { pose: at(900, 800, 90) }),
    set("B2", { pose: at(100, 850) }),
  );
  return playedUntil(game, isAsked("attack"));
}

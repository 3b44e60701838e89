/** A player's name, as the screen shows it. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { SHIPS } from "../../../words/play/panels/ships.ts";
import { unnamedPlayer } from "../../../words/seats.ts";
import { isOnlyPerson } from "./bots.ts";

/** Returns "you" for someone who plays alone against bots, unless that person has entered a name. */
export function playerName(scene: Pick<Scene, "seats" | "bots">, seat: Seat): string {
  const name = scene.seats[seat]?.name ?? "";
  return isOnlyPerson(scene, seat) && name === unnamedPlayer(seat) ? SHIPS.you : name;
}

/** A player's name, as the screen shows it. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { SHIPS } from "../../words/play/panels/ships.ts";
import { unnamedPlayer } from "../../words/seats.ts";
import { isOnlyPerson } from "./bots.ts";

/** Someone who plays alone against bots is "you", unless they have entered a name. */
export function playerName(scene: Pick<Scene, "seats" | "bots">, seat: Seat): string {
  const name = scene.seats[seat]?.name ?? "";
  return isOnlyPerson(scene, seat) && name === unnamedPlayer(seat) ? SHIPS.you : name;
}

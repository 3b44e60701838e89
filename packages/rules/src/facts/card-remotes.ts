/**
 * Lists the remotes that cards may put on the table, one for each charge. They are created together with the game, and stay off the table
 * until a card places them.
 */
import type { Catalogue, Upgrade } from "@broadside/cards";
import type { RemoteSetup, SquadSetup } from "../state/setup.ts";
import type { RemoteKind } from "./remote-kinds.ts";

/** Remote kinds by device name. Commando teams have many names. */
const KINDS: Readonly<Record<string, RemoteKind>> = {
  "Buzz Droid Swarm": "buzzDroidSwarm",
  "DRK-1 Probe Droid": "probeDroid",
  "Sensor Buoy": "sensorBuoy",
  "Tracking Torpedoes": "trackingTorpedoes",
};
const kindOf = (name: string): RemoteKind | undefined => KINDS[name] ?? (/Commandos?\b/.test(name) ? "commandoTeam" : undefined);

/** Sensor buoys come as a pair and don't use charges (2E-REMOTE-19). */
const A_PAIR = 2;
const countOf = ({ charges }: Upgrade): number => charges?.value ?? A_PAIR;

export function cardRemotes(squads: readonly SquadSetup[], { upgrades }: Catalogue): readonly RemoteSetup[] {
  const found: RemoteSetup[] = [];
  for (const [seat, { ships }] of squads.entries())
    for (const id of ships.flatMap((ship) => ship.upgrades)) {
      const card = upgrades.get(id);
      const kind = card?.device?.type === "remote" ? kindOf(card.device.name) : undefined;
      if (card && kind)
        for (let more = countOf(card); more > 0; more -= 1)
          found.push({ kind, number: found.filter((one) => one.kind === kind).length + 1, seat });
    }
  return found;
}

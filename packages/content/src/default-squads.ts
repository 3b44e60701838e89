/** Squads for who brings none: of those at hand one that fits the scenario's limit, each seat another, or plain ships of a faction. */
import type { Catalogue, Faction, Pilot } from "@broadside/cards";
import { type Edited, limitFor, type Sheet } from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { catalogueFor } from "./content.ts";
import { type SecondEdition, scenarioFormat } from "./formats.ts";
import { checkSquad, membersOf, type SquadPlace } from "./squad-check.ts";
import { squadsAtHand } from "./squads-at-hand.ts";

/** Factions in which plain ships are found, in turn. */
const FACTIONS = [
  "rebelalliance",
  "galacticempire",
  "scumandvillainy",
  "resistance",
  "firstorder",
  "galacticrepublic",
  "separatistalliance",
] as const satisfies readonly Faction[];

/** How near a squad must come to the limit to be a fair one. */
const FAIR_SHARE = 0.85;

export interface Wanted {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  readonly options?: Edited | undefined;
  /** By seat; undefined of who plays alone. */
  readonly teams: readonly (number | undefined)[];
  readonly seat: number;
}

export async function defaultSquad({ sheet, edition, options, teams, seat }: Wanted): Promise<SquadDraft> {
  const place = { sheet, edition, options, members: membersOf(teams, seat) };
  const fair: SquadDraft[] = [];
  for (const { title, squad } of await squadsAtHand({ sheet, edition, options, teams })) {
    const { share = 0 } = await checkSquad(place, squad);
    if (share >= FAIR_SHARE) fair.push({ name: title, ...squad });
  }
  return fair[seat % Math.max(1, fair.length)] ?? plainSquad(place, seat, await catalogueFor(edition));
}

/** Ship after ship, the dearest that leaves room for as many as must be there. */
function plainSquad({ sheet, edition, members, options }: SquadPlace, seat: number, catalogue: Catalogue): SquadDraft {
  const faction = FACTIONS[seat % FACTIONS.length] ?? FACTIONS[0];
  const { least = 1, most = MOST_SHIPS } = scenarioFormat(sheet, edition, "points")?.ships ?? {};
  const pilots = catalogue.pack.pilots
    .filter((pilot) => pilot.faction === faction && isPlain(pilot, catalogue))
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0));
  const cheapest = pilots.at(-1)?.cost ?? 0;
  let left = limitFor(sheet, "points", members, options, edition) ?? 0;
  const ships: { readonly pilot: string; readonly upgrades: [] }[] = [];
  while (ships.length < most) {
    const keep = Math.max(0, least - ships.length - 1) * cheapest;
    const pilot = pilots.find(({ cost = 0 }) => cost > 0 && cost <= left - keep);
    if (!pilot) break;
    ships.push({ pilot: pilot.id, upgrades: [] });
    left -= pilot.cost ?? 0;
  }
  return { name: `Plain ships ${seat + 1}`, faction, ships };
}
const MOST_SHIPS = 8;

/** No name that may stand in a squad only so often, no huge ship. */
const isPlain = ({ limit, ship, cost, modes = [] }: Pilot, { ships }: Catalogue): boolean =>
  limit === undefined && cost !== undefined && modes.includes("extended") && ships.get(ship)?.size !== "huge";

/** An Intel Pickup of 2.0 between wings: a wingmate that finds no place bumps into another ship, flies alone, and joins its wing again. */
import { catalogueFor, contentFor } from "@broadside/content";
import { invariant } from "@broadside/kit";
import { type Game, type Note, setupFor } from "@broadside/rules";
import { scenarioById } from "@broadside/scenarios";
import { READY_MADE } from "@broadside/squads/ready-made/2.0";
import { enemiesOf, flyer, nearest } from "./flyer.ts";
import { notesIn, pointsLimit, readyMadeSide, type ShownGame } from "./shown-game.ts";

const ID = "intel-pickup";

export async function shownIntelPickup(): Promise<ShownGame> {
  const catalogue = await catalogueFor("2.0");
  const content = await contentFor({ edition: "2.0", scenario: ID });
  const scenario = scenarioById(ID);
  invariant(content && scenario, `${ID} can be played`);
  return {
    id: ID,
    sides: [
      readyMadeSide(READY_MADE, catalogue, "shadow-wing-epic", ["Ana"]),
      readyMadeSide(READY_MADE, catalogue, "phoenix-squadron-epic", ["Ben"]),
    ],
    catalogue,
    content: { ...content, strict: true },
    setup: (contenders) => setupFor({ edition: "2.0", catalogue, scenario }, contenders, { limit: pointsLimit(ID, "2.0") }),
    player: flyer({ goalOf: (game, ship) => nearest(ship, enemiesOf(game, ship)), wish }),
    lastRound: 12,
    shows: { isDecided, bumpsAndRejoins, isCollected },
  };
}

/** Ships that have split go back to their wings, and no ship leaves its wing by choice. */
function wish(kind: string, keys: readonly string[]): string | undefined {
  if (kind !== "split or join wing") return undefined;
  return keys.includes("join") ? "join" : "stay";
}

const isDecided = ({ state }: Game): boolean => state.outcome?.draw === false;

const isCollected = (game: Game): boolean => notesIn(game, "counters on card").length > 0;

/** A wingmate splits because its place is taken, overlaps a ship in the maneuver it then flies alone, and joins in a later round. */
function bumpsAndRejoins(game: Game): boolean {
  const notes = game.log.flatMap(({ events }) => events.flatMap((event) => ("note" in event ? [event] : [])));
  return notes.some(
    (note, at) =>
      note.note === "split" && note.reason === "no place in formation" && bumps(notes, at, note.ship) && rejoins(notes, at, note.ship),
  );
}

function bumps(notes: readonly Note[], from: number, ship: string | undefined): boolean {
  const next = notes.findIndex(({ note }, at) => at > from && note === "activated");
  return notes.slice(from, next).some((one) => one.note === "overlapped" && one.ship === ship);
}

const rejoins = (notes: readonly Note[], from: number, ship: string | undefined): boolean =>
  notes.slice(from).some((one) => one.note === "joined" && one.ship === ship);

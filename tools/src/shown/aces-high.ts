/** Four 2.0 aces in a free-for-all: ships are shot down and return, and somebody gets enough counters. */
import { catalogueFor, contentFor } from "@broadside/content";
import { invariant } from "@broadside/kit";
import { type Game, setupFor } from "@broadside/rules";
import { scenarioById } from "@broadside/scenarios";
import type { EntryDraft } from "@broadside/squads";
import { enemiesOf, flyer, nearest } from "./flyer.ts";
import { formatOf, legal, notesIn, type ShownGame } from "./shown-game.ts";

const ID = "aces-high";
const FORMAT = "epic-battles";
const LIMIT = 75;

/** One ship each. */
const ACES = [
  { player: "Ana", faction: "rebelalliance", pilot: "redsquadronveteran", upgrades: ["shieldupgrade"] },
  { player: "Ben", faction: "galacticempire", pilot: "sabersquadronace", upgrades: ["hullupgrade", "shieldupgrade"] },
  { player: "Chiyo", faction: "scumandvillainy", pilot: "skullsquadronpilot", upgrades: ["hullupgrade"] },
  { player: "Dmitri", faction: "resistance", pilot: "blacksquadronace-t70xwing", upgrades: ["shieldupgrade"] },
] as const;

export async function shownAcesHigh(): Promise<ShownGame> {
  const catalogue = await catalogueFor("2.0");
  const content = await contentFor({ edition: "2.0", scenario: ID });
  const scenario = scenarioById(ID);
  invariant(content && scenario, `${ID} can be played`);
  const sides = ACES.map(({ player, faction, pilot, upgrades }) => {
    const ships = [{ pilot, upgrades: upgrades.map((id) => ({ id })) }];
    const entry: EntryDraft = { format: FORMAT, squads: [{ faction, ships, player }], options: { points: LIMIT } };
    return { players: [player], entry, squads: legal(entry, formatOf(FORMAT), catalogue) };
  });
  return {
    id: ID,
    sides,
    catalogue,
    content: { ...content, strict: true },
    setup: (contenders) => setupFor({ edition: "2.0", catalogue, scenario }, contenders, { limit: LIMIT }),
    player: flyer({ goalOf: (game, ship) => nearest(ship, enemiesOf(game, ship)) }),
    lastRound: 12,
    shows: { isWonByCounters, comeBack, takesFromCard, givesBack },
  };
}

/** Before the last round. */
const isWonByCounters = ({ state }: Game): boolean => state.outcome?.ending === "goal" && !state.outcome.draw && state.round <= 10;
/** At least three aces return. */
const comeBack = (game: Game): boolean => new Set(notesIn(game, "restored").map(({ ship }) => ship)).size >= 3;
const takesFromCard = (game: Game): boolean => notesIn(game, "victory counters").some(({ rule }) => rule === "EB-VC-06");
const givesBack = (game: Game): boolean => notesIn(game, "victory counters").some(({ counters }) => counters < 0);

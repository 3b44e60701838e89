/** A team battle of 2.0, three against two: a transport, a Raider and wings fight over three shuttles, and the counters decide. */
import { catalogueFor, contentFor } from "@broadside/content";
import type { Point } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import { type Game, relationOf, type Ship, setupFor } from "@broadside/rules";
import { sidesOf, standardScores } from "@broadside/rules/scenarios";
import { scenarioById } from "@broadside/scenarios";
import { READY_MADE } from "@broadside/squads/ready-made/2.0";
import { flyer, nearest } from "./flyer.ts";
import { notesIn, pointsLimit, readyMadeSide, type ShownGame } from "./shown-game.ts";

const ID = "cover-the-evacuation";
/** The players of the first three seats. */
const DEFENDERS = ["Ana", "Chiyo", "Emre"] as const;
const ATTACKERS = ["Ben", "Dmitri"] as const;
/** The first attacker's seat, as questions name it. */
const FIRST_ATTACKER = "seat 4";

export async function shownCoverTheEvacuation(): Promise<ShownGame> {
  const catalogue = await catalogueFor("2.0");
  const content = await contentFor({ edition: "2.0", scenario: ID });
  const scenario = scenarioById(ID);
  invariant(content && scenario, `${ID} can be played`);
  return {
    id: ID,
    sides: [
      readyMadeSide(READY_MADE, catalogue, "evacuation-defenders-epic", DEFENDERS),
      readyMadeSide(READY_MADE, catalogue, "evacuation-attackers-epic", ATTACKERS),
    ],
    catalogue,
    content: { ...content, strict: true },
    setup: (contenders) => setupFor({ edition: "2.0", catalogue, scenario }, contenders, { limit: pointsLimit(ID, "2.0") }),
    player: flyer({ goalOf, wish }),
    lastRound: 12,
    shows: { isOverWithShuttles, isDecidedByCounters, jumpsAndFalls, hugeShipsFire, wingsFly, nearlyAllStay },
  };
}

const isAttacker = ({ seat }: Ship): boolean => seat >= DEFENDERS.length;

/** Defenders fly at attackers; attackers fly at shuttles and defenders. */
function goalOf({ state, setup }: Game, ship: Ship): Point | undefined {
  const shuttles = state.remotes.flatMap(({ status, pose }) => (status === "inPlay" && pose ? [pose] : []));
  const enemies = state.ships.flatMap(({ seat, pose }) => (pose && relationOf(setup.seats, seat, ship.seat) === "enemy" ? [pose] : []));
  return nearest(ship, isAttacker(ship) ? [...shuttles, ...enemies] : enemies);
}

/** Makes the first attacker the first player if possible. Where team members must agree, all take the first option. */
function wish(kind: string, keys: readonly string[]): string | undefined {
  if (kind === "player order") return keys.includes(FIRST_ATTACKER) ? FIRST_ATTACKER : keys[0];
  return kind === "shuttle to make ready" || kind === "member in turn" ? keys[0] : undefined;
}

const isOverWithShuttles = ({ state }: Game): boolean => state.outcome?.ending === "goal" && !state.outcome.draw;

/** Without the counters the other team would have won. */
function isDecidedByCounters(game: Game): boolean {
  const scores = standardScores(game);
  const winner = sidesOf(game).findIndex(({ team }) => team === game.state.outcome?.winners[0]);
  return scores.some((score) => score > (scores[winner] ?? 0));
}

const isShuttle = (id: string | undefined): boolean => /^R\d$/.test(id ?? "");
const jumpsAndFalls = (game: Game): boolean =>
  notesIn(game, "escaped").some(({ ship }) => isShuttle(ship)) && notesIn(game, "destroyed").some(({ ship }) => isShuttle(ship));

/** A huge ship of either side has hit something. */
const hugeShipsFire = (game: Game): boolean =>
  [false, true].every((attacks) =>
    game.state.ships.some(
      (ship) => isAttacker(ship) === attacks && game.factsOf(ship).isHuge && notesIn(game, "hit").some((note) => note.ship === ship.id),
    ),
  );

/** A ship has split from its wing and joined it again. */
const wingsFly = (game: Game): boolean => notesIn(game, "split").length > 0 && notesIn(game, "joined").length > 0;

const nearlyAllStay = ({ state }: Game): boolean => state.ships.filter(({ status }) => status === "fled").length <= 1;

/** A 2.5 Salvage Mission decided by a jettisoned cache. */
import { catalogueFor, contentFor } from "@broadside/content";
import { invariant } from "@broadside/kit";
import { type Game, setupFor } from "@broadside/rules";
import { scenarioById } from "@broadside/scenarios";
import { READY_MADE } from "@broadside/squads/ready-made/2.5";
import { salvager } from "./salvager.ts";
import { readyMadeSide, type ShownGame } from "./shown-game.ts";

const ID = "salvage-mission";
const LIMIT = 20;

export async function shownSalvageMission(): Promise<ShownGame> {
  const catalogue = await catalogueFor("2.5");
  const content = await contentFor({ edition: "2.5", scenario: ID });
  const scenario = scenarioById(ID);
  invariant(content, `${ID} can be played`);
  return {
    id: ID,
    sides: [
      readyMadeSide(READY_MADE, catalogue, "red-squadron-20", ["Ana"]),
      readyMadeSide(READY_MADE, catalogue, "vader-and-aces-20", ["Ben"]),
    ],
    catalogue,
    content: { ...content, strict: true },
    setup: (contenders) => setupFor({ edition: "2.5", catalogue, scenario }, contenders, { limit: LIMIT }),
    player: salvager,
    lastRound: 12,
    shows: { isWonOnPoints, isDecidedByJettison, isTowedAgain },
  };
}

const pointsOf = ({ state }: Game, seat: number): number => state.scenario?.points[seat] ?? 0;

const isWonOnPoints = ({ state }: Game): boolean => state.outcome?.draw === false && ["goal", "rounds"].includes(state.outcome.ending);

/** Lost through critical damage, not jettisoned by choice. */
const BY_CRITICAL = "SC-SALVAGE-30";

/** Every cache lost through critical damage, with ship and round, in log order. */
function jettisons(game: Game): readonly { readonly ship: string; readonly round: number; readonly piece: string }[] {
  let round = 0;
  return game.log.flatMap(({ events }) =>
    events.flatMap((event) => {
      if (!("note" in event)) return [];
      if (event.note === "phase" && event.phase === "planning") round = event.round;
      return event.note === "jettisoned" && event.rule === BY_CRITICAL ? [{ ship: event.ship, round, piece: event.piece }] : [];
    }),
  );
}

/**
 * Whether a lost cache decided the game: a surviving ship of the loser lost it, and keeping it would have earned more points than the loser
 * was behind.
 */
function isDecidedByJettison(game: Game): boolean {
  const winner = game.setup.seats.findIndex(({ team }) => team === game.state.outcome?.winners[0]);
  const loser = 1 - winner;
  const short = pointsOf(game, winner) - pointsOf(game, loser);
  const isLoserLeft = (id: string) => game.state.ships.some((ship) => ship.id === id && ship.seat === loser && ship.status === "inPlay");
  return winner >= 0 && jettisons(game).some(({ ship, round }) => isLoserLeft(ship) && game.state.round - round + 1 > short);
}

/** Whether one side takes a cache in tow that the other has lost. */
function isTowedAgain(game: Game): boolean {
  const lost = new Map<string, string>();
  return game.log.some(({ events }) =>
    events.some((event) => {
      if (!("note" in event)) return false;
      if (event.note === "jettisoned") lost.set(event.piece, event.ship.slice(0, 1));
      const by = event.note === "in tow" ? lost.get(event.piece) : undefined;
      return event.note === "in tow" && by !== undefined && by !== event.ship.slice(0, 1);
    }),
  );
}

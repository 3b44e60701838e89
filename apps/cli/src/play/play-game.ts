/** A game between lists, played by programs to its end. */
import { cardsByHand, DONE_BY_HAND } from "@broadside/cards";
import { playOut } from "@broadside/players";
import { type Game, isByThreat, mayHaveHugeObstacle, newGame, recordOf, setupFor } from "@broadside/rules";
import { inUnits } from "@broadside/telling";
import { complain, EXIT, print } from "../exit-codes.ts";
import { gameContent } from "./game-content.ts";
import { counted, lostBy, resultInWords, resultOf } from "./game-result.ts";
import { openListsInPlay } from "./lists-in-play.ts";
import { playersFor } from "./named-players.ts";
import { PLAYER_NAMES } from "./play-choices.ts";
import { type PlayOptions, playOptions } from "./play-options.ts";
import { canWrite, writeRecord } from "./record-file.ts";
import { type ScenarioGame, scenarioGame } from "./scenario-game.ts";
import { isLeft } from "./state-table.ts";

/** Where no limit is set time is called then: two players without a plan may circle for ever. */
const LONGEST_GAME = 100;

export async function playGame(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = playOptions(args);
  if (!options) return EXIT.usage;
  const { record, seed } = options;
  const force = args["force"] === true;
  if (record !== undefined && !(await canWrite(record, force))) return EXIT.refused;
  const prepared =
    options.scenario === undefined ? await listGame(options, args) : await scenarioGame(options, options.scenario, args["data"]);
  if (typeof prepared === "number") return prepared;
  const { setup, content } = prepared;
  const byHand = cardsByHand(
    content.catalogue,
    setup.squads.flatMap(({ ships }) => ships),
  );
  // Whoever reads JSON finds it there.
  if (byHand.length > 0 && args["json"] !== true)
    complain(`Note: not carried out by the rules, ${DONE_BY_HAND} where people play: ${byHand.join(", ")}.`);
  const { players } = prepared;
  const dice = { seed: String(seed), salts: setup.seats.map(() => "") };
  const game = newGame(setup, content, dice);
  const watched = args["progress"] === true || process.stderr.isTTY === true;
  playOut(game, playersFor(players, seed), {
    ...(options.rounds === undefined && { mostRounds: LONGEST_GAME }),
    ...(watched && { onProgress: sayProgress }),
  });
  sayLostPlaces(game);
  if (record !== undefined && !(await writeRecord(record, recordOf(game, dice), force))) return EXIT.refused;
  const result = { ...resultOf(game, players, seed), byHand };
  print(args["json"] === true ? JSON.stringify(result) : resultInWords(result));
  return EXIT.fine;
}

/** A first-edition game between lists. */
async function listGame(options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ScenarioGame | number> {
  const opened = await openListsInPlay({ ...options, options: args["options"], data: args["data"] });
  if (typeof opened === "number") return opened;
  const { deck, rounds: roundLimit, hugeObstacle } = options;
  if (hugeObstacle && !mayHaveHugeObstacle(opened.format.id)) {
    complain(`A huge ship is an obstacle in standard games only, not in ${opened.format.name}; leave out --huge-obstacle.`);
    return EXIT.usage;
  }
  const { format, lists, pointsUpdate } = opened;
  const setup = setupFor(format.id, lists, { deck, roundLimit, pointsUpdate, ...(hugeObstacle && { hugeObstacle }) });
  const content = await gameContent(setup);
  const players = opened.lists.map(({ from }) => options.players[from] ?? PLAYER_NAMES[0]);
  return content ? { setup, content, players } : EXIT.refused;
}

const unitOfShips = (game: Game): string => (isByThreat(game) ? "threat" : "point");

/** One line a round, when it begins. */
function sayProgress(game: Game): void {
  const { state, setup } = game;
  const sides = setup.seats.map(({ name }, seat) => {
    const left = state.ships.filter((ship) => ship.seat === seat && isLeft(ship)).length;
    return `${name} ${counted(left, "ship")} left, ${inUnits(lostBy(game, seat), unitOfShips(game))} lost`;
  });
  complain(
    `${state.outcome ? "Over after" : "Round"} ${state.outcome ? counted(state.round, "round") : state.round}: ${sides.join("; ")}.`,
  );
}

/** Where a mistake of ours was passed over, nobody should take the game for a good one. */
function sayLostPlaces({ log }: Game): void {
  const lost = log.filter(({ events }) => events.some((event) => "note" in event && event.note === "the rules lost their place"));
  const [first] = lost;
  if (first) complain(`The rules lost their place ${counted(lost.length, "time")}, first at input ${first.number}; please report it.`);
}

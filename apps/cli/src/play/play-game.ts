/** Lets bots play a whole game between lists. */

import { cardsByHand, DONE_BY_HAND } from "@broadside/cards";
import { type Preparation, prepareGame } from "@broadside/content";
import { type Budget, playOutWithBots } from "@broadside/players";
import { type Game, isByThreat, newGame, recordOf } from "@broadside/rules";
import { inUnits } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { ENGLISH_LISTS, problemOfSeat } from "@broadside/telling/lists";
import { EXIT } from "../exit-codes.ts";
import { verdictInWords } from "../squad/squad-check.ts";
import { complain, complainOf, print, printNote, printStatus } from "../terminal/messages.ts";
import { chooseGame } from "./choose-game.ts";
import type { ChosenGame } from "./chosen-game.ts";
import { explainAnswer } from "./explain-answer.ts";
import { counted, lostBy, resultInWords, resultOf } from "./game-result.ts";
import { missingPlayer, playersFor } from "./named-players.ts";
import { PLAYER_NAMES } from "./play-choices.ts";
import { playOptions } from "./play-options.ts";
import { canWrite, writeRecord } from "./record-file.ts";
import { isLeft } from "./state-table.ts";

/** Time is called after this round if the user sets no limit, because bots could fly around each other forever. */
export const LONGEST_GAME = 100;

export async function playGame(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = playOptions(args);
  if (!options) return EXIT.usage;
  const { record, seed } = options;
  const missing = missingPlayer(options.players);
  if (missing !== undefined) {
    complain(`The bot "${missing}" isn't available.`, `Use one of: ${PLAYER_NAMES.join(", ")}.`);
    return EXIT.usage;
  }
  const force = args["force"] === true;
  if (record !== undefined && !(await canWrite(record, force))) return EXIT.refused;
  const chosen = await chooseGame(options, args);
  if (typeof chosen === "number") return chosen;
  const prepared = await prepareGame(chosen.choice, chosen.updated);
  if ("problems" in prepared) return refuse(chosen, prepared);
  for (const note of chosen.notes) printNote(`${note}.`);
  const { setup, names, content } = prepared;
  const byHand = cardsByHand(
    content.catalogue,
    setup.squads.flatMap(({ ships }) => ships),
  );
  // The JSON output lists these cards anyway.
  if (byHand.length > 0 && args["json"] !== true)
    printNote(`Broadside doesn't resolve these cards, which are ${DONE_BY_HAND} when people play: ${byHand.join(", ")}.`);
  const { players } = chosen;
  const dice = { seed: String(seed), salts: setup.seats.map(() => "") };
  const game = newGame(setup, content, dice);
  game.names = names;
  const watched = args["progress"] === true || process.stderr.isTTY === true;
  await playOutWithBots(game, playersFor(players, seed), {
    budget: budgetFor(options.simulations),
    ...(options.rounds === undefined && { mostRounds: LONGEST_GAME }),
    ...(watched && { onProgress: printProgress }),
    ...(args["explain"] === true && { onAnswer: (at, answer, reasons) => printStatus(explainAnswer(at, answer, reasons)) }),
  });
  reportLostPlaces(game);
  if (record !== undefined && !writeRecord(record, recordOf(game, dice), force)) return EXIT.refused;
  const result = { ...resultOf(game, players, seed), byHand };
  print(args["json"] === true ? JSON.stringify(result) : resultInWords(result));
  return EXIT.fine;
}

export type Refused = Extract<Preparation, { readonly problems: unknown }>;

/** Prints the verdict on each illegal list, then every other problem with the rule it breaks. */
export function refuse({ choice, sources }: ChosenGame, { problems, illegal }: Refused): number {
  const explained = new Set(illegal.flatMap(({ seats }) => seats));
  for (const checked of illegal)
    complain(
      [`${sources[checked.seats[0] ?? 0]} can't be played.`, ...verdictInWords(checked, checked.verdict)].join("\n"),
      "Fix the list, or choose another one.",
    );
  const others = problems.filter(({ seat }) => seat === undefined || !explained.has(seat));
  if (others.length > 0)
    complainOf(
      "The game can't be played:",
      others.map(
        (problem) => `${problemOfSeat(problem, choice.seats, ENGLISH_LISTS)}${problem.rule === undefined ? "" : ` [${problem.rule}]`}`,
      ),
      "format" in choice
        ? "Choose other lists, or see the options: broadside play --help"
        : others.some(({ problem }) => problem.startsWith("unknown scenario"))
          ? "See all scenarios: broadside scenarios"
          : `See what the scenario allows: broadside scenarios ${choice.scenario}`,
    );
  return EXIT.refused;
}

/** Limits a bot's simulations but not its time, so that the same seed gives the same game on any machine. */
const budgetFor = (simulations: number | undefined): Budget => ({
  milliseconds: Number.POSITIVE_INFINITY,
  ...(simulations !== undefined && { simulations }),
});

const unitOfShips = (game: Game): string => (isByThreat(game) ? "threat" : "point");

/** Prints one line when a round begins. */
function printProgress(game: Game): void {
  const { state, setup } = game;
  const sides = setup.seats.map((_, seat) => {
    const left = state.ships.filter((ship) => ship.seat === seat && isLeft(ship)).length;
    return `${ENGLISH.seatName(game, seat)} ${counted(left, "ship")} left, ${inUnits(lostBy(game, seat), unitOfShips(game), ENGLISH.words)} lost`;
  });
  printStatus(
    `${state.outcome ? "Over after" : "Round"} ${state.outcome ? counted(state.round, "round") : state.round}: ${sides.join("; ")}.`,
  );
}

/** Warns the user if the rules had to skip a step during the game, which is a bug. */
function reportLostPlaces({ log }: Game): void {
  const lost = log.filter(({ events }) => events.some((event) => "note" in event && event.note === "the rules lost their place"));
  const [first] = lost;
  if (first)
    complain(
      `The rules failed ${counted(lost.length, "time")} and skipped a step, first at input ${first.number}.`,
      "Report this with the command you typed and its seed.",
    );
}

/** A game between lists, played by programs to its end. */
import { cardsByHand, DONE_BY_HAND } from "@broadside/cards";
import { faultInWords, type Preparation, prepareGame } from "@broadside/content";
import { type Budget, playOutWithBots } from "@broadside/players";
import { type Answer, type Game, isByThreat, newGame, recordOf } from "@broadside/rules";
import { inUnits } from "@broadside/telling";
import { complain, EXIT, print } from "../exit-codes.ts";
import { verdictInWords } from "../squad/squad-check.ts";
import { chooseGame } from "./choose-game.ts";
import type { ChosenGame } from "./chosen-game.ts";
import { counted, lostBy, resultInWords, resultOf } from "./game-result.ts";
import { missingPlayer, playersFor } from "./named-players.ts";
import { playOptions } from "./play-options.ts";
import { canWrite, writeRecord } from "./record-file.ts";
import { isLeft } from "./state-table.ts";

/** Where no limit is set time is called then: two players without a plan may circle for ever. */
export const LONGEST_GAME = 100;

export async function playGame(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = playOptions(args);
  if (!options) return EXIT.usage;
  const { record, seed } = options;
  const missing = missingPlayer(options.players);
  if (missing !== undefined) {
    complain(`The player "${missing}" is not here.`);
    return EXIT.usage;
  }
  const force = args["force"] === true;
  if (record !== undefined && !(await canWrite(record, force))) return EXIT.refused;
  const chosen = await chooseGame(options, args);
  if (typeof chosen === "number") return chosen;
  const prepared = await prepareGame(chosen.choice, chosen.updated);
  if ("faults" in prepared) return refuse(chosen, prepared);
  for (const note of chosen.notes) complain(`Note: ${note}.`);
  const { setup, content } = prepared;
  const byHand = cardsByHand(
    content.catalogue,
    setup.squads.flatMap(({ ships }) => ships),
  );
  // Whoever reads JSON finds it there.
  if (byHand.length > 0 && args["json"] !== true)
    complain(`Note: not carried out by the rules, ${DONE_BY_HAND} where people play: ${byHand.join(", ")}.`);
  const { players } = chosen;
  const dice = { seed: String(seed), salts: setup.seats.map(() => "") };
  const game = newGame(setup, content, dice);
  const watched = args["progress"] === true || process.stderr.isTTY === true;
  await playOutWithBots(game, playersFor(players, seed), {
    budget: budgetFor(options.simulations),
    ...(options.rounds === undefined && { mostRounds: LONGEST_GAME }),
    ...(watched && { onProgress: sayProgress }),
    ...(args["reasons"] === true && { onAnswer: sayReason }),
  });
  sayLostPlaces(game);
  if (record !== undefined && !writeRecord(record, recordOf(game, dice), force)) return EXIT.refused;
  const result = { ...resultOf(game, players, seed), byHand };
  print(args["json"] === true ? JSON.stringify(result) : resultInWords(result));
  return EXIT.fine;
}

/** Lists that are not legal come with the whole verdict; everything else in a line each, with its rule. */
export function refuse({ choice, sources }: ChosenGame, { faults, illegal }: Extract<Preparation, { readonly faults: unknown }>): number {
  const told = new Set(illegal.flatMap(({ seats }) => seats));
  for (const checked of illegal)
    complain([`${sources[checked.seats[0] ?? 0]} cannot be played.`, ...verdictInWords(checked, checked.verdict)].join("\n"));
  const others = faults.filter(({ seat }) => seat === undefined || !told.has(seat));
  if (others.length > 0) complain("The game cannot be played:");
  for (const fault of others) complain(`  ${fault.rule === undefined ? "" : `${fault.rule}: `}${faultInWords(fault, choice.seats)}.`);
  return EXIT.refused;
}

/** The same seed and the same number of simulations play the same game, so no clock is read. */
const budgetFor = (simulations: number | undefined): Budget => ({
  milliseconds: Number.POSITIVE_INFINITY,
  ...(simulations !== undefined && { simulations }),
});

/** Whose answer to what, as the record has it, and why. */
function sayReason({ setup, state, open }: Game, answer: Answer, reason: string): void {
  const asked = open.find(({ number }) => number === answer.ask)?.ask;
  const about = asked?.about?.ship === undefined ? "" : ` of ${asked.about.ship}`;
  const given = "key" in answer ? answer.key : "a place";
  complain(`Round ${state.round}, ${setup.seats[answer.seat]?.name}: ${asked?.kind}${about}: ${given} (${reason}).`);
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

/** Where the rules failed and the game went on, it should not be taken for a good one. */
function sayLostPlaces({ log }: Game): void {
  const lost = log.filter(({ events }) => events.some((event) => "note" in event && event.note === "the rules lost their place"));
  const [first] = lost;
  if (first) complain(`The rules lost their place ${counted(lost.length, "time")}, first at input ${first.number}; please report it.`);
}

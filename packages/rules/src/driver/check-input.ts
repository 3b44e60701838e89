/** Decides whether a valid input may be accepted now. */
import type { Pose } from "@broadside/geometry";
import type { PlaceAsk } from "../contract/ask.ts";
import type { Change } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import { captainOf, concedesAsTeam } from "../state/sides.ts";
import { isAnyonePresent, isMarkedAway } from "./absence.ts";
import { isPlaceAsk } from "./ask.ts";
import { fitCorrection } from "./correction.ts";
import type { DriverGame } from "./driver-game.ts";
import type { Answer, Input, Refusal } from "./input.ts";
import { isSamePose, MOST_IN_BATCH, type OpenAsk, optionOf, unansweredSeats } from "./open-ask.ts";
import { checkDrawOffer, checkVote } from "./proposal.ts";
import { hasRoomForOrder, isOrderSet, MOST_STANDING_ORDERS } from "./standing-orders.ts";
import { checkUndo } from "./undo.ts";

export function checkInput(game: DriverGame, input: Input): Refusal | undefined {
  const { proposal } = game;
  switch (input.input) {
    case "answer":
      return checkAnswer(game, input);
    case "propose":
      return proposal ? { refused: "a proposal is open already" } : checkFit(game, input.changes);
    case "set":
      return checkFit(game, input.changes);
    case "agree":
      return proposal?.number === input.proposal ? checkVote(game, proposal, input) : { refused: "no such proposal" };
    case "undo":
      return checkUndo(game, input.seat, input.to);
    case "concede":
      return checkConcession(game, input.seat);
    case "draw":
      return proposal ? { refused: "a proposal is open already" } : checkDrawOffer(game, input.seat);
    case "standing":
      return hasRoomForOrder(game.state, input)
        ? undefined
        : { refused: "too many standing answers", detail: `at most ${MOST_STANDING_ORDERS} a seat` };
    case "away":
      return !input.away || isAnyonePresent(game, input.seat) ? undefined : { refused: "somebody must stay at the table" };
    case "hurry":
      return checkHurry(game, input);
    default:
      return undefined;
  }
}

/** In a team with a captain, only the captain may concede, and doing so concedes for all members (ET-TEAM-55-Q). */
function checkConcession(game: DriverGame, seat: Seat): Refusal | undefined {
  if (!concedesAsTeam(game, seat)) return undefined;
  if (captainOf(game, seat) !== seat) return { refused: "not this seat's to decide" };
  return game.proposal ? { refused: "a proposal is open already" } : undefined;
}

/** If a `hurry` arrives late, the open questions may be newer than those it was meant for. It must not answer these newer questions. */
function checkHurry(
  { number, open, state }: DriverGame,
  { number: meant, seats }: Extract<Input, { readonly input: "hurry" }>,
): Refusal | undefined {
  if (seats?.some((seat) => !state.seats[seat])) return { refused: "no such seat" };
  const detail = `the latest input is ${number}`;
  if (meant > number) return { refused: "no such question", detail };
  if (meant < number || open.length === 0) return { refused: "no longer open", detail };
  return seats && unansweredSeats(open, seats).length === 0 ? { refused: "no longer open" } : undefined;
}

/** Whether an input would change nothing because it repeats an answer, a standing order or an absence. */
export function isRepeat(game: DriverGame, input: Input): boolean {
  if (input.input === "answer") return isAnsweredSo(askedBy(game, input), input);
  if (input.input === "standing") return isOrderSet(game.state, input);
  return input.input === "away" && isMarkedAway(game, input.seat) === input.away;
}

/** Finds an answer's question. The last digits of a question's number are its place in the batch. */
export function askedBy({ open }: DriverGame, { ask }: Answer): OpenAsk | undefined {
  const asked = open[ask % MOST_IN_BATCH];
  return asked?.number === ask ? asked : undefined;
}

/** Whether this question already has this answer. */
function isAnsweredSo(asked: OpenAsk | undefined, input: Answer): boolean {
  if (!asked?.answer) return false;
  return "key" in input ? asked.answer.key === input.key : isSamePose(asked.answer.value as Pose, input.pose);
}

function checkFit(game: DriverGame, changes: readonly Change[]): Refusal | undefined {
  const fit = fitCorrection(game, changes);
  return "refused" in fit ? fit : undefined;
}

function checkAnswer(game: DriverGame, input: Answer): Refusal | undefined {
  const asked = askedBy(game, input);
  if (!asked) return { refused: input.ask < MOST_IN_BATCH * (game.number + 1) ? "no longer open" : "no such question" };
  const { ask } = asked;
  if (ask.seat !== input.seat) return { refused: "not this seat's question" };
  if (isPlaceAsk(ask))
    return "pose" in input ? checkPlace(game, ask, input.pose) : { refused: "not a legal place", detail: "no place is named" };
  return "key" in input && optionOf(ask, input.key) ? undefined : { refused: "no such option" };
}

/** Checks a place. If the rules fail while checking it, it counts as illegal. */
function checkPlace({ content }: DriverGame, ask: PlaceAsk, pose: Pose): Refusal | undefined {
  try {
    const refusal = ask.refusal(pose);
    return refusal && { refused: "not a legal place", rule: refusal.rule, place: refusal.why };
  } catch (error) {
    if (content.strict) throw error;
    return { refused: "not a legal place" };
  }
}

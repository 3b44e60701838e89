/** Whether an input that was understood may be taken now. */
import type { Pose } from "@broadside/geometry";
import { isPlaceAsk, type PlaceAsk } from "./ask.ts";
import type { Change } from "./change.ts";
import { fitted } from "./correction.ts";
import type { Game } from "./game.ts";
import type { Answer, Input, Refusal } from "./input.ts";
import { BATCH, isSamePose, type OpenAsk, optionOf } from "./open-ask.ts";
import { consentOf } from "./proposal.ts";
import type { Seat } from "./seat.ts";
import { captainOf, concedesAsTeam } from "./sides.ts";
import { checkUndo } from "./undo.ts";

export function checkInput(game: Game, input: Input): Refusal | undefined {
  const { proposal } = game;
  switch (input.input) {
    case "answer":
      return checkAnswer(game, input);
    case "propose":
      return proposal ? { refused: "a proposal is open already" } : checkFit(game, input.changes);
    case "set":
      return checkFit(game, input.changes);
    case "agree":
      return proposal?.number === input.proposal ? consentOf(game, proposal, input).refusal : { refused: "no such proposal" };
    case "undo":
      return checkUndo(game, input.seat, input.to);
    case "concede":
      return checkConcession(game, input.seat);
    default:
      return undefined;
  }
}

/** Of a team with a captain it is for the captain to give up, and for all (ET-TEAM-55-Q). */
function checkConcession(game: Game, seat: Seat): Refusal | undefined {
  if (!concedesAsTeam(game, seat)) return undefined;
  if (captainOf(game, seat) !== seat) return { refused: "not this seat's to decide" };
  return game.proposal ? { refused: "a proposal is open already" } : undefined;
}

/** The number of a question ends in its place in the batch. */
export function askedBy({ open }: Game, { ask }: Answer): OpenAsk | undefined {
  const asked = open[ask % BATCH];
  return asked?.number === ask ? asked : undefined;
}

/** Whether the answer lies there already. */
export function isAnsweredSo(asked: OpenAsk | undefined, input: Answer): boolean {
  if (!asked?.answer) return false;
  return "key" in input ? asked.answer.key === input.key : isSamePose(asked.answer.value as Pose, input.pose);
}

function checkFit(game: Game, changes: readonly Change[]): Refusal | undefined {
  const fit = fitted(game, changes);
  return "refused" in fit ? fit : undefined;
}

function checkAnswer(game: Game, input: Answer): Refusal | undefined {
  const asked = askedBy(game, input);
  if (!asked) return { refused: input.ask < BATCH * (game.number + 1) ? "no longer open" : "no such question" };
  const { ask } = asked;
  if (ask.seat !== input.seat) return { refused: "not this seat's question" };
  if (isPlaceAsk(ask)) return "pose" in input && accepts(game, ask, input.pose) ? undefined : { refused: "not a legal place" };
  return "key" in input && optionOf(ask, input.key) ? undefined : { refused: "no such option" };
}

/** A place that the rules cannot judge is not a legal one. */
function accepts({ content }: Game, ask: PlaceAsk, pose: Pose): boolean {
  try {
    return ask.accepts(pose);
  } catch (error) {
    if (content.strict) throw error;
    return false;
  }
}

/** The help that a client gets with a question of its own: odds, changes of dice and fleets at once, hints when a program has thought. */
import type { AidReply } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { AnyRefusal, Language } from "@broadside/telling";
import { readAid, refuseAid } from "./aid.ts";
import { fleetLaidOut } from "./deployment.ts";
import { changesFor, forecastsFor } from "./forecast.ts";
import type { GameInHand } from "./game-in-hand.ts";
import { hintFor } from "./hint.ts";
import { rulesFailed } from "./refusals.ts";

export async function helped(
  hand: GameInHand,
  given: unknown,
  language: Language,
  isOwn: (seat: Seat) => boolean,
): Promise<AidReply | AnyRefusal> {
  const request = readAid(given);
  if ("refused" in request) return request;
  const refusal = () => refuseAid(hand.live.game, request.question, isOwn);
  if (request.aid === "odds")
    return hand.inTurn(async () => refusal() ?? forecastsFor(hand.live.game, request, language)).catch(rulesFailed);
  if (request.aid === "changes")
    return hand.inTurn(async () => refusal() ?? changesFor(hand.live.game, request.question, language)).catch(rulesFailed);
  if (request.aid === "fleet")
    return hand.inTurn(async () => refusal() ?? fleetLaidOut(hand.live.game, request, language)).catch(rulesFailed);
  return (await hand.inTurn(async () => refusal())) ?? hint(hand, request.question, refusal);
}

/** The program thinks while the game goes on; what it says counts if the question is still open then. */
async function hint(hand: GameInHand, question: number, refusal: () => AnyRefusal | undefined): Promise<AidReply | AnyRefusal> {
  const { game } = hand.live;
  const found = await hintFor(game, question, (seen) => hand.desk.advise(seen, game.content)).catch(() => undefined);
  return (await hand.inTurn(async () => refusal())) ?? found ?? { refused: "no hint was found" };
}

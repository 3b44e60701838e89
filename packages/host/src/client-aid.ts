/** Helps a client with its own questions. Odds, dice changes and fleet plans are answered at once; hints come after a bot has thought. */
import type { AidReply } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { AnyRefusal, Language } from "@broadside/telling";
import { readAid, refuseAid } from "./aid.ts";
import { checkFleetPlan } from "./deployment.ts";
import { changesFor, forecastsFor } from "./forecast.ts";
import { hintFor } from "./hint.ts";
import { rulesFailed } from "./refusals.ts";
import type { RunningGame } from "./running-game.ts";

export async function answerAid(
  running: RunningGame,
  given: unknown,
  language: Language,
  isOwn: (seat: Seat) => boolean,
): Promise<AidReply | AnyRefusal> {
  const request = readAid(given);
  if ("refused" in request) return request;
  const refusal = () => refuseAid(running.live.game, request.question, isOwn);
  if (request.aid === "odds")
    return running.inTurn(async () => refusal() ?? forecastsFor(running.live.game, request, language)).catch(rulesFailed);
  if (request.aid === "changes")
    return running.inTurn(async () => refusal() ?? changesFor(running.live.game, request.question, language)).catch(rulesFailed);
  if (request.aid === "fleet")
    return running.inTurn(async () => refusal() ?? checkFleetPlan(running.live.game, request, language)).catch(rulesFailed);
  return (await running.inTurn(async () => refusal())) ?? hint(running, request.question, refusal);
}

/** The game continues while the bot thinks. The bot's answer counts if the question is still open. */
async function hint(running: RunningGame, question: number, refusal: () => AnyRefusal | undefined): Promise<AidReply | AnyRefusal> {
  const { game } = running.live;
  const found = await hintFor(game, question, (seen) => running.desk.advise(seen, game.content)).catch(() => undefined);
  return (await running.inTurn(async () => refusal())) ?? found ?? { refused: "no hint was found" };
}

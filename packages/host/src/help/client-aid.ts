/** Helps a client with its own questions. Odds, dice changes and fleet plans are answered at once; hints come after a bot has thought. */

import { agreementsOf } from "@broadside/formats";
import type { AidReply, AidRequest, AnyRefusal } from "@broadside/protocol";
import type { Game } from "@broadside/rules";
import type { HostedGame } from "../hosted-game.ts";
import { refuseAction } from "../messages/authority.ts";
import type { Outcome } from "../messages/outcome.ts";
import type { Client } from "../people/clients.ts";
import { checkFleetPlan } from "./deployment.ts";
import { changesFor, forecastsFor } from "./forecast.ts";
import { hintFor } from "./hint.ts";

export async function answerAid(running: HostedGame, request: AidRequest, client: Client): Promise<Outcome> {
  const now = await running.inTurn(
    async () => refuseAid(running, request.question, client) ?? answerNow(running.live.game, request, client),
  );
  if (now) return outcomeOf(now);
  // The game continues while the bot thinks. The bot's answer counts if the question is still open.
  const { game } = running.live;
  const found = await hintFor(game, request.question, (seen) => running.desk.advise(seen, game.content)).catch(() => undefined);
  const refused = await running.inTurn(async () => refuseAid(running, request.question, client));
  return outcomeOf(refused ?? found ?? { refused: "no hint was found" });
}

const outcomeOf = (answer: AidReply | AnyRefusal): Outcome => ("refused" in answer ? { refusal: answer } : { content: { aid: answer } });

/** Returns undefined for a hint, which takes time. */
function answerNow(game: Game, request: AidRequest, { language }: Client): AidReply | AnyRefusal | undefined {
  switch (request.aid) {
    case "odds":
      return forecastsFor(game, request, language);
    case "changes":
      return changesFor(game, request.question, language);
    case "fleet":
      return checkFleetPlan(game, request, language);
    case "hint":
      return undefined;
  }
}

/** Returns the reason a client can't ask for help with a question; undefined if it can. */
function refuseAid({ live }: HostedGame, question: number, { visitor }: Client): AnyRefusal | undefined {
  if (agreementsOf(live.game.setup).aids !== "open") return { refused: "aids are not agreed on" };
  const asked = live.game.open.find(({ number }) => number === question);
  if (!asked || asked.answer) return { refused: "no longer open" };
  return refuseAction("aid", visitor, asked.ask.seat, live);
}

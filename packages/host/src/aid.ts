/** Handles a client's requests for help with an open question: reads the request, and checks that the players agreed to such help. */
import { agreementsOf } from "@broadside/formats";
import { JsonReader } from "@broadside/kit";
import { type AidRequest, aidRequestShape } from "@broadside/protocol";
import type { Game, Seat } from "@broadside/rules";
import type { AnyRefusal } from "@broadside/telling";

export function readAid(given: unknown): AidRequest | AnyRefusal {
  const reader = new JsonReader();
  const request = aidRequestShape.read(reader, given, "");
  const [problem] = reader.problems;
  return request && !problem ? request : { refused: "not understood", detail: problem && `${problem.path || "request"} ${problem.reason}` };
}

/** Returns the reason a client can't ask for help with a question; undefined if it can. */
export function refuseAid(game: Game, question: number, isOwn: (seat: Seat) => boolean): AnyRefusal | undefined {
  if (agreementsOf(game.setup).aids !== "open") return { refused: "aids are not agreed on" };
  const asked = game.open.find(({ number }) => number === question);
  if (!asked || asked.answer) return { refused: "no longer open" };
  return isOwn(asked.ask.seat) ? undefined : { refused: "not this client's seat" };
}

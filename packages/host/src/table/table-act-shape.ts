/** The shape of what players and judges do at the table, as the journal has it. */
import { boolean, constant, either, objectOf, oneOf, optional, type Shape, tagged, text, wholeNumber } from "@broadside/kit";
import { JUDGE_REASONS, LONGEST_CHAT, LONGEST_REPORT, MOST_SEATS, PHRASES, TABLE_REQUESTS, type TalkLine } from "@broadside/protocol";
import type { TableAct } from "./table-act.ts";

type ActOf<Kind extends TableAct["act"]> = Extract<TableAct, { readonly act: Kind }>;

const LONGEST_NAME = 1000;

const seat = wholeNumber(0, MOST_SEATS - 1);
const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const seatOrJudge: Shape<number | "judge"> = {
  schema: { oneOf: [seat.schema, { const: "judge" }] },
  read: (reader, value, path) => (value === "judge" ? value : seat.read(reader, value, path)),
};
/** A spectator may have no name. */
const name: Shape<string> = {
  schema: { type: "string", maxLength: LONGEST_NAME },
  read: (reader, value, path) => (value === "" ? value : reader.text(value, path, LONGEST_NAME)),
};

type From = TalkLine["from"];
const fromWatcher = objectOf<Extract<From, { readonly watcher: string }>>({ watcher: name });
const fromJudge = objectOf<Extract<From, { readonly judge: true }>>({ judge: constant(true) });
const fromSeat = objectOf<Extract<From, { readonly seat: number }>>({ seat });
const from: Shape<From> = either(either(fromSeat, "watcher", fromWatcher), "judge", fromJudge);

type Said = TalkLine["said"];
const said: Shape<Said> = either(
  objectOf<Extract<Said, { readonly text: string }>>({ text: text(LONGEST_CHAT) }),
  "phrase",
  objectOf<Extract<Said, { readonly phrase: unknown }>>({ phrase: oneOf(PHRASES) }),
);

export const tableActShape: Shape<TableAct> = tagged<"act", TableAct>("act", {
  ask: objectOf<ActOf<"ask">>({ act: constant("ask"), seat, what: oneOf(TABLE_REQUESTS), round: count }),
  reply: objectOf<ActOf<"reply">>({
    act: constant("reply"),
    seat,
    request: count,
    yes: boolean,
    isAgreed: optional(constant(true)),
  }),
  lapse: objectOf<ActOf<"lapse">>({ act: constant("lapse"), request: count }),
  pause: objectOf<ActOf<"pause">>({ act: constant("pause") }),
  resume: objectOf<ActOf<"resume">>({ act: constant("resume"), seat: seatOrJudge }),
  vote: objectOf<ActOf<"vote">>({ act: constant("vote"), seat, absent: seat, yes: boolean }),
  replaced: objectOf<ActOf<"replaced">>({ act: constant("replaced"), seat }),
  back: objectOf<ActOf<"back">>({ act: constant("back"), seat }),
  say: objectOf<ActOf<"say">>({ act: constant("say"), from, said }),
  "call judge": objectOf<ActOf<"call judge">>({ act: constant("call judge"), seat, about: oneOf(JUDGE_REASONS) }),
  grant: objectOf<ActOf<"grant">>({ act: constant("grant"), milliseconds: count }),
  report: objectOf<ActOf<"report">>({
    act: constant("report"),
    report: count,
    number: count,
    text: optional(text(LONGEST_REPORT)),
  }),
});

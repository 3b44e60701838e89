/** The shape of what players and judges do at the table, as the journal has it. */
import { boolean, constant, objectOf, oneOf, optional, type Shape, tagged, text, wholeNumber } from "@broadside/kit";
import {
  JUDGE_REASONS,
  LONGEST_REPORT,
  MOST_SEATS,
  sayingShape,
  seatOrJudgeShape,
  speakerShape,
  TABLE_REQUESTS,
} from "@broadside/protocol";
import type { TableAct } from "./table-act.ts";

type ActOf<Kind extends TableAct["act"]> = Extract<TableAct, { readonly act: Kind }>;

const seat = wholeNumber(0, MOST_SEATS - 1);
const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

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
  resume: objectOf<ActOf<"resume">>({ act: constant("resume"), seat: seatOrJudgeShape }),
  vote: objectOf<ActOf<"vote">>({ act: constant("vote"), seat, absent: seat, yes: boolean }),
  replaced: objectOf<ActOf<"replaced">>({ act: constant("replaced"), seat }),
  back: objectOf<ActOf<"back">>({ act: constant("back"), seat }),
  say: objectOf<ActOf<"say">>({ act: constant("say"), from: speakerShape, said: sayingShape }),
  "call judge": objectOf<ActOf<"call judge">>({ act: constant("call judge"), seat, about: oneOf(JUDGE_REASONS) }),
  grant: objectOf<ActOf<"grant">>({ act: constant("grant"), milliseconds: count }),
  report: objectOf<ActOf<"report">>({
    act: constant("report"),
    report: count,
    number: count,
    text: optional(text(LONGEST_REPORT)),
  }),
});

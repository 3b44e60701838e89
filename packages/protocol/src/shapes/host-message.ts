/** The shapes of messages from a host. */
import { constant, jsonPatchShape, listOf, type NamedShape, named, objectOf, optional, type Shape, tagged, text } from "@broadside/kit";
import { LONGEST_ID } from "../client-message.ts";
import type { HostMessage, HostMessageOf, ReplyContent } from "../message.ts";
import type { DialLine } from "../scene/scene.ts";
import { aidReplyShape } from "./aid.ts";
import { inputNumber, MOST_INPUTS, rule, seat, words } from "./basic.ts";
import { inputHappeningsShape, timeLeftShape } from "./message.ts";
import { recordShape } from "./record.ts";
import { toldRefusalShape } from "./refusal.ts";
import { dialLineShape, sceneShape } from "./scene/scene.ts";
import { standInReportShape, tableViewShape, talkLineShape } from "./table.ts";

const MOST_DIALS = 500;

type ContentOf<Key extends string> = Extract<ReplyContent, { readonly [Field in Key]: unknown }>;

const CONTENTS: Readonly<Record<string, Shape<ReplyContent>>> = {
  dials: objectOf<ContentOf<"dials">>({ dials: listOf<DialLine>(dialLineShape, MOST_DIALS) }),
  fits: objectOf<ContentOf<"fits">>({ fits: constant(true) }),
  unfit: objectOf<ContentOf<"unfit">>({ unfit: objectOf<ContentOf<"unfit">["unfit"]>({ rule: optional(rule), text: words }) }),
  aid: objectOf<ContentOf<"aid">>({ aid: aidReplyShape }),
  report: objectOf<ContentOf<"report">>({ report: inputNumber }),
  record: objectOf<ContentOf<"record">>({ record: recordShape }),
};

const replyContent: Shape<ReplyContent> = {
  schema: { oneOf: Object.values(CONTENTS).map(({ schema }) => schema) },
  read(reader, value, path) {
    const key = typeof value === "object" && value !== null ? Object.keys(value)[0] : undefined;
    const shape = key !== undefined && Object.hasOwn(CONTENTS, key) ? CONTENTS[key] : undefined;
    return shape ? shape.read(reader, value, path) : reader.note(path, `must have one of ${Object.keys(CONTENTS).join(", ")}`);
  },
};

const happened = listOf(inputHappeningsShape, MOST_INPUTS);
const clocks = optional(timeLeftShape);

export const hostMessageShape: NamedShape<HostMessage> = named(
  "host message",
  tagged<"message", HostMessage>("message", {
    scene: objectOf<HostMessageOf<"scene">>({
      message: constant("scene"),
      number: inputNumber,
      scene: sceneShape,
      happened: optional(happened),
      clocks,
    }),
    changed: objectOf<HostMessageOf<"changed">>({
      message: constant("changed"),
      number: inputNumber,
      happened,
      patch: optional(jsonPatchShape),
      clocks,
    }),
    table: objectOf<HostMessageOf<"table">>({ message: constant("table"), number: inputNumber, table: tableViewShape, clocks }),
    said: objectOf<HostMessageOf<"said">>({ message: constant("said"), number: inputNumber, lines: listOf(talkLineShape, MOST_INPUTS) }),
    nudged: objectOf<HostMessageOf<"nudged">>({ message: constant("nudged"), number: inputNumber, seat }),
    "welcome back": objectOf<HostMessageOf<"welcome back">>({
      message: constant("welcome back"),
      number: inputNumber,
      report: standInReportShape,
    }),
    reply: objectOf<HostMessageOf<"reply">>({
      message: constant("reply"),
      to: text(LONGEST_ID),
      refusal: optional(toldRefusalShape),
      with: optional(replyContent),
    }),
    goodbye: objectOf<HostMessageOf<"goodbye">>({ message: constant("goodbye"), refusal: toldRefusalShape, protocol: inputNumber }),
    closing: objectOf<HostMessageOf<"closing">>({ message: constant("closing"), backIn: optional(inputNumber) }),
  }),
);

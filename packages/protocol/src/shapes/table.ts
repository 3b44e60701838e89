/** The shapes of what happens at the table around a game. */
import { anyText, boolean, constant, either, listOf, objectOf, oneOf, optional, type Shape, text, wholeNumber } from "@broadside/kit";
import { LONGEST_CHAT } from "../client-message.ts";
import {
  type AbsentPlayer,
  JUDGE_REASONS,
  PACES,
  PHRASES,
  PRESENCES,
  type Saying,
  type Speaker,
  type StandInReport,
  TABLE_REQUESTS,
  type TableRequest,
  type TableView,
  type TalkLine,
} from "../table.ts";
import { inputNumber, MOST_ENTRIES, round, seat, seats } from "./basic.ts";

const LONGEST_NAME = 1000;
const MOST_WATCHERS = 10_000;

const time = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const few = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_ENTRIES);

export const seatOrJudge: Shape<number | "judge"> = {
  schema: { oneOf: [seat.schema, { const: "judge" }] },
  read: (reader, value, path) => (value === "judge" ? value : seat.read(reader, value, path)),
};

export const speakerShape: Shape<Speaker> = either(
  either(
    objectOf<Extract<Speaker, { readonly seat: number }>>({ seat }),
    "watcher",
    objectOf<Extract<Speaker, { readonly watcher: string }>>({ watcher: anyText(LONGEST_NAME) }),
  ),
  "judge",
  objectOf<Extract<Speaker, { readonly judge: true }>>({ judge: constant(true) }),
);

export const sayingShape: Shape<Saying> = either(
  objectOf<Extract<Saying, { readonly text: string }>>({ text: text(LONGEST_CHAT) }),
  "phrase",
  objectOf<Extract<Saying, { readonly phrase: unknown }>>({ phrase: oneOf(PHRASES) }),
);

export const talkLineShape = objectOf<TalkLine>({ number: inputNumber, at: time, from: speakerShape, said: sayingShape });

export const standInReportShape = objectOf<StandInReport>({ seat, round, since: inputNumber, answers: inputNumber });

const request = objectOf<TableRequest>({
  number: inputNumber,
  what: oneOf(TABLE_REQUESTS),
  seat,
  needed: seats,
  left: optional(time),
});

const absent = objectOf<AbsentPlayer>({ seat, waited: time, mayDecideIn: time, votes: seats, enough: inputNumber });

export const tableViewShape = objectOf<TableView>({
  pace: oneOf(PACES),
  seats: few(oneOf(PRESENCES)),
  watchers: listOf(anyText(LONGEST_NAME), MOST_WATCHERS),
  paused: optional(objectOf<NonNullable<TableView["paused"]>>({ by: seatOrJudge, since: time })),
  request: optional(request),
  proposalTime: optional(time),
  absent: few(absent),
  standIns: few(standInReportShape),
  judgeCalls: few(objectOf<TableView["judgeCalls"][number]>({ seat, about: oneOf(JUDGE_REASONS) })),
  mayChat: boolean,
});

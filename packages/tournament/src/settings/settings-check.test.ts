import { expect, test } from "vitest";
import { logWith, pairedLog, refusal, settingsOf, write } from "../rows/sample-event.ts";

test.each([
  ["[ET-BYE-52-Q] the margin of a bye", { byeMargin: { limits: 1 } }],
  ["the worth of a wiped squad", { fullValueOnWipe: true }],
  ["the order of byes", { fewestByesFirst: false }],
  ["the order within a group", { orderByMargin: true }],
  ["whether anybody may come late", { lateEntry: false }],
])("%s can be changed before round 1 but not after it", (_, setting) => {
  const change = { kind: "changed", settings: settingsOf("epic-dogfight", setting) } as const;
  expect(refusal(pairedLog("epic-dogfight", 2), change)).toMatchObject({ key: "settled before round 1" });
  const early = logWith("epic-dogfight", 2);
  write(early, change);
  expect(early.event.settings).toMatchObject(setting);
});

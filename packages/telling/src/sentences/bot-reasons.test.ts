import type { BotReason } from "@broadside/protocol";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
import { botReasonsInWords } from "./bot-reasons.ts";

const NAMES = { ships: { A1: "Raider 1", B1: "Academy 1" } };

test.each<[string, ...BotReason[]]>([
  ["expects to deal 4.6 damage to Academy 1 and take 6.0", { key: "deals and takes damage", target: "B1", damage: 4.62, taken: 6 }],
  [
    "expects to deal 1.1 damage to Raider 1's aft section; 1 or more damage 62% of the time",
    { key: "deals damage", target: "A1:aft", damage: 1.1 },
    { key: "damages target", chance: 0.618 },
  ],
  [
    "expects to deal 3.0 damage to Academy 1; destroys it 73% of the time",
    { key: "deals damage", target: "B1", damage: 3 },
    { key: "destroys target", chance: 0.73 },
  ],
  ["nothing to attack yet; expects to take 5.0 damage", { key: "no target yet" }, { key: "takes damage", damage: 5 }],
  ["1 enemy in arc if they fly straight", { key: "enemies in arc", ships: 1 }],
  ["evade helps most this round", { key: "helps most", token: "evade" }],
  ["a lock helps most this round", { key: "helps most", token: "lock" }],
  ["the lock helps most against Academy 1", { key: "lock helps most", target: "B1" }],
  ["saves its focus token, which may help more later", { key: "token helps later", token: "focus" }],
])("%s", (sentence, ...reasons) => {
  expect(botReasonsInWords(reasons, NAMES.ships, ENGLISH.words)).toBe(sentence);
});

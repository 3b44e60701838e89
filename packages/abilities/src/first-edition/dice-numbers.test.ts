import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel } from "../card-table.testing.ts";

type Ship = Parameters<typeof duel>[0];
type More = Parameters<typeof duel>[2];

const rookie = (...upgrades: readonly string[]): Ship => ({ pilot: "rookiepilot", upgrades });
const academy: Ship = { pilot: "academypilot" };
const damage = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 1 }));
const behind = at(400, 130, 0);
const asteroid = { obstacles: [{ token: "coreasteroid0", pose: at(400, 420) }] } as const;

/** Returns how many attack and defense dice are rolled. `use` is the option that the card offers when the target is declared. */
function dice(first: Ship, second: Ship, more: More & { readonly weapon?: string; readonly use?: string } = {}): readonly number[] {
  const { weapon = "primary", use, ...rest } = more;
  const table = duel(first, second, rest).say(`${weapon}>B1`);
  if (use !== undefined) table.say(use);
  while (table.kind.startsWith("modify") || table.kind.startsWith("use")) table.pass();
  return diceRolled(table).slice(0, 2);
}

const CASES: readonly (readonly [title: string, found: () => readonly number[], expected: readonly number[]])[] = [
  [
    "Eaden Vrill rolls one more die against a stressed ship",
    () => dice({ pilot: "eadenvrill" }, { ...academy, tokens: { stress: 1 } }),
    [3, 3],
  ],
  ["Eaden Vrill rolls no extra die against other ships", () => dice({ pilot: "eadenvrill" }, academy), [2, 3]],
  [
    "Kath Scarlet (Scum) rolls one more die in the auxiliary arc",
    () => dice({ pilot: "kathscarlet-scum" }, { ...academy, pose: behind }),
    [4, 3],
  ],
  [
    "Kavil rolls one more die outside his arc",
    () => dice({ pilot: "kavil", upgrades: ["ioncannonturret"] }, { ...academy, pose: behind }, { weapon: "ioncannonturret@0" }),
    [4, 3],
  ],
  ["N'Dru Suhlak rolls one more die without friends at Range 1-2", () => dice({ pilot: "ndrusuhlak" }, academy), [3, 3]],
  ["Pure Sabacc rolls one more die with one Damage card", () => dice({ pilot: "puresabacc", damage: damage(1) }, academy), [4, 3]],
  ["Pure Sabacc rolls no extra die with two Damage cards", () => dice({ pilot: "puresabacc", damage: damage(2) }, academy), [3, 3]],
  ["Scourge rolls one more die against a damaged ship", () => dice({ pilot: "scourge" }, { ...academy, damage: damage(1) }), [3, 3]],
  [
    "Wullffwarro rolls one more die when damaged and without shields",
    () => dice({ pilot: "wullffwarro", shields: 0, damage: damage(1) }, academy),
    [4, 3],
  ],
  [
    "Graz the Hunter rolls one more defense die against a ship in his arc",
    () => dice({ pilot: "wesjanson" }, { pilot: "grazthehunter" }),
    [3, 3],
  ],
  [
    "Major Vynder rolls one more defense die with his weapons disabled",
    () => dice({ pilot: "wesjanson" }, { pilot: "majorvynder", tokens: { disarm: 1 } }),
    [3, 3],
  ],
  [
    "Commander Kenkirk has 1 more agility when damaged and without shields",
    () => dice({ pilot: "wesjanson" }, { pilot: "commanderkenkirk", shields: 0, damage: damage(1) }),
    [3, 1],
  ],
  [
    "Gemmer Sojan has 1 more agility with an enemy at Range 1",
    () => dice({ pilot: "wesjanson" }, { pilot: "gemmersojan" }, { gap: 50 }),
    [4, 4],
  ],
  [
    "Test Pilot Blackout makes the defender roll two dice fewer when obstructed",
    () => dice({ pilot: "testpilotblackout" }, academy, asteroid),
    [3, 2],
  ],
  [
    "Outmaneuver lowers the defender's agility by 1 from outside its arc",
    () => dice({ ...rookie("outmaneuver"), engaged: false }, { ...academy, pose: at(400, 490, 0) }),
    [3, 2],
  ],
  [
    "Tail Gunner lowers the agility of a defender behind its ship by 1",
    () => dice({ pilot: "kathscarlet-imperial", upgrades: ["tailgunner"] }, { ...academy, pose: behind }),
    [3, 2],
  ],
  [
    "Dorsal Turret rolls one more die at Range 1",
    () => dice(rookie("dorsalturret"), academy, { gap: 50, weapon: "dorsalturret@0" }),
    [3, 3],
  ],
  ["Zeta Leader can roll one more die", () => dice({ pilot: "zetaleader" }, academy, { use: "A1/pilot:zetaleader" }), [3, 3]],
  ["Zuckuss can make both ships roll one more die", () => dice({ pilot: "zuckuss" }, academy, { use: "A1/pilot:zuckuss" }), [4, 4]],
  [
    "Opportunist can add a die against a ship without tokens",
    () => dice(rookie("opportunist"), academy, { use: "A1/upgrade:opportunist/0" }),
    [4, 3],
  ],
  [
    "Trick Shot can add a die when obstructed",
    () => dice(rookie("trickshot"), academy, { ...asteroid, use: "A1/upgrade:trickshot/0" }),
    [4, 4],
  ],
  [
    "Proton Rockets can add as many dice as the ship's agility",
    () =>
      dice({ ...rookie("protonrockets"), tokens: { focus: 1 } }, academy, {
        gap: 50,
        weapon: "protonrockets@0",
        use: "A1/upgrade:protonrockets/0",
      }),
    [4, 3],
  ],
  [
    "Cruise Missiles can add as many dice as the ship's speed, at most 4",
    () =>
      dice({ ...rookie("cruisemissiles"), locks: ["B1"], speed: 5 }, academy, {
        weapon: "cruisemissiles@0",
        use: "A1/upgrade:cruisemissiles/0",
      }),
    [5, 3],
  ],
  [
    "Lightweight Frame rolls one more die after the roll if there are more attack dice",
    () => dice({ pilot: "wesjanson" }, rookie("lightweightframe")),
    [3, 2],
  ],
];

for (const [title, found, expected] of CASES) test(title, () => expect(found()).toEqual(expected));

test("the extra die of Lightweight Frame counts", () => {
  const table = duel({ pilot: "wesjanson" }, rookie("lightweightframe"));
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "evade").say("primary>B1");
  expect(table.ship("B1").shields).toBe(2);
});

test("Intimidation lowers the agility of a touched enemy by 1", () => {
  const table = cardTable([
    [
      { pilot: "rookiepilot", upgrades: ["intimidation"], pose: at(440, 490), touching: ["B1"], engaged: true },
      { pilot: "wesjanson", pose: at(400, 300) },
    ],
    [{ pilot: "academypilot", pose: at(400, 490, 180), touching: ["A1"] }],
  ]);
  expect(diceRolled(table.attackDice("hit", "blank", "blank").say("primary>B1"))).toEqual([3, 2]);
});

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
  ["Eaden Vrill: one more against a stressed ship", () => dice({ pilot: "eadenvrill" }, { ...academy, tokens: { stress: 1 } }), [3, 3]],
  ["Eaden Vrill: not against others", () => dice({ pilot: "eadenvrill" }, academy), [2, 3]],
  ["Kath Scarlet (Scum): one more in the auxiliary arc", () => dice({ pilot: "kathscarlet-scum" }, { ...academy, pose: behind }), [4, 3]],
  [
    "Kavil: one more outside his arc",
    () => dice({ pilot: "kavil", upgrades: ["ioncannonturret"] }, { ...academy, pose: behind }, { weapon: "ioncannonturret@0" }),
    [4, 3],
  ],
  ["N'Dru Suhlak: one more without friends at Range 1-2", () => dice({ pilot: "ndrusuhlak" }, academy), [3, 3]],
  ["Pure Sabacc: one more with at most one Damage card", () => dice({ pilot: "puresabacc", damage: damage(1) }, academy), [4, 3]],
  ["Pure Sabacc: not with two", () => dice({ pilot: "puresabacc", damage: damage(2) }, academy), [3, 3]],
  ["Scourge: one more against a damaged ship", () => dice({ pilot: "scourge" }, { ...academy, damage: damage(1) }), [3, 3]],
  [
    "Wullffwarro: one more without shields and with damage",
    () => dice({ pilot: "wullffwarro", shields: 0, damage: damage(1) }, academy),
    [4, 3],
  ],
  [
    "Graz the Hunter: one more in defence against a ship in his arc",
    () => dice({ pilot: "wesjanson" }, { pilot: "grazthehunter" }),
    [3, 3],
  ],
  [
    "Major Vynder: one more in defence with his weapons disabled",
    () => dice({ pilot: "wesjanson" }, { pilot: "majorvynder", tokens: { disarm: 1 } }),
    [3, 3],
  ],
  [
    "Commander Kenkirk: agility one up without shields and with damage",
    () => dice({ pilot: "wesjanson" }, { pilot: "commanderkenkirk", shields: 0, damage: damage(1) }),
    [3, 1],
  ],
  [
    "Gemmer Sojan: agility one up with an enemy at Range 1",
    () => dice({ pilot: "wesjanson" }, { pilot: "gemmersojan" }, { gap: 50 }),
    [4, 4],
  ],
  ["Test Pilot Blackout: two fewer in defence when obstructed", () => dice({ pilot: "testpilotblackout" }, academy, asteroid), [3, 2]],
  [
    "Outmaneuver: agility one down from outside the defender's arc",
    () => dice({ ...rookie("outmaneuver"), engaged: false }, { ...academy, pose: at(400, 490, 0) }),
    [3, 2],
  ],
  [
    "Tail Gunner: agility one down behind",
    () => dice({ pilot: "kathscarlet-imperial", upgrades: ["tailgunner"] }, { ...academy, pose: behind }),
    [3, 2],
  ],
  ["Dorsal Turret: one more at Range 1", () => dice(rookie("dorsalturret"), academy, { gap: 50, weapon: "dorsalturret@0" }), [3, 3]],
  ["Zeta Leader: one more for a stress token", () => dice({ pilot: "zetaleader" }, academy, { use: "A1/pilot:zetaleader" }), [3, 3]],
  ["Zuckuss: one more for both", () => dice({ pilot: "zuckuss" }, academy, { use: "A1/pilot:zuckuss" }), [4, 4]],
  [
    "Opportunist: one more for a stress token, against a ship without tokens",
    () => dice(rookie("opportunist"), academy, { use: "A1/upgrade:opportunist/0" }),
    [4, 3],
  ],
  [
    "Trick Shot: one more when obstructed",
    () => dice(rookie("trickshot"), academy, { ...asteroid, use: "A1/upgrade:trickshot/0" }),
    [4, 4],
  ],
  [
    "Proton Rockets: as many more as the agility",
    () =>
      dice({ ...rookie("protonrockets"), tokens: { focus: 1 } }, academy, {
        gap: 50,
        weapon: "protonrockets@0",
        use: "A1/upgrade:protonrockets/0",
      }),
    [4, 3],
  ],
  [
    "Cruise Missiles: as many more as the speed flown, at most 4",
    () =>
      dice({ ...rookie("cruisemissiles"), locks: ["B1"], speed: 5 }, academy, {
        weapon: "cruisemissiles@0",
        use: "A1/upgrade:cruisemissiles/0",
      }),
    [5, 3],
  ],
  [
    "Lightweight Frame: one more die after the roll, if attack dice outnumber it",
    () => dice({ pilot: "wesjanson" }, rookie("lightweightframe")),
    [3, 2],
  ],
];

for (const [title, found, expected] of CASES) test(title, () => expect(found()).toEqual(expected));

test("Lightweight Frame: the die that is rolled more counts", () => {
  const table = duel({ pilot: "wesjanson" }, rookie("lightweightframe"));
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "evade").say("primary>B1");
  expect(table.ship("B1").shields).toBe(2);
});

test("Intimidation: an enemy that is touched has one agility less", () => {
  const table = cardTable([
    [
      { pilot: "rookiepilot", upgrades: ["intimidation"], pose: at(440, 490), touching: ["B1"], engaged: true },
      { pilot: "wesjanson", pose: at(400, 300) },
    ],
    [{ pilot: "academypilot", pose: at(400, 490, 180), touching: ["A1"] }],
  ]);
  expect(diceRolled(table.attackDice("hit", "blank", "blank").say("primary>B1"))).toEqual([3, 2]);
});

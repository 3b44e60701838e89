/** Cards that react to something that their own ship does. They don't react when a friend beside it does the same. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";

type SomeShip = Omit<TestShip, "pose">;

interface ShipTurn {
  readonly card: string;
  /** The card's ship. */
  readonly ship: SomeShip;
  /** A friend with everything that the card's ship has, except the card. */
  readonly friend: SomeShip;
  /** True if the card has worked. By default, the test checks whether its player was asked to use it. */
  shows?(table: Table): boolean;
}

const rookie = (...upgrades: readonly string[]): SomeShip => ({ pilot: "rookiepilot", upgrades });
const own = (pilot: string, friend: string, more: Partial<TestShip> = {}) => ({
  ship: { pilot, ...more },
  friend: { pilot: friend, ...more },
});
const upgrade = (id: string, place = 0) => `upgrade:${id}/${place}`;

/** Gives these answers whenever they are possible, and defaults otherwise. Returns every option that was offered. */
function offered(table: Table, phase: string, answers: readonly string[] = []): readonly string[] {
  const seen: string[] = [];
  for (let step = 0; step < 25 && !table.game.state.outcome && table.game.state.cursor.phase === phase; step += 1) {
    seen.push(...table.keys);
    const answer = answers.find((key) => table.keys.includes(key));
    if (answer === undefined) table.pass();
    else table.say(answer);
  }
  return seen;
}

interface Flight extends ShipTurn {
  readonly dial: string;
  readonly action?: string;
  /** Properties with which the friend would trigger the card, if friends could trigger it. */
  readonly standing?: Partial<TestShip>;
}

const FLIGHTS: readonly Flight[] = [
  { card: "pilot:edriotwotubes", ...own("edriotwotubes", "rookiepilot", { tokens: { focus: 1 } }), dial: "2FG" },
  { card: "pilot:ig88c", ...own("ig88c", "ig88a"), dial: "2FG", action: "boost" },
  { card: "pilot:jakefarrell", ...own("jakefarrell", "prototypepilot"), dial: "2FG", action: "focus" },
  { card: "pilot:jekporkins", ...own("jekporkins", "rookiepilot"), dial: "4KR", standing: { tokens: { stress: 1 } } },
  { card: "pilot:leevantenza", ...own("leevantenza", "rookiepilot", { upgrades: ["engineupgrade"] }), dial: "2FG", action: "boost" },
  { card: "pilot:braylenstramm", ...own("braylenstramm", "thanekyrell", { tokens: { stress: 1 } }), dial: "3FW" },
  {
    card: "pilot:benthictwotubes",
    ...own("benthictwotubes", "partisanrenegade"),
    dial: "1FG",
    action: "focus",
    standing: { tokens: { focus: 1 } },
  },
  { card: "pilot:countessryad", ...own("countessryad", "deltasquadronpilot"), dial: "3FG" },
  { card: upgrade("coolhand"), ship: rookie("coolhand"), friend: rookie(), dial: "4KR" },
  {
    card: upgrade("reconspecialist"),
    ship: rookie("reconspecialist"),
    friend: rookie(),
    dial: "2FG",
    action: "focus",
    shows: (table) => table.ship("A1").tokens.focus > 0,
  },
  {
    card: upgrade("burnoutslam"),
    ship: rookie("burnoutslam"),
    friend: { pilot: "wardensquadronpilot" },
    dial: "2FG",
    action: "slam",
    shows: (table) => table.ship("A1").upgrades[0]?.faceup === false,
  },
];

describe("flying", () => {
  const flies = ({ card, ship, friend, dial, action, standing, shows }: Flight, by: "ship" | "friend"): boolean => {
    const fleet: readonly TestShip[] =
      by === "ship"
        ? [
            { ...ship, dial, pose: at(400, 250) },
            { ...friend, activated: true, pose: at(490, 330) },
          ]
        : [
            { ...ship, ...standing, activated: true, pose: at(490, 330) },
            { ...friend, dial, pose: at(400, 250) },
          ];
    const table = cardTable([fleet, [{ pilot: "academypilot", activated: true, pose: at(640, 520, 270) }]], { phase: "activation" });
    const seen = offered(table, "activation", action ? [action] : []);
    return shows?.(table) ?? seen.includes(`A1/${card}`);
  };
  test.each(FLIGHTS.map((flight) => ({ ...flight, flight })))("$card reacts to its own ship, but not to a friend", ({ flight }) => {
    expect(flies(flight, "ship")).toBe(true);
    expect(flies(flight, "friend")).toBe(false);
  });
});

interface Shot extends ShipTurn {
  readonly weapon?: string;
  readonly attack: readonly AttackFace[];
  readonly defense?: readonly DefenseFace[];
  readonly enemy?: Partial<TestShip>;
}

const [HITS, MISSES] = [
  ["hit", "hit", "hit"],
  ["blank", "blank", "blank"],
] as const;
const CANNON = { upgrades: ["ioncannon"] };

const SHOTS: readonly Shot[] = [
  { card: "pilot:doubleedge", ...own("doubleedge", "scimitarsquadronpilot", CANNON), weapon: "ioncannon@0", attack: MISSES },
  { card: "pilot:ig88b", ...own("ig88b", "ig88a", CANNON), attack: MISSES },
  { card: "pilot:zetaleader", ...own("zetaleader", "epsilonsquadronpilot"), attack: ["blank", "blank"] },
  { card: "pilot:whisper", ...own("whisper", "shadowsquadronpilot"), attack: ["hit", "hit", "hit", "hit"] },
  { card: "pilot:mirandadoni", ...own("mirandadoni", "wardensquadronpilot"), attack: ["blank", "blank"] },
  { card: upgrade("bazemalbus"), ship: rookie("bazemalbus"), friend: rookie(), attack: MISSES },
  { card: upgrade("opportunist"), ship: rookie("opportunist"), friend: rookie(), attack: MISSES },
  { card: upgrade("r3a2"), ship: rookie("r3a2"), friend: rookie(), attack: MISSES },
  { card: upgrade("crackshot"), ship: rookie("crackshot"), friend: rookie(), attack: HITS, defense: ["evade", "blank", "blank"] },
  {
    card: upgrade("btla4ywing", 1),
    ship: { pilot: "goldsquadronpilot", upgrades: ["ioncannonturret", "btla4ywing"] },
    friend: { pilot: "goldsquadronpilot", upgrades: ["ioncannonturret"] },
    attack: ["blank", "blank"],
  },
  {
    card: upgrade("bossk"),
    ship: rookie("bossk"),
    friend: rookie(),
    attack: MISSES,
    shows: (table) => table.ship("A1").tokens.stress === 1,
  },
  {
    card: "pilot:kathscarlet-imperial",
    ...own("kathscarlet-imperial", "bountyhunter"),
    attack: ["crit", "blank", "blank"],
    defense: ["evade", "blank", "blank"],
    shows: (table) => table.ship("B1").tokens.stress === 1,
  },
  {
    card: upgrade("outmaneuver"),
    ship: rookie("outmaneuver"),
    friend: rookie(),
    attack: MISSES,
    defense: ["blank", "blank"],
    enemy: { pose: at(400, 490) },
    shows: (table) => table.notes("rolled")[1]?.faces.length === 2,
  },
  {
    card: upgrade("ruthlessness"),
    ship: rookie("ruthlessness"),
    friend: rookie(),
    attack: ["hit", "blank", "blank"],
    shows: (table) => table.ship("B2").damage.length > 0,
  },
];

describe("attacking", () => {
  const fires = (
    { card, ship, friend, weapon = "primary", attack, defense = MISSES, enemy, shows }: Shot,
    by: "ship" | "friend",
  ): boolean => {
    const [firing, standing] = [at(400, 300), at(330, 300)];
    const table = cardTable([
      [
        { ...ship, pose: by === "ship" ? firing : standing, engaged: by !== "ship" },
        { ...friend, pose: by === "friend" ? firing : standing, engaged: by !== "friend" },
      ],
      [
        { pilot: "academypilot", pose: at(400, 490, 180), engaged: true, ...enemy },
        { pilot: "academypilot", pose: at(450, 500, 180), engaged: true },
      ],
    ]);
    table
      .attackDice(...attack)
      .defenseDice(...defense)
      .say(`${weapon}>B1`);
    const seen = offered(table, "combat");
    return shows?.(table) ?? seen.includes(`A1/${card}`);
  };
  test.each(SHOTS.map((shot) => ({ ...shot, shot })))("$card reacts to its own ship, but not to a friend", ({ shot }) => {
    expect(fires(shot, "ship")).toBe(true);
    expect(fires(shot, "friend")).toBe(false);
  });
});

const DEFENCES: readonly Shot[] = [
  { card: "pilot:laetinashera", ...own("laetinashera", "academypilot"), attack: MISSES },
  { card: upgrade("r4d6"), ship: rookie("r4d6"), friend: rookie(), attack: HITS, defense: ["blank", "blank"] },
  {
    card: "pilot:viktorhel",
    ...own("viktorhel", "cartelexecutioner"),
    attack: MISSES,
    shows: (table) => table.ship("A1").tokens.stress === 1,
  },
];

describe("defending", () => {
  const defends = ({ card, ship, friend, attack, defense = MISSES, shows }: Shot, by: "ship" | "friend"): boolean => {
    const [aimed, standing] = [at(400, 490, 180), at(460, 490, 180)];
    const table = cardTable([
      [{ pilot: "wedgeantilles", pose: at(400, 300) }],
      [
        { ...ship, pose: by === "ship" ? aimed : standing, engaged: true },
        { ...friend, pose: by === "friend" ? aimed : standing, engaged: true },
      ],
    ]);
    table
      .attackDice(...attack)
      .defenseDice(...defense.slice(0, defense.length - 1))
      .say(`primary>${by === "ship" ? "B1" : "B2"}`);
    const seen = offered(table, "combat");
    return shows?.(table) ?? seen.includes(`B1/${card}`);
  };
  test.each(DEFENCES.map((shot) => ({ ...shot, shot })))("$card reacts to its own ship, but not to a friend", ({ shot }) => {
    expect(defends(shot, "ship")).toBe(true);
    expect(defends(shot, "friend")).toBe(false);
  });
});

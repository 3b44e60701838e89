/** Tests which ships a card reaches. Depending on the card, these are friends or enemies, up to the far end of its range but not beyond. */
import type { AttackFace } from "@broadside/dice";
import type { TokenKind } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";

type Side = "friend" | "enemy";

interface Reach {
  readonly card: string;
  readonly ship: Omit<TestShip, "pose">;
  readonly of: Side | "anybody";
  readonly range: 1 | 2 | 3 | 4;
  readonly phase?: "planning" | "combat" | "activation" | "end";
  /** What the other ship needs for the card to work. */
  readonly other?: Partial<TestShip>;
  /** True if the card reaches the other ship. By default, the test checks whether its player was asked to use it. */
  shows?(table: Table): boolean;
}

const rookie = (upgrade: string) => ({ pilot: "rookiepilot", upgrades: [upgrade] });
const having = (token: TokenKind) => ({ tokens: { [token]: 1 } });
const afterDials = (table: Table): boolean => {
  while (table.kind.startsWith("dial")) table.pass();
  return table.keys.includes("A1/upgrade:cassianandor/0");
};
const near = (table: Table) => table.game.state.ships.find(({ pose }) => pose?.heading !== 0);

const REACHES: readonly Reach[] = [
  { card: "upgrade:swarmtactics/0", ship: rookie("swarmtactics"), of: "friend", range: 1 },
  { card: "upgrade:decoy/0", ship: rookie("decoy"), of: "friend", range: 2 },
  {
    card: "upgrade:bodyguard/0",
    ship: { ...rookie("bodyguard"), ...having("focus") },
    of: "friend",
    range: 1,
    other: { pilot: "wesjanson" },
  },
  {
    card: "upgrade:wingman/0",
    ship: rookie("wingman"),
    of: "friend",
    range: 1,
    other: having("stress"),
    shows: (table) => near(table)?.tokens.stress === 0,
  },
  { card: "pilot:kylekatarn", ship: { pilot: "kylekatarn", ...having("focus") }, of: "friend", range: 3 },
  { card: "pilot:kaatoleeachos", ship: { pilot: "kaatoleeachos" }, of: "friend", range: 2, other: having("focus") },
  { card: "pilot:manaroo", ship: { pilot: "manaroo", ...having("focus") }, of: "friend", range: 1 },
  { card: "pilot:coloneljendon", ship: { pilot: "coloneljendon", locks: ["B1"] }, of: "friend", range: 1 },
  { card: "pilot:cassianandor", ship: { pilot: "cassianandor" }, of: "friend", range: 2, phase: "activation", other: having("stress") },
  { card: "pilot:palobgodalhi", ship: { pilot: "palobgodalhi" }, of: "enemy", range: 2, other: having("focus") },
  { card: "pilot:commanderalozen", ship: { pilot: "commanderalozen" }, of: "enemy", range: 1 },
  { card: "pilot:guri", ship: { pilot: "guri" }, of: "enemy", range: 1 },
  { card: "pilot:oldteroch", ship: { pilot: "oldteroch" }, of: "enemy", range: 1, other: having("evade") },
  { card: "upgrade:intelligenceagent/0", ship: rookie("intelligenceagent"), of: "enemy", range: 2, phase: "activation" },
  { card: "upgrade:raymusantilles/0", ship: rookie("raymusantilles"), of: "enemy", range: 3, phase: "activation" },
  { card: "upgrade:cassianandor/0", ship: rookie("cassianandor"), of: "enemy", range: 2, phase: "planning", shows: afterDials },
  { card: "upgrade:feedbackarray/0", ship: rookie("feedbackarray"), of: "enemy", range: 1, other: { engaged: true } },
  { card: "upgrade:ketsuonyo/0", ship: rookie("ketsuonyo"), of: "enemy", range: 2, phase: "end", other: having("tractor") },
  {
    card: "pilot:fennrau-sheathipedeclassshuttle",
    ship: { pilot: "fennrau-sheathipedeclassshuttle", engaged: true },
    of: "enemy",
    range: 3,
  },
  {
    card: "pilot:epsilonleader",
    ship: { pilot: "epsilonleader" },
    of: "friend",
    range: 1,
    other: having("stress"),
    shows: (table) => table.keys.some((key) => key === near(table)?.id),
  },
  {
    card: "upgrade:marajade/0",
    ship: { ...rookie("marajade"), engaged: true },
    of: "enemy",
    range: 1,
    other: { engaged: true },
    shows: (table) => near(table)?.tokens.stress === 1,
  },
  { card: "pilot:4lom", ship: { pilot: "4lom", ...having("stress") }, of: "anybody", range: 1, phase: "end" },
  { card: "pilot:asajjventress", ship: { pilot: "asajjventress" }, of: "anybody", range: 2 },
  { card: "upgrade:grandmofftarkin/0", ship: rookie("grandmofftarkin"), of: "anybody", range: 4 },
];

/** Pilots of ships with large bases. */
const LARGE: readonly string[] = ["asajjventress", "cassianandor", "landocalrissian", "manaroo", "coloneljendon", "sawgerrera"];

/** Places the card's ship, a ship this far ahead that faces it, and two ships out of range. */
function placed({ ship, other, phase = "combat" }: Reach, side: Side, gap: number): Table {
  const one: TestShip = { dial: "2FW", ...ship, pose: at(400, 100) };
  const half = LARGE.includes(ship.pilot) ? 40 : 20;
  const two: TestShip = { pilot: "rookiepilot", dial: "2FG", ...other, pose: at(400, 120 + half + gap, 180) };
  const far: TestShip = { pilot: "academypilot", dial: "2FW", pose: at(60, 860) };
  const farEnemy: TestShip = { ...far, pose: at(860, 860) };
  return cardTable(
    side === "friend"
      ? [[one, two, far], [farEnemy]]
      : [
          [one, far],
          [farEnemy, two],
        ],
    { phase },
  );
}

const isOffered = (table: Table, card: string, by = "A1"): boolean => table.keys.includes(`${by}/${card}`);
const otherSide = (side: Reach["of"]): Side => (side === "friend" ? "enemy" : "friend");
const ownSide = (side: Reach["of"]): Side => (side === "enemy" ? "enemy" : "friend");

describe.each(REACHES.map((reach) => ({ ...reach, reach })))("$card", ({ card, of, range, reach }) => {
  const reaches = (side: Side, gap: number): boolean => {
    const table = placed(reach, side, gap);
    return reach.shows?.(table) ?? isOffered(table, card);
  };
  test(`reaches the far end of Range ${range}`, () => expect(reaches(ownSide(of), range * 100 - 3)).toBe(true));
  test(`reaches nothing beyond Range ${range}`, () => expect(reaches(ownSide(of), range * 100 + 3)).toBe(false));
  test(`reaches ${of === "anybody" ? "ships" : "no ship"} of the other side`, () =>
    expect(reaches(otherSide(of), range * 100 - 3)).toBe(of === "anybody"));
});

interface Help {
  readonly card: string;
  readonly ship: Omit<TestShip, "pose">;
  readonly range: 1 | 2 | 3;
  /** Properties that the helped ship needs, so that the card works for it. */
  readonly helped?: Partial<TestShip>;
  readonly weapon?: string;
  readonly dice?: readonly AttackFace[];
  /** True if the card helps its own ship too. */
  readonly itself?: true;
}

const CANNON = { upgrades: ["ioncannon"] };
const MISSILES = { upgrades: ["concussionmissiles"], locks: ["B1"] as const };

/** Cards that help attackers. */
const HELPS: readonly Help[] = [
  { card: "pilot:howlrunner", ship: { pilot: "howlrunner" }, range: 1 },
  { card: "pilot:captainjonus", ship: { pilot: "captainjonus", ...CANNON }, range: 1, helped: CANNON, weapon: "ioncannon@0" },
  { card: "upgrade:jandodonna/0", ship: rookie("jandodonna"), range: 1, dice: ["hit", "blank", "blank"] },
  { card: "pilot:esegetuketu", ship: { pilot: "esegetuketu", ...having("focus") }, range: 2, dice: ["focus", "blank", "blank"] },
  { card: "pilot:janors", ship: { pilot: "janors" }, range: 3 },
  { card: "pilot:sawgerrera", ship: { pilot: "sawgerrera", ...having("stress") }, range: 2, helped: having("stress"), itself: true },
  {
    card: "upgrade:ordnanceexperts/1",
    ship: { pilot: "rookiepilot", upgrades: ["concussionmissiles", "ordnanceexperts"], locks: ["B1"] },
    range: 3,
    helped: MISSILES,
    weapon: "concussionmissiles@0",
    itself: true,
  },
];

/** A1 attacks. A helper with the card is beside it at this distance; without a distance, A1 has the card itself. */
function attacking({ ship, helped = {}, weapon = "primary", dice = ["blank", "blank", "blank"] }: Help, gap?: number): Table {
  const pose = at(300, 300);
  const half = LARGE.includes(ship.pilot) ? 40 : 20;
  const mine: readonly TestShip[] =
    gap === undefined
      ? [{ ...ship, pose }]
      : [
          { pilot: "rookiepilot", ...helped, pose },
          { ...ship, engaged: true, pose: at(320 + half + gap, 300) },
        ];
  const table = cardTable([mine, [{ pilot: "rookiepilot", pose: at(300, 490, 180), engaged: true }]]);
  return table.attackDice(...dice).say(`${weapon}>B1`);
}

describe.each(HELPS.map((help) => ({ ...help, help })))("$card", ({ card, range, itself = false, help }) => {
  test(`helps an attacker at the far end of Range ${range}`, () =>
    expect(isOffered(attacking(help, range * 100 - 3), card, "A2")).toBe(true));
  test(`helps no attacker beyond Range ${range}`, () => expect(isOffered(attacking(help, range * 100 + 3), card, "A2")).toBe(false));
  test(`helps ${itself ? "its own ship, too" : "another ship than its own"}`, () => expect(isOffered(attacking(help), card)).toBe(itself));
});

/** Cards with an action. A1 has flown up beside the other ship. */
const ACTIONS: readonly Reach[] = [
  { card: "upgrade:squadleader", ship: { pilot: "wedgeantilles", upgrades: ["squadleader"] }, of: "friend", range: 2 },
  { card: "upgrade:blackmarketslicertools", ship: rookie("blackmarketslicertools"), of: "enemy", range: 2, other: having("stress") },
  { card: "upgrade:saboteur", ship: rookie("saboteur"), of: "enemy", range: 1, other: { damage: [{ card: 0, faceup: false, since: 1 }] } },
  { card: "upgrade:r7t1", ship: rookie("r7t1"), of: "enemy", range: 2 },
  { card: "upgrade:kyloren", ship: { pilot: "rookiepilot", upgrades: ["kyloren"] }, of: "enemy", range: 3 },
];

describe.each(ACTIONS.map((reach) => ({ ...reach, reach })))("$card", ({ card, of, range, reach: { ship, other } }) => {
  const isOpen = (side: Side, gap: number): boolean => {
    const one: TestShip = { ...ship, dial: "1FG", pose: at(300, 100) };
    const two: TestShip = { pilot: "rookiepilot", activated: true, ...other, pose: at(340 + gap, 180, 90) };
    const far: TestShip = { pilot: "academypilot", activated: true, pose: at(860, 860) };
    return cardTable(side === "friend" ? [[one, two], [far]] : [[one], [far, two]], { phase: "activation" })
      .until("action")
      .keys.includes(card);
  };
  test(`chooses a ship at the far end of Range ${range}`, () => expect(isOpen(ownSide(of), range * 100 - 3)).toBe(true));
  test(`chooses no ship beyond Range ${range}`, () => expect(isOpen(ownSide(of), range * 100 + 3)).toBe(false));
  test("chooses no ship of the other side", () => expect(isOpen(otherSide(of), range * 100 - 3)).toBe(false));
});

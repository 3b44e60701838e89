import type { AttackFace, DefenseFace } from "@broadside/dice";
import { expect, test } from "vitest";
import { at, attackFaces, defenseFaces, duel } from "../card-table.testing.ts";

type Ship = Parameters<typeof duel>[0];

interface Modified {
  readonly title: string;
  readonly first: Ship;
  readonly second?: Ship;
  readonly gap?: number;
  readonly weapon?: string;
  readonly attack: readonly AttackFace[];
  /** If these defense dice are given, the test stops at the step in which they can be modified. */
  readonly defense?: readonly DefenseFace[];
  readonly use: readonly string[];
  readonly rerolled?: readonly AttackFace[];
  readonly rerolledDefense?: readonly DefenseFace[];
  readonly shows: readonly string[];
}

/** Focus tokens that can still be spent keep the dice modification step open, so the test can look at the dice. */
const HOLD = { focus: 3 };
const wes = (...upgrades: readonly string[]): Ship => ({ pilot: "wesjanson", upgrades });
const academy: Ship = { pilot: "academypilot" };
const behind: Ship = { ...academy, pose: at(400, 130, 0) };
const own = (upgrade: string) => `A1/upgrade:${upgrade}/0`;

const CASES: readonly Modified[] = [
  {
    title: "Backdraft adds a critical in the auxiliary arc",
    first: { pilot: "backdraft" },
    second: behind,
    attack: ["blank", "blank"],
    use: ["A1/pilot:backdraft"],
    shows: ["blank", "blank", "crit"],
  },
  {
    title: "Boba Fett (Scum) rerolls one die for each enemy at Range 1",
    first: { pilot: "bobafett-scum" },
    gap: 60,
    attack: ["blank", "blank", "blank", "blank"],
    use: ["A1/pilot:bobafett-scum", "blank"],
    rerolled: ["hit"],
    shows: ["hit", "blank", "blank", "blank"],
  },
  {
    title: "Captain Feroph adds an evade against a jammed attacker",
    first: { ...wes(), tokens: { jam: 1 } },
    second: { pilot: "captainferoph" },
    attack: ["hit", "blank", "blank"],
    defense: ["blank"],
    use: [],
    shows: ["blank", "evade"],
  },
  {
    title: "Horton Salm rerolls any blanks at Range 2-3",
    first: { pilot: "hortonsalm" },
    attack: ["blank", "blank"],
    use: ["A1/pilot:hortonsalm", "blank blank"],
    rerolled: ["hit", "crit"],
    shows: ["hit", "crit"],
  },
  {
    title: "Ibtisam rerolls a die while stressed",
    first: { pilot: "ibtisam", tokens: { stress: 1 } },
    attack: ["blank", "blank", "blank"],
    use: ["A1/pilot:ibtisam", "blank"],
    rerolled: ["hit"],
    shows: ["hit", "blank", "blank"],
  },
  {
    title: "Keyan Farlander removes a stress token to change all focus results to hits",
    first: { pilot: "keyanfarlander", tokens: { stress: 1 } },
    attack: ["focus", "focus", "blank"],
    use: ["A1/pilot:keyanfarlander"],
    shows: ["hit", "hit", "blank"],
  },
  {
    title: "Krassis Trelix rerolls a die with a secondary weapon",
    first: { pilot: "krassistrelix", upgrades: ["ioncannon"] },
    weapon: "ioncannon@0",
    attack: ["blank", "blank", "blank"],
    use: ["A1/pilot:krassistrelix", "blank"],
    rerolled: ["hit"],
    shows: ["hit", "blank", "blank"],
  },
  {
    title: "Poe Dameron changes a focus result to a hit while he has a focus token",
    first: { pilot: "poedameron" },
    attack: ["focus", "focus", "blank"],
    use: ["A1/pilot:poedameron"],
    shows: ["hit", "focus", "blank"],
  },
  {
    title: "Poe Dameron's later card changes a focus result to an evade when he defends",
    first: wes(),
    second: { pilot: "poedameron-swx57", engaged: true },
    attack: ["hit", "blank", "blank"],
    defense: ["focus", "focus"],
    use: ["B1/pilot:poedameron-swx57#1"],
    shows: ["evade", "focus"],
  },
  {
    title: "Rear Admiral Chiraneau changes a focus result to a critical at Range 1-2",
    first: { pilot: "rearadmiralchiraneau" },
    attack: ["focus", "blank", "blank"],
    use: ["A1/pilot:rearadmiralchiraneau"],
    shows: ["crit", "blank", "blank"],
  },
  {
    title: "Rey rerolls up to two blanks against a ship in arc",
    first: { pilot: "rey" },
    attack: ["blank", "blank", "blank"],
    use: ["A1/pilot:rey", "blank blank"],
    rerolled: ["hit", "hit"],
    shows: ["hit", "hit", "blank"],
  },
  {
    title: "Winged Gundark changes a hit to a critical at Range 1",
    first: { pilot: "wingedgundark" },
    gap: 50,
    attack: ["hit", "blank", "blank"],
    use: ["A1/pilot:wingedgundark"],
    shows: ["crit", "blank", "blank"],
  },
  {
    title: "Ezra Bridger (Attack Shuttle) changes two focus results to evades while stressed",
    first: wes(),
    second: { pilot: "ezrabridger-attackshuttle", tokens: { stress: 1 } },
    attack: ["hit", "hit", "hit"],
    defense: ["focus", "focus"],
    use: ["B1/pilot:ezrabridger-attackshuttle"],
    shows: ["evade", "evade"],
  },
  {
    title: "Ezra Bridger (Sheathipede) changes two focus results to evades while stressed",
    first: wes(),
    second: { pilot: "ezrabridger-sheathipedeclassshuttle", tokens: { stress: 1 } },
    attack: ["hit", "hit", "hit"],
    defense: ["focus", "focus"],
    use: ["B1/pilot:ezrabridger-sheathipedeclassshuttle"],
    shows: ["evade", "evade"],
  },
  {
    title: "Inaldra spends a shield to reroll any dice",
    first: { pilot: "inaldra" },
    attack: ["blank", "blank"],
    use: ["A1/pilot:inaldra", "blank blank"],
    rerolled: ["hit", "hit"],
    shows: ["hit", "hit"],
  },
  {
    title: "Sabine Wren (Lancer) adds a focus result against an attacker in the mobile arc",
    first: wes(),
    second: { pilot: "sabinewren-lancerclasspursuitcraft" },
    attack: ["hit", "hit", "hit"],
    defense: ["blank", "blank"],
    use: ["B1/pilot:sabinewren-lancerclasspursuitcraft"],
    shows: ["blank", "blank", "focus"],
  },
  {
    title: "Calculation spends a focus token to change a focus result to a critical",
    first: wes("calculation"),
    attack: ["focus", "focus", "blank"],
    use: [own("calculation")],
    shows: ["crit", "focus", "blank"],
  },
  {
    title: "Weapons Guidance spends a focus token to change a blank to a hit",
    first: wes("weaponsguidance"),
    attack: ["blank", "blank", "blank"],
    use: [own("weaponsguidance")],
    shows: ["hit", "blank", "blank"],
  },
  {
    title: "Sensor Cluster spends a focus token to change a blank to an evade",
    first: wes(),
    second: { ...academy, upgrades: ["sensorcluster"] },
    attack: ["hit", "hit", "hit"],
    defense: ["blank", "blank", "blank"],
    use: ["B1/upgrade:sensorcluster/0"],
    shows: ["evade", "blank", "blank"],
  },
  {
    title: "Bistan changes a hit to a critical at Range 1-2",
    first: wes("bistan"),
    attack: ["hit", "blank", "blank"],
    use: [own("bistan")],
    shows: ["crit", "blank", "blank"],
  },
  {
    title: "IG-RM Thug Droids change a hit to a critical",
    first: wes("igrmthugdroids"),
    attack: ["hit", "blank", "blank"],
    use: [own("igrmthugdroids")],
    shows: ["crit", "blank", "blank"],
  },
  {
    title: "Mercenary Copilot changes a hit to a critical at Range 3",
    first: wes("mercenarycopilot"),
    gap: 250,
    attack: ["hit", "blank", "blank"],
    use: [own("mercenarycopilot")],
    shows: ["crit", "blank", "blank"],
  },
  {
    title: "Wired rerolls focus results while stressed",
    first: { ...wes("wired"), tokens: { stress: 1 } },
    attack: ["focus", "focus", "blank"],
    use: [own("wired"), "focus focus"],
    rerolled: ["hit", "hit"],
    shows: ["hit", "hit", "blank"],
  },
  {
    title: "Wookiee Commandos reroll focus results",
    first: wes("wookieecommandos"),
    attack: ["focus", "blank", "blank"],
    use: [own("wookieecommandos"), "focus"],
    rerolled: ["hit"],
    shows: ["hit", "blank", "blank"],
  },
  {
    title: "Expertise changes all focus results to hits while unstressed",
    first: wes("expertise"),
    attack: ["focus", "focus", "blank"],
    use: [own("expertise")],
    shows: ["hit", "hit", "blank"],
  },
  {
    title: "Ezra Bridger (crew) changes a focus result to a critical while stressed",
    first: { ...wes("ezrabridger"), tokens: { stress: 1 } },
    attack: ["focus", "focus", "blank"],
    use: [own("ezrabridger")],
    shows: ["crit", "focus", "blank"],
  },
  {
    title: "Finn adds a blank",
    first: wes("finn"),
    attack: ["hit", "hit", "hit"],
    use: [own("finn")],
    shows: ["hit", "hit", "hit", "blank"],
  },
  {
    title: "Fearlessness adds a hit against a ship nose to nose at Range 1",
    first: wes("fearlessness"),
    gap: 50,
    attack: ["hit", "hit", "hit", "blank"],
    use: [own("fearlessness")],
    shows: ["hit", "hit", "hit", "blank", "hit"],
  },
  {
    title: "Linked Battery rerolls a die with the primary weapon",
    first: wes("linkedbattery"),
    attack: ["blank", "blank", "blank"],
    use: [own("linkedbattery"), "blank"],
    rerolled: ["hit"],
    shows: ["hit", "blank", "blank"],
  },
  {
    title: "Han Solo (crew) spends a lock to change all focus results to hits",
    first: { ...wes("hansolo"), locks: ["B1"] },
    attack: ["focus", "focus", "blank"],
    use: [own("hansolo")],
    shows: ["hit", "hit", "blank"],
  },
  {
    title: "Dengar (crew) rerolls two dice against a unique pilot",
    first: wes("dengar"),
    second: { pilot: "howlrunner" },
    attack: ["blank", "blank", "blank"],
    use: [own("dengar"), "blank blank"],
    rerolled: ["hit", "hit"],
    shows: ["hit", "hit", "blank"],
  },
  {
    title: "Elusiveness makes the attacker reroll a die",
    first: wes(),
    second: { ...academy, upgrades: ["elusiveness"] },
    attack: ["hit", "blank", "blank"],
    use: ["B1/upgrade:elusiveness/0", "hit"],
    rerolled: ["blank"],
    shows: ["blank", "blank", "blank"],
  },
  {
    title: "Sensor Jammer changes one of the attacker's hits to a focus result",
    first: wes(),
    second: { ...academy, upgrades: ["sensorjammer"] },
    attack: ["hit", "blank", "blank"],
    use: ["B1/upgrade:sensorjammer/0"],
    shows: ["focus", "blank", "blank"],
  },
  {
    title: "Flight Instructor rerolls a focus result",
    first: wes(),
    second: { ...academy, upgrades: ["flightinstructor"] },
    attack: ["hit", "hit", "hit"],
    defense: ["focus", "blank", "blank"],
    use: ["B1/upgrade:flightinstructor/0", "focus"],
    rerolledDefense: ["evade"],
    shows: ["evade", "blank", "blank"],
  },
  {
    title: "Flight Instructor rerolls a blank if the attacker's pilot skill is low",
    first: { pilot: "rookiepilot" },
    second: { ...academy, upgrades: ["flightinstructor"] },
    attack: ["hit", "hit", "hit"],
    defense: ["focus", "blank", "blank"],
    use: ["B1/upgrade:flightinstructor/0#1", "blank"],
    rerolledDefense: ["evade"],
    shows: ["focus", "evade", "blank"],
  },
  {
    title: "Guidance Chips change a torpedo's die to a critical if the primary weapon value is 3",
    first: { ...wes("protontorpedoes", "guidancechips"), locks: ["B1"] },
    weapon: "protontorpedoes@0",
    attack: ["blank", "blank", "hit", "hit"],
    use: ["A1/upgrade:guidancechips/1#1", "blank"],
    shows: ["crit", "blank", "hit", "hit"],
  },
  {
    title: "Advanced Proton Torpedoes change up to three blanks to focus results",
    first: { ...wes("advprotontorpedoes"), locks: ["B1"] },
    gap: 50,
    weapon: "advprotontorpedoes@0",
    attack: ["blank", "blank", "blank", "blank", "hit"],
    use: [own("advprotontorpedoes")],
    shows: ["focus", "focus", "focus", "blank", "hit"],
  },
  {
    title: "Synced Turret rerolls as many dice as the primary weapon value against a ship in arc",
    first: { ...wes("syncedturret"), locks: ["B1"] },
    weapon: "syncedturret@0",
    attack: ["blank", "blank", "blank"],
    use: [own("syncedturret"), "blank blank blank"],
    rerolled: ["hit", "hit", "hit"],
    shows: ["hit", "hit", "hit"],
  },
  {
    title: "Heavy Laser Cannon changes criticals to hits at once",
    first: wes("heavylasercannon"),
    weapon: "heavylasercannon@0",
    attack: ["crit", "crit", "blank", "blank"],
    use: [],
    shows: ["hit", "hit", "blank", "blank"],
  },
  {
    title: "Kir Kanos spends an evade token to add a hit at Range 2-3",
    first: { pilot: "kirkanos", tokens: { evade: 1 } },
    attack: ["blank", "blank", "blank"],
    use: ["A1/pilot:kirkanos"],
    shows: ["blank", "blank", "blank", "hit"],
  },
  {
    title: "Norra Wexley spends a lock to add a focus result",
    first: { pilot: "norrawexley", locks: ["B1"] },
    attack: ["blank", "blank"],
    use: ["A1/pilot:norrawexley"],
    shows: ["blank", "blank", "focus"],
  },
  {
    title: "Omega Ace spends a focus token and a lock to change all results to criticals",
    first: { pilot: "omegaace", locks: ["B1"] },
    attack: ["blank", "focus"],
    use: ["A1/pilot:omegaace"],
    shows: ["crit", "crit"],
  },
  {
    title: "Han Solo rerolls all dice",
    first: { pilot: "hansolo" },
    attack: ["blank", "focus", "hit"],
    use: ["A1/pilot:hansolo"],
    rerolled: ["hit", "hit", "hit"],
    shows: ["hit", "hit", "hit"],
  },
  {
    title: "Saw Gerrera (crew) changes focus results to criticals",
    first: wes("sawgerrera"),
    attack: ["focus", "focus", "blank"],
    use: [own("sawgerrera")],
    shows: ["crit", "crit", "blank"],
  },
  {
    title: "Latts Razzi (crew) removes the attacker's stress token to add an evade",
    first: { ...wes(), tokens: { stress: 1 } },
    second: { ...academy, upgrades: ["lattsrazzi"] },
    attack: ["hit", "hit", "hit"],
    defense: ["blank", "blank", "blank"],
    use: ["B1/upgrade:lattsrazzi/0"],
    shows: ["blank", "blank", "blank", "evade"],
  },
];

for (const one of CASES)
  test(one.title, () => {
    const {
      first,
      second = academy,
      gap = 150,
      weapon = "primary",
      attack,
      defense,
      use,
      rerolled = [],
      rerolledDefense = [],
      shows,
    } = one;
    const table = duel({ ...first, tokens: { ...HOLD, ...first.tokens } }, { ...second, tokens: { ...HOLD, ...second.tokens } }, { gap });
    table.attackDice(...attack).say(`${weapon}>B1`);
    if (defense) {
      table.defenseDice(...defense);
      while (table.kind === "modify attack dice") table.pass();
    }
    table.attackDice(...rerolled).defenseDice(...rerolledDefense);
    for (const key of use) table.say(key);
    expect(defense ? defenseFaces(table) : attackFaces(table)).toEqual(shows);
  });

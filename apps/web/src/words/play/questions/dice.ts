/** What the page says of dice and what becomes of them. */
import type { Section } from "@broadside/geometry";
import { spoken } from "../../spoken.ts";
import { SECTION_WORDS } from "../../terms/sections.ts";

const FACES: Readonly<Record<string, string>> = { hit: "hit", crit: "critical", evade: "evade", focus: "focus", blank: "blank" };

const POOLS = { attack: "Attack dice", defense: "Defence dice" } as const;

export const DICE = spoken({
  region: "Dice",
  steps: "Steps of the attack",
  step: {
    attack: POOLS.attack,
    changeAttack: "Modifying attack dice",
    defense: POOLS.defense,
    changeDefense: "Modifying defence dice",
    damage: "Damage",
  },
  attacks: (attacker: string, defender: string, section: Section | undefined) =>
    `${attacker} attacks ${defender}${section === undefined ? "" : `, ${SECTION_WORDS.inLine(section)}`}`,
  range: (range: number, isObstructed: boolean) => `range ${range}${isObstructed ? ", obstructed" : ""}`,
  rolls: (ship: string, what: string) => `${ship} rolls: ${what}`,
  pools: POOLS,
  face: (face: string) => FACES[face] ?? face,
  added: "added",
  rollAgain: (count: number) =>
    count === 0 ? "Mark dice to roll them again" : count === 1 ? "Roll this die again" : `Roll these ${count} again`,
});

/** What would come of them. */
export const FORECAST = spoken({
  asTheyLie: "As they lie",
  ifKept: "If you keep these",
  ifTaken: (answer: string) => `Then: ${answer}`,
  /** After the figure. */
  damage: "damage",
  /** What an answer would come to. */
  worth: (damage: string) => `${damage} damage`,
  /** `2 likely, 5% destroys`; where nothing is left to chance, `certain`. */
  chances: (likely: number, isCertain: boolean, destroyed: string | undefined, isSection: boolean) =>
    `${isCertain ? "certain" : `${likely} likely`}${destroyed === undefined ? "" : `, ${destroyed} ${isSection ? "cripples" : "destroys"}`}`,
  notCounted: (names: readonly string[]) => `Not counted: ${names.join(", ")}`,
});

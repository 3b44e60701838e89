/** Calculates and prints the odds for `broadside odds`. */

import { oddsOfCalculation, type VolleyOdds } from "@broadside/odds";
import {
  AIMS,
  average,
  BOUNDS,
  type CalculatedAttack,
  type Calculation,
  diceOf,
  exactPercent,
  modifiersOf,
  ODDS_EDITIONS,
  readCalculation,
} from "@broadside/odds/calculator";
import { EXIT } from "../exit-codes.ts";
import { columns } from "../terminal/columns.ts";
import { print } from "../terminal/messages.ts";
import { OptionReader } from "../terminal/option-reader.ts";

interface OddsRequest {
  readonly calculation: Calculation;
  /** True if the user asked for the chance of destroying the target. */
  readonly hasHull: boolean;
}

export async function odds(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = new OptionReader(args);
  const asked = calculationOf(options);
  if (options.reportProblems() || !asked) return EXIT.usage;
  const found = oddsOfCalculation(asked.calculation);
  print(options.flag("json") ? JSON.stringify(asJson(asked, found), undefined, 2) : inWords(asked, found));
  return EXIT.fine;
}

/** Reads the calculation and notes all problems with it. */
function calculationOf(options: OptionReader): OddsRequest | undefined {
  const whole = (name: string, [least, most]: readonly [number, number]) => options.whole(name, least, most);
  const [dice = 0, agility = 0] = [whole("attack", BOUNDS.dice), whole("agility", BOUNDS.agility)];
  const [range, shields, hull] = [whole("range", BOUNDS.range), whole("shields", BOUNDS.shields), whole("hull", BOUNDS.hull)];
  const times = whole("attacks", BOUNDS.attacks) ?? 1;
  const words = [
    ...(range === undefined ? [] : [`range${range}`]),
    ...["obstructed", "doubled"].filter((word) => options.flag(word)),
    options.text("attacker") ?? "",
  ];
  const target = {
    shields: String(shields ?? 0),
    hull: String(hull ?? BOUNDS.hull[1]),
    target: options.flag("section") ? "section" : "ship",
  };
  const texts = {
    edition: options.oneOf("edition", ODDS_EDITIONS),
    defender: `${agility} ${options.text("defender") ?? ""}`,
    aim: options.oneOf("goal", AIMS),
    ...target,
  };
  const first = readCalculation({ ...texts, attacks: [dice, ...words].join(" ") });
  for (const { path, reason } of first.problems)
    options.note(
      `${path === "defender" ? "--defender" : /^(has|can't have) /.test(reason) ? "--attacker" : "The attack"} ${reason}.`,
      "See the words for each side: broadside odds --help",
    );
  const more = options.text("more");
  const later = more === undefined ? undefined : readCalculation({ ...texts, defender: String(agility), attacks: more });
  for (const { path, reason } of later?.problems ?? [])
    options.note(`--more: ${path} ${reason}.`, 'Use attacks such as --more "4 focus range1; 2".');
  const [attack] = first.calculation.attacks;
  const attacks = [...Array.from({ length: times }, () => attack), ...(later?.calculation.attacks ?? [])].filter(
    (one) => one !== undefined,
  );
  const [, most] = BOUNDS.attacks;
  if (attacks.length > most)
    options.note(`There are ${attacks.length} attacks.`, `Use at most ${most} attacks, including those in --more.`);
  return { calculation: { ...first.calculation, attacks }, hasHull: hull !== undefined };
}

function asJson({ calculation, hasHull }: OddsRequest, { damage, expectedDamage, attacks, destroyedAfter }: VolleyOdds): unknown {
  const { edition, aim } = calculation;
  return {
    edition,
    aim,
    damage: damage.slice(0, lastOf(damage) + 1),
    expectedDamage,
    expectedCrits: total(attacks, "expectedCrits"),
    expectedFaceup: total(attacks, "expectedFaceup"),
    ...(hasHull && { [endOf(calculation)]: destroyedAfter.at(-1) ?? 0 }),
    attacks: attacks.map((attack, at) => ({
      dice: diceOf(calculation, calculation.attacks[at] as CalculatedAttack),
      ...attack,
      ...(hasHull && { [`${endOf(calculation)}After`]: destroyedAfter[at] }),
    })),
  };
}

const endOf = ({ defender }: Calculation): "crippled" | "destroyed" => (defender.isSection ? "crippled" : "destroyed");
const total = (attacks: VolleyOdds["attacks"], figure: keyof VolleyOdds["attacks"][number]): number =>
  attacks.reduce((sum, attack) => sum + attack[figure], 0);
const lastOf = (damage: readonly number[]): number => damage.findLastIndex((chance) => chance > 0);

function inWords(asked: OddsRequest, found: VolleyOdds): string {
  const { calculation, hasHull } = asked;
  const { edition, attacks, defender, aim } = calculation;
  const [crits, faceup] = [total(found.attacks, "expectedCrits"), total(found.attacks, "expectedFaceup")];
  const has = (side: "attacker" | "defender", counts: Readonly<Record<string, number>>): string => {
    const words = modifiersOf(edition, side).flatMap(({ word, name }) => {
      const count = counts[word] ?? 0;
      return count === 0 ? [] : [count === 1 ? name : `${count} ${name}`];
    });
    return words.length === 0 ? "" : ` (${words.join(", ")})`;
  };
  const lines = attacks.map((attack, at) => {
    const dice = diceOf(calculation, attack);
    const end = found.destroyedAfter[at] ?? 0;
    const after = hasHull ? `, target ${endOf(calculation)} so far ${exactPercent(end)}` : "";
    return `Attack ${at + 1}${has("attacker", attack.modifiers)}: ${dice.attack} dice against ${dice.defense}, hits ${exactPercent(found.attacks[at]?.hitChance ?? 0)}, average damage ${average(found.attacks[at]?.expectedDamage ?? 0)}${after}`;
  });
  const health = hasHull ? `, ${defender.shields} shields and ${defender.hull} hull` : "";
  return [
    `Defender: agility ${defender.agility}${has("defender", defender.modifiers)}${health}. Edition ${edition}. ${aim === "damage" ? "The attacker maximises the damage, and the defender minimises it" : "The attacker tries to destroy the target, and the defender to prevent it"}.`,
    ...lines,
    "",
    ...bars(asked, found),
    "",
    `On average: damage ${average(found.expectedDamage)}, criticals ${average(crits)}${hasHull ? `, faceup Damage cards ${average(faceup)}` : ""}.`,
  ].join("\n");
}

const LONGEST_BAR = 40;

/** Returns a line for each possible amount of damage: its chance, the chance of at least that much, and a bar. */
function bars({ calculation, hasHull }: OddsRequest, { damage }: VolleyOdds): readonly string[] {
  const most = Math.max(...damage);
  const last = lastOf(damage);
  const rows = damage.slice(0, last + 1).map((chance, suffered) => {
    const orMore = damage.slice(suffered).reduce((sum, one) => sum + one, 0);
    const bar = "█".repeat(Math.round((LONGEST_BAR * chance) / most));
    const isEnd = hasHull && suffered === damage.length - 1;
    return [
      String(suffered),
      exactPercent(chance),
      exactPercent(Math.min(1, orMore)),
      `${bar}${isEnd ? `${bar === "" ? "" : " "}${endOf(calculation)}` : ""}`,
    ];
  });
  return columns([["damage", "chance", "or more", ""], ...rows], [0, 1, 2]);
}

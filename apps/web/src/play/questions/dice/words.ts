/** What the page says of dice and what becomes of them. */
export const DICE_WORDS = {
  region: "Dice",
  steps: "Steps of the attack",
  pools: { attack: "Attack dice", defense: "Defence dice" },
  faces: { hit: "hit", crit: "critical", evade: "evade", focus: "focus", blank: "blank" },
  added: "added",
  asTheyLie: "As they lie",
  ifKept: "If you keep these",
  damage: "damage",
  rerollNothing: "Mark dice to roll them again",
} as const;

/** `2 likely, 5% destroys`; where nothing is left to chance, `certain`. */
export const forecastInWords = (likely: number, isCertain: boolean, destroyed: string | undefined, isSection: boolean): string =>
  `${isCertain ? "certain" : `${likely} likely`}${destroyed === undefined ? "" : `, ${destroyed} ${isSection ? "cripples" : "destroys"}`}`;

export const thenInWords = (label: string): string => `Then: ${label}`;

export const rollAgainInWords = (count: number): string => (count === 1 ? "Roll this die again" : `Roll these ${count} again`);

export const notCountedInWords = (names: readonly string[]): string => `Not counted: ${names.join(", ")}`;

/** With its sign: more damage or less. */
export function gainInWords(gain: number): string {
  const figure = Math.abs(gain).toFixed(1);
  if (figure === "0.0") return "±0";
  return `${gain > 0 ? "+" : "−"}${figure}`;
}

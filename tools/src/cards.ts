/** `npm run cards`: which cards the rules automate, which players resolve by hand, and which need nothing. */
import { writeFile } from "node:fs/promises";
import {
  ABILITIES_2_0,
  ABILITIES_2_5,
  type CardCoverage,
  COVERAGE_STATES,
  cardCoverage,
  FIRST_EDITION_ABILITIES,
  sumOfGroups,
} from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack as firstEdition } from "@broadside/cards/1e";
import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as secondEditionLater } from "@broadside/cards/2.5";
import { refuse } from "./root.ts";

const HELP = `npm run cards -- [OPTIONS]

Counts the cards of each edition by kind (upgrades by slot): cards that the rules resolve, cards that players resolve by hand, and
cards with nothing to resolve, because they have no text, or only numbers and slots. Huge-ship Damage cards with unknown text follow our own
text; players can agree to resolve them by hand, and a separate line counts them.

  --json       print one line of JSON for each kind of card
  --missing    list the cards that players resolve by hand
  --write      update that list in the catalogues (packages/cards/src/packs)
  --help       print this help
`;

const EDITIONS = [
  { pack: firstEdition, abilities: FIRST_EDITION_ABILITIES },
  { pack: secondEdition, abilities: ABILITIES_2_0 },
  { pack: secondEditionLater, abilities: ABILITIES_2_5 },
] as const;

const OPTIONS = ["--json", "--missing", "--write", "--help"];

export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) {
    return refuse(`"${unknown}" is not an option of npm run cards.`, "See the options: npm run cards -- --help");
  }
  if (args.includes("--help")) {
    process.stdout.write(HELP);
    return 0;
  }
  if (args.includes("--write")) {
    await writeByHand();
    return 0;
  }
  const show = args.includes("--json") ? jsonLines : args.includes("--missing") ? missingCards : table;
  process.stdout.write(EDITIONS.map(({ pack, abilities }) => show(cardCoverage(catalogueOf(pack), abilities))).join(""));
  return 0;
}

/** Only the first edition has cards to resolve by hand. */
async function writeByHand(): Promise<void> {
  const [{ pack, abilities }] = EDITIONS;
  const keys = cardCoverage(catalogueOf(pack), abilities)
    .groups.flatMap(({ cards }) => cards["by hand"])
    .toSorted();
  const head =
    "/** Written by `npm run cards -- --write`: cards that the rules do not carry out, by kind and id, a Damage card by its deck and name. */";
  const text = `${head}\nexport const BY_HAND: readonly string[] = [\n${keys.map((key) => `  ${JSON.stringify(key)},\n`).join("")}];\n`;
  await writeFile(new URL("../../packages/cards/src/packs/1e/by-hand.ts", import.meta.url), text);
  process.stdout.write(`Players resolve ${keys.length} cards by hand.\n`);
}

const jsonLines = ({ edition, groups }: CardCoverage): string =>
  groups
    .map(
      ({ group, cards }) =>
        `${JSON.stringify({ edition, group, ...Object.fromEntries(COVERAGE_STATES.map((state) => [state, cards[state].length])) })}\n`,
    )
    .join("");

export const missingCards = ({ edition, groups }: CardCoverage): string =>
  groups.flatMap(({ cards }) => cards["by hand"].map((key) => `${edition} ${key}\n`)).join("");

function table(coverage: CardCoverage): string {
  const { edition, groups, byHandByOption } = coverage;
  const rows = groups.map(({ group, cards }) =>
    row(
      group,
      COVERAGE_STATES.map((state) => String(cards[state].length)),
    ),
  );
  const total = row(
    "total",
    COVERAGE_STATES.map((state) => String(sumOfGroups(coverage, state))),
  );
  const byOption =
    byHandByOption.length > 0 ? [`${byHandByOption.length} automated cards can be resolved by hand if the players agree`] : [];
  return `${[row(`Edition ${edition}`, COVERAGE_STATES), ...rows, total, ...byOption].join("\n")}\n\n`;
}

const row = (name: string, cells: readonly string[]): string => `${name.padEnd(20)}${cells.map((cell) => cell.padStart(15)).join("")}`;

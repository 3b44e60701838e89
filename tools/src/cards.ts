/** `npm run cards`: which cards the rules run, which players do by hand, and which leave nothing to do. */
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

const HELP = `npm run cards -- [options]

Counts cards by edition and kind (an upgrade by its slot): those whose ability the rules run, those that players carry out by hand,
and those that leave nothing to do, because they have no text, or figures and slots alone. Damage cards of huge ships whose text no source has
are automated with a text of ours; where the players of a game agree on it they are done by hand, and a line says how many these are.

  --json       one line of JSON for each kind of card
  --missing    lists the cards that are done by hand
  --write      writes them where the catalogues have them from (packages/cards/src/packs)
  --help       this text
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
    process.stderr.write(`npm run cards does not know "${unknown}"; see npm run cards -- --help.\n`);
    return 2;
  }
  if (args.includes("--help")) {
    process.stdout.write(HELP);
    return 0;
  }
  if (args.includes("--write")) {
    await writeByHand();
    return 0;
  }
  const show = args.includes("--json") ? jsonLines : args.includes("--missing") ? missing : table;
  process.stdout.write(EDITIONS.map(({ pack, abilities }) => show(cardCoverage(catalogueOf(pack), abilities))).join(""));
  return 0;
}

/** Only the first edition has any. */
async function writeByHand(): Promise<void> {
  const [{ pack, abilities }] = EDITIONS;
  const keys = cardCoverage(catalogueOf(pack), abilities)
    .groups.flatMap(({ cards }) => cards["by hand"])
    .toSorted();
  const head =
    "/** Written by `npm run cards -- --write`: cards that the rules do not carry out, by kind and id, a Damage card by its deck and name. */";
  const text = `${head}\nexport const BY_HAND: readonly string[] = [\n${keys.map((key) => `  ${JSON.stringify(key)},\n`).join("")}];\n`;
  await writeFile(new URL("../../packages/cards/src/packs/1e/by-hand.ts", import.meta.url), text);
  process.stdout.write(`${keys.length} cards are done by hand.\n`);
}

const jsonLines = ({ edition, groups }: CardCoverage): string =>
  groups
    .map(
      ({ group, cards }) =>
        `${JSON.stringify({ edition, group, ...Object.fromEntries(COVERAGE_STATES.map((state) => [state, cards[state].length])) })}\n`,
    )
    .join("");

export const missing = ({ edition, groups }: CardCoverage): string =>
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
    byHandByOption.length > 0 ? [`${byHandByOption.length} of the automated are done by hand only where a game's option says so`] : [];
  return `${[row(`Edition ${edition}`, COVERAGE_STATES), ...rows, total, ...byOption].join("\n")}\n\n`;
}

const row = (name: string, cells: readonly string[]): string => `${name.padEnd(20)}${cells.map((cell) => cell.padStart(15)).join("")}`;

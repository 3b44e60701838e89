/** `npm run clarification-docs`: writes the table of published rulings on the first edition, each with its meaning and the test that shows it. */
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { inRoot, refuseArguments, say } from "./root.ts";

interface RulingEntry {
  readonly entry: number;
  readonly name: string;
  readonly sentences: number;
}

/** A test whose title names the rulings that it covers: `ruling 178.2 IG-88A: …`. */
interface RulingTest {
  readonly rulings: readonly string[];
  readonly holds: string;
  readonly file: string;
}

const TITLE = /(["`])(?:\[[^\]]*\] )?rulings? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)((?:(?!\1)[^\\]|\\.)*)\1/g;

function rulingTests(): readonly RulingTest[] {
  const files = readdirSync(inRoot("packages"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\/src\/.*\.test\.ts$/.test(file) && !file.includes("node_modules"))
    .sort();
  return files.flatMap((file) =>
    [...readFileSync(inRoot("packages", file), "utf8").matchAll(TITLE)].map(([, , numbers = "", title = ""]) => ({
      rulings: numbers.split(/, | and /),
      holds: title
        .replace(/^[^:]*: /, "")
        .replaceAll(/\$\{[^}]*\}|%s/g, "…")
        .trim(),
      file: `packages/${file}`,
    })),
  );
}

/** The whole page. */
export function clarificationDocs(): string {
  const entries = JSON.parse(readFileSync(inRoot("tests", "cards", "rulings.json"), "utf8")) as readonly RulingEntry[];
  const tests = rulingTests();
  const rows = entries.flatMap(({ entry, name, sentences }) =>
    Array.from({ length: sentences }, (_, at) => `${entry}.${at + 1}`).flatMap((ruling) =>
      tests
        .filter(({ rulings }) => rulings.includes(ruling))
        .map(({ holds, file }) => `| ${ruling} | ${cell(name)} | ${cell(holds)} | [test](../${file}) |`),
    ),
  );
  return [
    "# Published rulings on the first edition",
    "",
    "What each clarification of a card or rule means, by entry and sentence, in our own words, with the test that shows it.",
    "Sentences that decide nothing are left out. `npm run clarification-docs` writes this page.",
    "",
    "| ruling | on | meaning | |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

const cell = (text: string): string => text.replaceAll("\\", "").replaceAll("|", "\\|");

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    return refuseArguments("npm run clarification-docs");
  }
  await writeFile(inRoot("docs", "clarifications.md"), clarificationDocs());
  say("Wrote docs/clarifications.md.");
  return 0;
}

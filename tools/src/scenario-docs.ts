/** `npm run scenario-docs`: writes the pages and diagrams of the scenarios from their sheets. */
import { mkdir, writeFile } from "node:fs/promises";
import { diagramOf, indexPage, pageOf, SHEETS } from "@broadside/scenarios";
import { inRoot, refuseArguments, say } from "./root.ts";

/** Every file of docs/scenarios by its name. */
export const scenarioDocs = (): ReadonlyMap<string, string> =>
  new Map([
    ["README.md", indexPage(SHEETS)],
    ...SHEETS.flatMap((sheet): [string, string][] => [
      [`${sheet.id}.md`, pageOf(sheet)],
      [`${sheet.id}.svg`, diagramOf(sheet)],
    ]),
  ]);

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    return refuseArguments("npm run scenario-docs");
  }
  await mkdir(inRoot("docs", "scenarios"), { recursive: true });
  const docs = scenarioDocs();
  for (const [name, text] of docs) await writeFile(inRoot("docs", "scenarios", name), text);
  say(`Wrote ${docs.size} files to docs/scenarios.`);
  return 0;
}

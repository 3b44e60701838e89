/** `npm run structure`: prints the structure of all packages and apps, or of one folder, in figures. */
import { existsSync, readdirSync } from "node:fs";
import { normalize } from "node:path/posix";
import { inRoot, refuse } from "./root.ts";
import { measuredFiles, structureOf } from "./structure/structure.ts";
import { roomsText, structureText } from "./structure/structure-text.ts";

export async function run([given, ...more]: readonly string[]): Promise<number> {
  if (given === undefined) {
    for (const folder of allFolders()) process.stdout.write(`${structureText(structureOf(folder, measuredFiles(folder)))}\n`);
    return 0;
  }
  const folder = normalize(given).replace(/\/+$/, "");
  const files = more.length === 0 ? measuredFiles(folder) : [];
  if (files.length === 0)
    return refuse(`"${[given, ...more].join(" ")}" isn't a folder with code.`, "Name one: npm run structure -- apps/web/src");
  const structure = structureOf(folder, files);
  process.stdout.write(`${structureText(structure)}\nRooms and the rooms next to them that they import:\n${roomsText(structure)}`);
  return 0;
}

const allFolders = (): readonly string[] =>
  ["packages", "apps"]
    .flatMap((kind) => readdirSync(inRoot(kind)).map((name) => `${kind}/${name}/src`))
    .concat("tools/src")
    .filter((folder) => existsSync(inRoot(folder)));

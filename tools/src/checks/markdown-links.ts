/** Links between the files of the project, as Markdown writes them. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { filesBelow } from "../files/freshness.ts";
import { inRoot } from "../root.ts";

export interface MarkdownLink {
  readonly from: string;
  /** The target's path from the root of the repository. */
  readonly to: string;
}

const LINK = /\]\(([^)\s]+)\)/g;
const isOutside = (target: string): boolean => /^[a-z]+:|^#|^\//.test(target);

export const linksIn = (from: string, text: string): readonly MarkdownLink[] =>
  [...text.matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !isOutside(target))
    .map((target) => ({ from, to: join(dirname(from), target.replace(/#.*$/, "")) }));

export const markdownLinks = (): readonly MarkdownLink[] =>
  filesBelow(".")
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => linksIn(file, readFileSync(inRoot(file), "utf8")));

export const isBroken = ({ to }: MarkdownLink): boolean => !existsSync(inRoot(to));

/** Finds phrases that make texts, comments and documents sound translated. */
import { readFileSync } from "node:fs";
import { filesBelow } from "../files/freshness.ts";
import { proseOf, type SourceFile } from "../files/source-text.ts";
import { inRoot } from "../root.ts";
import { VOICE_EXCEPTIONS, type VoiceException } from "./voice-exceptions.ts";
import { VOICE_PATTERNS, type VoicePattern } from "./voice-patterns.ts";

const FOLDERS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "packages", "apps", "tools", "tests"];
const SCANNED = /\.(?:md|ts|tsx|mjs|mts|css|html)$/;
/** Generated files, German texts, and this check with its examples. */
const SKIPPED =
  /\/generated\/|\/german\b|\/broadside\.css$|^docs\/scenarios\/|^docs\/clarifications\.md$|^tools\/src\/checks\/(?:check-voice|voice-)/;
/** Every string in these folders is text for people, even single words. */
const TEXTS = /^apps\/web\/src\/words\/|^packages\/telling\/src\/(?:languages|lists|events)\//;

export const voiceProblems = (): readonly string[] =>
  voiceProblemsIn(
    FOLDERS.flatMap(filesBelow)
      .filter((path) => SCANNED.test(path) && !SKIPPED.test(path))
      .map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") })),
    VOICE_EXCEPTIONS,
  );

interface Hit {
  readonly file: string;
  readonly line: number;
  /** The lines that contain the phrase. */
  readonly around: string;
  readonly phrase: string;
  readonly pattern: VoicePattern;
}

/** The same check for any files and exceptions, so that tests can use made-up ones. */
export function voiceProblemsIn(files: readonly SourceFile[], exceptions: readonly VoiceException[]): readonly string[] {
  const hits = files.flatMap(hitsIn);
  const excuses = ({ file, text }: VoiceException, hit: Hit): boolean => hit.file === file && hit.around.includes(text);
  return [
    ...hits
      .filter((hit) => !exceptions.some((exception) => excuses(exception, hit)))
      .map(({ file, line, phrase, pattern }) => `${file}:${line}: "${phrase}" – ${pattern.instead}`),
    ...exceptions
      .filter((exception) => !hits.some((hit) => excuses(exception, hit)))
      .map(({ file, text }) => `tools/src/checks/voice-exceptions.ts: nothing in ${file} needs the exception "${text}"; delete it`),
  ];
}

/** A space in a pattern also stands for a line break in a comment, with the asterisk or slashes of the next line. */
const acrossLines = ({ source, flags }: RegExp): RegExp => new RegExp(source.replaceAll(" ", "[\\s*/]+"), `${flags}g`);
const SEARCHES = VOICE_PATTERNS.map((pattern) => ({ pattern, search: acrossLines(pattern.expression) }));

function hitsIn({ path, text }: SourceFile): readonly Hit[] {
  const words = text.toLowerCase();
  const searches = SEARCHES.filter(({ pattern, search }) => words.includes(pattern.word) && text.search(search) >= 0);
  if (searches.length === 0) return [];
  const prose = path.endsWith(".md") ? text : proseOf(text, TEXTS.test(path));
  return searches.flatMap(({ pattern, search }) =>
    [...prose.matchAll(search)].map((match) => {
      const [phrase] = match;
      const from = prose.lastIndexOf("\n", match.index) + 1;
      const to = prose.indexOf("\n", match.index + phrase.length);
      return {
        file: path,
        line: prose.slice(0, match.index).split("\n").length,
        around: prose.slice(from, to < 0 ? undefined : to),
        phrase: phrase.trim().replaceAll(/[\s*/]+/g, " "),
        pattern,
      };
    }),
  );
}

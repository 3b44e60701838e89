/** The rooms of `tests/`: a test is in a room, and a room imports only itself and the shared room. Part of the import check. */
import { dirname, join } from "node:path/posix";
import { importsOf, isTest, type SourceFile } from "../files/source-text.ts";

const TESTS = "tests/";
const SHARED = "shared";

/** Undefined for a file directly in `tests/`. */
const roomOf = (path: string): string | undefined => /^tests\/([^/]+)\//.exec(path)?.[1];

export function testRoomProblems(files: readonly SourceFile[]): readonly string[] {
  return files.filter(({ path }) => path.startsWith(TESTS)).flatMap(problemsOf);
}

function problemsOf({ path, text }: SourceFile): readonly string[] {
  const room = roomOf(path);
  if (room === undefined) return isTest(path) ? [`${path}: a test belongs in a room, such as tests/games`] : [];
  const targets = importsOf(text).flatMap((target) => (target.startsWith(".") ? [join(dirname(path), target)] : []));
  return targets.flatMap((target) => {
    const other = target.startsWith(TESTS) ? roomOf(target) : room;
    return other === room || other === SHARED ? [] : [`${path}: the room ${room} may import only tests/${SHARED}, not ${target}`];
  });
}

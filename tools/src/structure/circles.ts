/** Which files import which, and where imports lead in circles. */
import { dirname, join } from "node:path/posix";
import { importsOf, type SourceFile } from "../files/source-text.ts";

/** Each node with the nodes that it leads to. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

/** For each file, the files among these that it imports, including types. */
export function arrowsOf(files: readonly SourceFile[]): Arrows {
  const known = new Set(files.map(({ path }) => path));
  const targetsOf = ({ path, text }: SourceFile) =>
    importsOf(text).flatMap((target) => (target.startsWith(".") ? join(dirname(path), target) : []));
  return new Map(files.map((file) => [file.path, targetsOf(file).filter((target) => known.has(target))]));
}

/**
 * The circles, largest first. A circle is the largest possible group of two or more nodes in which each leads to every other, if not
 * directly (a strongly connected component, found with Tarjan's algorithm).
 */
export function circlesOf(arrows: Arrows): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const open: string[] = [];
  const numbers = new Map<string, number>();
  /** Returns the lowest number among the open nodes that this node is known to lead to. */
  const visit = (node: string): number => {
    const own = numbers.size;
    const at = open.push(node) - 1;
    let lowest = own;
    numbers.set(node, own);
    for (const next of arrows.get(node) ?? []) lowest = Math.min(lowest, numbers.get(next) ?? visit(next));
    if (lowest < own) return lowest;
    const circle = open.splice(at);
    for (const done of circle) numbers.set(done, Number.POSITIVE_INFINITY);
    if (circle.length > 1) circles.push(circle.sort());
    return lowest;
  };
  for (const node of arrows.keys()) if (!numbers.has(node)) visit(node);
  return circles.sort((one, other) => other.length - one.length);
}

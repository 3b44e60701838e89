/**
 * What the launcher needs to know about a machine before anything is compiled: how to start npm, and which native parts the dependencies
 * need. A dependency with native parts lists one optional package per platform, and npm installs those that fit.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** @returns this machine, in the words of package.json */
export function thisMachine() {
  const { platform, arch } = process;
  return platform === "linux" ? { os: platform, cpu: arch, libc: isGlibc() ? "glibc" : "musl" } : { os: platform, cpu: arch };
}

function isGlibc() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

/** "linux x64 (glibc)" */
export const machineInWords = ({ os, cpu, libc }) => `${os} ${cpu}${libc ? ` (${libc})` : ""}`;

/**
 * Every dependency in a lock file that has native parts, with the parts that fit one machine. It leaves out dependencies for a single
 * platform, such as the macOS file watcher, because other platforms don't need them.
 */
export function nativeParts({ packages }, machine) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) => {
    const parts = Object.keys(optionalDependencies)
      .map((name) => ({ name, at: placeOf(packages, place, name) }))
      .filter(({ at }) => at === undefined || isForSomeOnly(packages[at]));
    if (parts.length < 2) return [];
    const fitting = parts.filter(({ at }) => at !== undefined && fits(packages[at], machine));
    return [{ dependency: nameAt(place), parts: fitting.map(({ name, at }) => ({ name, at })) }];
  });
}

/** Native parts that are needed here but missing. If a dependency has no part for this machine, `part` is undefined. */
export const missingParts = (lock, machine, isThere) =>
  nativeParts(lock, machine).flatMap(({ dependency, parts }) =>
    parts.some(({ at }) => isThere(at)) ? [] : [{ dependency, part: parts[0]?.name }],
  );

/** Which parts are missing, and what to do about it, in one sentence. */
export function missingInWords(missing, machine) {
  const none = missing.filter(({ part }) => part === undefined);
  const here = machineInWords(machine);
  if (none.length > 0)
    return `Broadside doesn't run on ${here}, because there is no ${none.map(({ dependency }) => dependency).join(", ")} for it.`;
  const names = missing.map(({ dependency, part }) => `${part} (of ${dependency})`).join(", ");
  return (
    `npm hasn't installed ${names} for ${here}. Check that "npm config get omit" doesn't print optional and that the package registry has ` +
    "it. Then delete the folder node_modules and run the command again."
  );
}

/** Finds a package as another package would load it: from its own folder, or from a folder further up. */
function placeOf(packages, from, name) {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf("node_modules/") - 1))) {
    const at = `${around === "" ? "" : `${around}/`}node_modules/${name}`;
    if (packages[at]) return at;
    if (around === "") return undefined;
  }
}

const nameAt = (place) => (place === "" ? "this project" : place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length));

const isForSomeOnly = ({ os, cpu, libc }) => os !== undefined || cpu !== undefined || libc !== undefined;

const fits = (entry, { os, cpu, libc }) => allows(entry.os, os) && allows(entry.cpu, cpu) && (!libc || allows(entry.libc, libc));

/** Whether a list in a package.json allows the value. As in npm, "!" before a value excludes it. */
function allows(list, value) {
  if (list === undefined) return true;
  const wanted = list.filter((one) => !one.startsWith("!"));
  return !list.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
}

/**
 * How to start npm: this Node runs npm's script. That is the npm that runs this command, or else the one next to Node. If there is neither,
 * the system looks for npm, which on Windows takes a shell.
 */
export function npmCommand({ env, execPath, platform } = process, isThere = existsSync) {
  const asked = env["npm_execpath"] ?? "";
  const folder = dirname(execPath);
  const beside = [join(folder, "node_modules"), join(folder, "..", "lib", "node_modules")].map((at) =>
    join(at, "npm", "bin", "npm-cli.js"),
  );
  // If another package manager runs this command, the variable holds that manager's path.
  const script = /[\\/]npm-cli\.[cm]?js$/.test(asked) ? asked : beside.find(isThere);
  return script === undefined
    ? { program: "npm", args: [], shell: platform === "win32" }
    : { program: execPath, args: [script], shell: false };
}

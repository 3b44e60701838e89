/**
 * What the launcher asks of a machine before anything is compiled: how npm is started on it, and which native parts of the dependencies
 * it needs. A dependency with native parts names one package for each platform, all optional, and npm installs those that fit.
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
 * Every dependency of a lock file that has native parts, with those for one machine. What is for one platform alone, as the watcher of
 * macOS's files, is an extra that no other platform misses.
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

/** The parts that are needed here and are not there; of a dependency that has none for this machine, the dependency itself. */
export const missingParts = (lock, machine, isThere) =>
  nativeParts(lock, machine).flatMap(({ dependency, parts }) =>
    parts.some(({ at }) => isThere(at)) ? [] : [{ dependency, part: parts[0]?.name }],
  );

/** Which parts are missing, and what to do about it, in one sentence. */
export function missingInWords(missing, machine) {
  const none = missing.filter(({ part }) => part === undefined);
  const here = machineInWords(machine);
  if (none.length > 0)
    return `Broadside does not run on ${here}: there is no ${none.map(({ dependency }) => dependency).join(", ")} for it.`;
  const names = missing.map(({ dependency, part }) => `${part} (of ${dependency})`).join(", ");
  return (
    `npm has not installed ${names} for ${here}: see that "npm config get omit" does not say optional and that the package registry has ` +
    "it, delete the folder node_modules, and run the command again."
  );
}

/** Where a package finds another: in its own folder, or in that of a package around it. */
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

/** A list as npm reads it: what is allowed, or with "!" what is not. */
function allows(list, value) {
  if (list === undefined) return true;
  const wanted = list.filter((one) => !one.startsWith("!"));
  return !list.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
}

/**
 * How npm is started: by this Node, with the script of npm. That is the npm that runs this command, or else the one beside Node. Only
 * where neither is found it is left to the system, which on Windows needs a shell for it.
 */
export function npmCommand({ env, execPath, platform } = process, isThere = existsSync) {
  const asked = env["npm_execpath"] ?? "";
  const folder = dirname(execPath);
  const beside = [join(folder, "node_modules"), join(folder, "..", "lib", "node_modules")].map((at) =>
    join(at, "npm", "bin", "npm-cli.js"),
  );
  // Another package manager that runs this command names itself there.
  const script = /[\\/]npm-cli\.[cm]?js$/.test(asked) ? asked : beside.find(isThere);
  return script === undefined
    ? { program: "npm", args: [], shell: platform === "win32" }
    : { program: execPath, args: [script], shell: false };
}

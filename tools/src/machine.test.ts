/** What the launcher finds out about a machine. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Lock, type Machine, missingInWords, missingParts, nativeParts, npmCommand } from "../machine.mjs";

const part = (os: string, cpu: string, libc?: string) => ({ os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}), optional: true });
const LOCK: Lock = {
  packages: {
    "": {},
    "node_modules/pack": { optionalDependencies: { "@pack/linux": "1", "@pack/musl": "1", "@pack/windows": "1" } },
    "node_modules/@pack/linux": part("linux", "x64", "glibc"),
    "node_modules/@pack/musl": part("linux", "x64", "musl"),
    "node_modules/pack/node_modules/@pack/windows": part("win32", "x64"),
    "node_modules/watch": { optionalDependencies: { fsevents: "1" } },
    "node_modules/fsevents": { os: ["darwin"], optional: true },
    "node_modules/loose": { optionalDependencies: { coloured: "1", bright: "1" } },
    "node_modules/coloured": { optional: true },
    "node_modules/bright": { optional: true },
  },
};
const LINUX: Machine = { os: "linux", cpu: "x64", libc: "glibc" };
const WINDOWS: Machine = { os: "win32", cpu: "x64" };

describe("native parts", () => {
  test("are those that fit the machine's system, processor and C library, wherever they are installed", () => {
    const placesFor = (machine: Machine) =>
      nativeParts(LOCK, machine).map(({ dependency, parts }) => [dependency, ...parts.map(({ at }) => at)]);
    expect(placesFor(LINUX)).toEqual([["pack", "node_modules/@pack/linux"]]);
    expect(placesFor({ ...LINUX, libc: "musl" })).toEqual([["pack", "node_modules/@pack/musl"]]);
    expect(placesFor(WINDOWS)).toEqual([["pack", "node_modules/pack/node_modules/@pack/windows"]]);
    expect(placesFor({ os: "linux", cpu: "arm64", libc: "glibc" })).toEqual([["pack"]]);
  });

  test("may say which machines they don't fit", () => {
    const lock: Lock = {
      packages: {
        "node_modules/a": { optionalDependencies: { b: "1", c: "1" } },
        "node_modules/b": { os: ["!win32"] },
        "node_modules/c": { os: ["win32"] },
      },
    };
    expect(nativeParts(lock, LINUX)[0]?.parts.map(({ name }) => name)).toEqual(["b"]);
    expect(nativeParts(lock, WINDOWS)[0]?.parts.map(({ name }) => name)).toEqual(["c"]);
  });

  test("are not missing if they are there, or if they are for other machines", () => {
    expect(missingParts(LOCK, LINUX, (at) => at === "node_modules/@pack/linux")).toEqual([]);
  });

  test("that are missing are reported in one sentence, with what to do", () => {
    const missing = missingParts(LOCK, LINUX, (at) => at === "node_modules/@pack/musl");
    expect(missing).toEqual([{ dependency: "pack", part: "@pack/linux" }]);
    expect(missingInWords(missing, LINUX)).toMatch(
      /^npm hasn't installed @pack\/linux \(of pack\) for linux x64 \(glibc\)\. Check that "npm config get omit" doesn't print optiona.*$/,
    );
  });

  test("that do not exist for this machine are reported as such", () => {
    const plan9: Machine = { os: "plan9", cpu: "x64" };
    expect(
      missingInWords(
        missingParts(LOCK, plan9, () => true),
        plan9,
      ),
    ).toBe("Broadside doesn't run on plan9 x64, because there is no pack for it.");
  });
});

describe("npm is started", () => {
  const at = (execPath: string, npm?: string, platform = "linux") => ({ execPath, platform, env: npm ? { npm_execpath: npm } : {} });
  const none = () => false;

  test("as the npm that runs the command", () => {
    expect(npmCommand(at("/bin/node", "/usr/share/npm/bin/npm-cli.js"), none)).toEqual({
      program: "/bin/node",
      args: ["/usr/share/npm/bin/npm-cli.js"],
      shell: false,
    });
    const windows = at("C:\\node\\node.exe", "C:\\node\\node_modules\\npm\\bin\\npm-cli.js", "win32");
    expect(npmCommand(windows, none)).toMatchObject({ program: "C:\\node\\node.exe", args: [windows.env.npm_execpath] });
  });

  test("as the one next to Node if another program runs the command, on Windows without the .cmd that Node refuses to start", () => {
    for (const npm of [undefined, "/usr/lib/yarn/bin/yarn.js"])
      for (const folder of [join("/opt", "lib", "node_modules"), join("/opt", "bin", "node_modules")]) {
        const script = join(folder, "npm", "bin", "npm-cli.js");
        expect(npmCommand(at("/opt/bin/node", npm), (path) => path === script)).toEqual({
          program: "/opt/bin/node",
          args: [script],
          shell: false,
        });
      }
  });

  test("by the system if there is no such script, on Windows through a shell", () => {
    expect(npmCommand(at("/bin/node"), none)).toEqual({ program: "npm", args: [], shell: false });
    expect(npmCommand(at("C:\\node.exe", undefined, "win32"), none)).toEqual({ program: "npm", args: [], shell: true });
  });
});

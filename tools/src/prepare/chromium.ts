/** The system's Chromium, for tests in a real browser. */
import { accessSync, constants } from "node:fs";
import { posix, win32 } from "node:path";
import { runProgram, say } from "../root.ts";

/** Unlike a person's browser: no window, no sandbox (Chromium refuses to run as root with one), and no background traffic. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface System {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a path is a program. */
  isProgram(path: string): boolean;
}

const THIS_SYSTEM: System = { platform: process.platform, env: process.env, isProgram };

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that CHROMIUM_PATH names. If the variable isn't set, the first browser found. */
export function findChromium({ platform, env, isProgram: isThere }: System = THIS_SYSTEM): string | undefined {
  const chosen = env["CHROMIUM_PATH"];
  return (chosen ? [chosen] : platform === "win32" ? windowsPlaces(env) : otherPlaces(env)).find(isThere);
}

/** Edge is a Chromium too, and every Windows has it. */
const WINDOWS_PROGRAMS = [
  "Chromium\\Application\\chrome.exe",
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

function windowsPlaces(env: System["env"]): readonly string[] {
  const folders = ["LOCALAPPDATA", "ProgramFiles", "ProgramFiles(x86)"].flatMap((name) => env[name] ?? []);
  return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}

/** The version without a window comes first, because its pages open in half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const MAC_PROGRAMS = ["/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

function otherPlaces(env: System["env"]): readonly string[] {
  const folders = (env["PATH"] ?? "").split(posix.delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name))), ...MAC_PROGRAMS];
}

/** Debian's packages: the one without a window, or the full browser if Debian doesn't have that one. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** The browser's path. Installs Debian's package if there is none. If that is impossible, prints a message and returns undefined. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    say(
      `The browser tests need Chromium, and CHROMIUM_PATH doesn't name a program: ${chosen}.\nSet CHROMIUM_PATH to a Chromium or Chrome.`,
    );
    return undefined;
  }
  const installed = isProgram("/usr/bin/apt-get") ? await installChromium() : undefined;
  if (!installed)
    say("The browser tests need Chromium, and this machine has none.\nInstall it, or set CHROMIUM_PATH to a Chromium or Chrome.");
  return installed;
}

async function installChromium(): Promise<string | undefined> {
  say("Installing Chromium for the browser tests (Debian package) …");
  const isRoot = process.getuid?.() === 0;
  const asRoot = (args: readonly string[]) =>
    runProgram(
      isRoot
        ? { program: "apt-get", args, env: { DEBIAN_FRONTEND: "noninteractive" } }
        : { program: "sudo", args: ["-n", "apt-get", ...args] },
    );
  if ((await asRoot(["update", "-qq"])) !== 0) return undefined;
  for (const name of PACKAGES) if ((await asRoot(["install", "-y", "-qq", "--no-install-recommends", name])) === 0) break;
  return findChromium();
}

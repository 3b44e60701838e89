/** The system's Chromium, for tests in a real browser. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runProgram, say } from "./root.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const ELSEWHERE = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Started as a person's browser is not: no window, no sandbox (it refuses to run as root), no talk to the outside. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser's path; installs Debian's package where there is none. Undefined, with a sentence said, where that cannot be done. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (process.env["CHROMIUM_PATH"]) {
    say(`The browser tests need Chromium, and CHROMIUM_PATH names no file: ${process.env["CHROMIUM_PATH"]}.`);
    return undefined;
  }
  say("Installing Chromium for the browser tests (Debian package chromium) …");
  const isRoot = process.getuid?.() === 0;
  const asRoot = (args: readonly string[]) =>
    runProgram(
      isRoot
        ? { program: "apt-get", args, env: { DEBIAN_FRONTEND: "noninteractive" } }
        : { program: "sudo", args: ["-n", "apt-get", ...args] },
    );
  if ((await asRoot(["update", "-qq"])) === 0) await asRoot(["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  const installed = findChromium();
  if (!installed)
    say(
      "The browser tests need Chromium, and it could not be installed: install it by hand, or set CHROMIUM_PATH to a Chromium or Chrome.",
    );
  return installed;
}

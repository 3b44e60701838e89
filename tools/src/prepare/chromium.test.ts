import { expect, test } from "vitest";
import { findChromium, type System } from "./chromium.ts";

const system = (platform: string, env: System["env"], ...programs: readonly string[]): System => ({
  platform,
  env,
  isProgram: (path) => programs.includes(path),
});

test("Chromium is looked for on the path, and where macOS keeps programs", () => {
  expect(findChromium(system("linux", { PATH: "/bin:/opt/bin" }, "/opt/bin/google-chrome"))).toBe("/opt/bin/google-chrome");
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(findChromium(system("darwin", { PATH: "/bin" }, mac))).toBe(mac);
  expect(findChromium(system("linux", {}))).toBeUndefined();
  const shell = "/bin/chromium-headless-shell";
  expect(findChromium(system("linux", { PATH: "/bin" }, "/bin/chromium", shell))).toBe(shell);
});

test("on Windows it is looked for among everybody's and the user's programs; Edge will do", () => {
  const env = { LOCALAPPDATA: "C:\\Users\\ana\\AppData\\Local", ProgramFiles: "D:\\Programs", "ProgramFiles(x86)": "D:\\Programs (x86)" };
  const chrome = "C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe";
  const edge = "D:\\Programs (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
  expect(findChromium(system("win32", env, edge, chrome))).toBe(chrome);
  expect(findChromium(system("win32", env, edge))).toBe(edge);
});

test("if one is named, only that one counts", () => {
  const env = { PATH: "/bin", CHROMIUM_PATH: "/own/chrome" };
  expect(findChromium(system("linux", env, "/bin/chromium", "/own/chrome"))).toBe("/own/chrome");
  expect(findChromium(system("linux", env, "/bin/chromium"))).toBeUndefined();
});

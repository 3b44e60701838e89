/** The commands as people meet them: their messages when something is wrong, and what they serve when all is well. */
import { type ChildProcessWithoutNullStreams, type SpawnOptionsWithoutStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildWeb } from "@broadside/tools/prepare/bundles";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const LAUNCHER = join("tools", "run.mjs");
/** Every file the launcher needs. */
const LAUNCHED = [LAUNCHER, join("tools", "machine.mjs"), join("tools", "registry.mjs"), "package.json"];
const BROADSIDE = join("apps", "cli", "bin", "broadside.mjs");

/** Starts a script, which ends with the test at the latest. */
function node(args: readonly string[], options: SpawnOptionsWithoutStdio = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, args, { cwd: ROOT, ...options });
  onTestFinished(() => void child.kill());
  return child;
}

/** Runs a script to its end. Returns its exit code and what it wrote to standard error and standard output. */
async function outcomeOf(args: readonly string[], options?: SpawnOptionsWithoutStdio) {
  const child = node(args, options);
  const [said, printed, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, "exit")]);
  return { code, said, printed };
}

describe("a version of Node that is too old", () => {
  const versions = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.19.0"}})';
  const launch = (name: string) => outcomeOf(["--import", `data:text/javascript,${versions}`, LAUNCHER, name]);
  const said = "Broadside needs Node 20.19 or newer; this is Node 18.19.0.\n";

  test("is named in one sentence", async () => {
    expect(await launch("start")).toEqual({ code: 1, said, printed: "" });
  });

  test("does not keep npm test from ending with its count", async () => {
    expect(await launch("test")).toEqual({ code: 1, said, printed: "0 passed, 1 failed\n" });
  });
});

const ON_WINDOWS = process.platform === "win32";

// Node can't set folder permissions on Windows.
describe.skipIf(ON_WINDOWS)("a folder without write permission", () => {
  let folder = "";
  /** Root can write anywhere, so root runs this as nobody. */
  const someone = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "broadside-")));
    for (const file of [...LAUNCHED, "package-lock.json"]) cpSync(join(ROOT, file), join(folder, file));
    chmodSync(folder, 0o555);
  });

  afterAll(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
  });

  test("is named in one sentence", async () => {
    expect(await outcomeOf([LAUNCHER, "start"], { cwd: folder, ...someone })).toEqual({
      code: 1,
      said: `Broadside cannot write to its folder ${folder}; make it writable or put the project somewhere else.\n`,
      printed: "",
    });
  });

  test("does not keep npm test from ending with its count", async () => {
    expect(await outcomeOf([LAUNCHER, "test"], { cwd: folder, ...someone })).toMatchObject({ code: 1, printed: "0 passed, 1 failed\n" });
  });
});

describe("a native part that npm leaves out", () => {
  const { platform, arch } = process;
  const lock = {
    packages: {
      "node_modules/pack": { optionalDependencies: { "@pack/here": "1", "@pack/there": "1" } },
      "node_modules/@pack/here": { os: [platform], cpu: [arch] },
      "node_modules/@pack/there": { os: ["plan9"] },
    },
  };

  /** The launcher in a separate folder, with an npm that installs nothing. */
  function launch(name: string) {
    const folder = mkdtempSync(join(tmpdir(), "broadside-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of LAUNCHED) cpSync(join(ROOT, file), join(folder, file));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    writeFileSync(join(folder, "npm-cli.js"), "");
    return outcomeOf([LAUNCHER, name], { cwd: folder, env: { ...process.env, npm_execpath: join(folder, "npm-cli.js") } });
  }

  test("is named in one sentence, with what to do", async () => {
    const { code, said } = await launch("start");
    expect([code, said.split("\n").slice(1)]).toEqual([
      1,
      [
        expect.stringMatching(
          new RegExp(`^npm hasn't installed @pack/here \\(of pack\\) for ${platform} ${arch}.*run the command again\\.$`),
        ),
        "",
      ],
    ]);
  });

  test("does not keep npm test from ending with its count", async () => {
    expect(await launch("test")).toMatchObject({ code: 1, printed: "0 passed, 1 failed\n" });
  });
});

describe("broadside serve", () => {
  beforeAll(async () => {
    // Build as npm start does. With Vitest's NODE_ENV, it would be a development build.
    vi.stubEnv("NODE_ENV", undefined);
    expect(await buildWeb()).toBe(true);
    vi.unstubAllEnvs();
  }, 300_000);

  test("names a busy port and what to do in one sentence", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const outcome = await outcomeOf([BROADSIDE, "serve", "--port", String(port)]);
    other.close();
    expect(outcome).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^Port ${port} is in use\\.\\nChoose another: npm start -- --port \\d+\\n$`)),
      printed: "",
    });
  });

  test.each(["eighty", "-1", "80.5", "65536", "", "0x50", "1e3"])("refuses %s as a port", async (port) => {
    expect(await outcomeOf([BROADSIDE, "serve", "--port", port])).toEqual({
      code: 2,
      said: `The port can't be "${port}".\nUse a number from 0 to 65535, such as --port 4400.\n`,
      printed: "",
    });
  });

  test("serves the app at every address, its files, and nothing else, until it is told to stop", async () => {
    const server = node([BROADSIDE, "serve", "--port", "0"]);
    const ended = once(server, "exit");
    const [line] = await once(server.stdout, "data");
    const origin = /^Broadside is at (http:\/\/localhost:\d+)\/ \(press Ctrl\+C to stop it\)\n$/.exec(String(line))?.[1] ?? "";
    const answerAt = async (path: string) => {
      const response = await fetch(origin.replace("localhost", "127.0.0.1") + path);
      return { status: response.status, type: response.headers.get("content-type")?.split(";")[0], body: await response.text() };
    };

    const start = await answerAt("/");
    expect(start).toMatchObject({ status: 200, type: "text/html", body: expect.stringContaining('<div id="app">') });
    for (const page of ["/judge", "/rules/HS-TGT-03", "/rules?q=crippled"]) expect(await answerAt(page), page).toEqual(start);
    const script = /src="([^"]+)"/.exec(start.body)?.[1] ?? "";
    expect(await answerAt(script)).toMatchObject({ status: 200, type: "text/javascript", body: expect.not.stringContaining("jsxDEV") });
    for (const missing of ["/assets/none.js", "/package.json", "/%2e%2e/%2e%2e/package.json"])
      expect(await answerAt(missing), missing).toMatchObject({ status: 404 });
    expect((await answerAt("/..%2f..%2f..%2fpackage.json")).body).not.toContain("workspaces");

    expect(await answerAt("/packs.json")).toEqual({ status: 200, type: "application/json", body: "[]" });

    server.kill("SIGTERM");
    // Windows ends a process instead of sending it the signal.
    expect(await ended).toEqual(ON_WINDOWS ? [null, "SIGTERM"] : [0, null]);
  });

  /** A data folder with these files of points updates. */
  function dataFolder(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), "broadside-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "packs"));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, "packs", name), content);
    return folder;
  }
  const UPDATE = { edition: "1e", date: "2026-03", pilots: { rookiepilot: { cost: 20 } }, upgrades: {}, ships: {} };

  test("serves the points updates in its data folder", async () => {
    const server = node([BROADSIDE, "serve", "--port", "0", "--data", dataFolder({ "good.json": JSON.stringify(UPDATE) })]);
    const [line] = await once(server.stdout, "data");
    const response = await fetch(`http://127.0.0.1:${/:(\d+)\//.exec(String(line))?.[1]}/packs.json`);
    expect(await response.json()).toEqual([UPDATE]);
    server.kill("SIGTERM");
  });

  test.each([
    ["broken.json", "{", /broken\.json isn't a valid points update:\n {2}the document isn't JSON/],
    [
      "unknown.json",
      JSON.stringify({ ...UPDATE, pilots: { nosuch: {} } }),
      /unknown\.json isn't a valid points update:\n {2}pilots\.nosuch isn't a card in 1e\n/,
    ],
  ])("refuses to start with a points update that does not fit: %s", async (name, content, complaint) => {
    const server = node([BROADSIDE, "serve", "--port", "0", "--data", dataFolder({ [name]: content })]);
    const said = text(server.stderr);
    expect(await once(server, "exit")).toEqual([1, null]);
    expect(await said).toMatch(complaint);
  });
});

/**
 * Every npm command starts here: `node tools/run.mjs NAME …`. It only needs Node. It checks the machine, installs missing packages, updates
 * the registry of cards if card files were added or removed, compiles what changed, and runs `tools/src/NAME.ts`. Messages go to standard
 * error.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { missingInWords, missingParts, npmCommand, thisMachine } from "./machine.mjs";
import { writeRegistry } from "./registry.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [name, ...args] = process.argv.slice(2);

/** Writes synchronously: on some systems, a pipe loses pending output when the process ends. */
function stop(sentence) {
  writeSync(2, `${sentence}\n`);
  if (name === "test" || name === "long" || name === "check") writeSync(1, "0 passed, 1 failed\n");
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Broadside needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

function checkWritable() {
  for (const folder of [root, join(root, "node_modules")]) {
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    } catch {
      stop(`Broadside cannot write to its folder ${folder}; make it writable or put the project somewhere else.`);
    }
  }
}

/** Installs the packages of the lock file, unless they are already installed on this machine. */
function install() {
  const text = readFileSync(join(root, "package-lock.json"));
  const lock = JSON.parse(text.toString());
  const machine = thisMachine();
  const missing = () => missingParts(lock, machine, (at) => existsSync(join(root, at, "package.json")));
  const mark = join(root, "node_modules", ".broadside-installed");
  const wanted = createHash("sha256").update(text).digest("hex");
  // If another machine installed this folder, the native packages for this machine are missing.
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted && missing().length === 0) return;
  process.stderr.write("Installing the packages that Broadside needs. This takes about a minute …\n");
  const { program, args: npm, shell } = npmCommand();
  const { status } = spawnSync(program, [...npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    shell,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0)
    stop("The installation failed. See npm's messages above, check your connection to the package registry, and run the command again.");
  const left = missing();
  if (left.length > 0) stop(missingInWords(left, machine));
  writeFileSync(mark, wanted);
}

/** Updates the registry, so that nobody has to remember it when adding or removing a card. */
function register() {
  try {
    for (const path of writeRegistry(root)) process.stderr.write(`Wrote ${path} from the files it lists.\n`);
  } catch (error) {
    stop(error.message);
  }
}

function compile() {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), "-b"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) stop("The code doesn't compile. Fix the errors above, then run the command again.");
}

checkNode();
checkWritable();
install();
register();
compile();
const tool = join(root, "tools", "dist", `${name}.js`);
if (!name || !existsSync(tool)) stop(`There is no npm command "${name}". See all of them: npm run`);
const { run } = await import(pathToFileURL(tool).href);
if (!run) stop(`There is no npm command "${name}". See all of them: npm run`);
process.exitCode = await run(args);

/**
 * Every npm command starts here: `node tools/run.mjs NAME …`. It needs nothing but Node: it checks the machine, installs what is missing,
 * writes the registry of cards where files of cards have come or gone, compiles what changed, and hands over to `tools/src/NAME.ts`. What it
 * has to say goes to standard error.
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

/** Written at once: what a pipe has not taken is lost with the process on some systems. */
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

/** Installs what the lock file names, unless that has been done, on this machine. */
function install() {
  const text = readFileSync(join(root, "package-lock.json"));
  const lock = JSON.parse(text.toString());
  const machine = thisMachine();
  const missing = () => missingParts(lock, machine, (at) => existsSync(join(root, at, "package.json")));
  const mark = join(root, "node_modules", ".broadside-installed");
  const wanted = createHash("sha256").update(text).digest("hex");
  // Of a folder that another machine has filled the native parts are missing.
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted && missing().length === 0) return;
  process.stderr.write("Installing what Broadside needs; this takes about a minute …\n");
  const { program, args: npm, shell } = npmCommand();
  const { status } = spawnSync(program, [...npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    shell,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) stop("Installing failed; what npm said stands above. Is the package registry within reach?");
  const left = missing();
  if (left.length > 0) stop(missingInWords(left, machine));
  writeFileSync(mark, wanted);
}

/** Nobody has to think of it when a card comes or goes. */
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
  if (status !== 0) stop("The types do not hold; what the compiler said stands above.");
}

checkNode();
checkWritable();
install();
register();
compile();
const tool = join(root, "tools", "dist", `${name}.js`);
if (!name || !existsSync(tool)) stop(`There is no tool called ${name}.`);
const { run } = await import(pathToFileURL(tool).href);
if (!run) stop(`There is no tool called ${name}.`);
process.exitCode = await run(args);

#!/usr/bin/env node
/** The broadside command. It runs the bundle that `npm run build` makes. */
import { existsSync } from "node:fs";

const built = new URL("../bundle/main.js", import.meta.url);
if (!existsSync(built)) {
  process.stderr.write("Broadside isn't built yet.\nBuild it: npm run build\n");
  process.exit(1);
}
// A program that reads the output, such as `head`, may stop early. Writing then fails with EPIPE, or with EOF on Windows.
process.stdout.on("error", (error) => process.exit(["EPIPE", "EOF"].includes(error.code) ? 0 : 1));
const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2));

#!/usr/bin/env node
/** The broadside command. It runs what `npm run build` has built. */
import { existsSync } from "node:fs";

const built = new URL("../bundle/main.js", import.meta.url);
if (!existsSync(built)) {
  process.stderr.write("Broadside is not built yet; run npm run build first.\n");
  process.exit(1);
}
// Whoever reads the output may stop early, as head does; Windows has another word for it.
process.stdout.on("error", (error) => process.exit(["EPIPE", "EOF"].includes(error.code) ? 0 : 1));
const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2));

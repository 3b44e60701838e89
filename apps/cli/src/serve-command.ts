/** `broadside serve`: serves the app on a local port. */

import { existsSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PointsUpdate } from "@broadside/cards";
import { EDITIONS } from "@broadside/rulebook/row";
import sirv from "sirv";
import { PACKS } from "./catalogues.ts";
import { EXIT } from "./exit-codes.ts";
import { DATA_ARG, readUpdates, withUpdates } from "./points-updates.ts";
import type { Subcommand } from "./subcommand.ts";
import { type Complaint, complain, print } from "./terminal/messages.ts";

const APP = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "web", "dist");
const USUAL_PORT = "4400";

export const serveCommand: Subcommand = {
  about: "Serve the app to browsers on this computer",
  example: "--port 4400",
  args: {
    port: {
      type: "string",
      valueHint: "NUMBER",
      description: `the port to listen on (default: PORT from the environment, or ${USUAL_PORT})`,
    },
    data: DATA_ARG,
  },
  run: ({ port, data }) => serve(String(port ?? process.env["PORT"] ?? USUAL_PORT), data),
};

/**
 * Serves the app's files, and its start page at every other path. Files are looked up for each request, so a new build needs no restart.
 * The app gets the data folder's points updates as one document.
 */
export function appFiles(updates: readonly PointsUpdate[] = []): RequestListener {
  const files = sirv(APP, { single: true, dev: true });
  const packs = JSON.stringify(updates);
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { allow: "GET, HEAD" }).end("This server only answers GET and HEAD\n");
    else if (request.url?.split("?")[0] === "/packs.json")
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(packs);
    else files(request, response, () => void response.writeHead(404).end("Not found\n"));
  };
}

/** Serves the app, and returns when the server stops. */
async function serve(wanted: string, data: unknown): Promise<number> {
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    complain(`The port can't be "${wanted}".`, `Use a number from 0 to 65535, such as --port ${USUAL_PORT}.`);
    return EXIT.usage;
  }
  if (!existsSync(join(APP, "index.html"))) {
    complain("The app isn't built yet.", "Build it: npm run build");
    return EXIT.refused;
  }
  const updates = await fittingUpdates(data);
  if (!updates) return EXIT.refused;
  const server = createServer(appFiles(updates));
  return new Promise((resolve) => {
    server.on("error", (error: NodeJS.ErrnoException) => {
      const { problem, next } = complaintOf(error, port);
      complain(problem, next);
      resolve(EXIT.refused);
    });
    server.on("close", () => resolve(EXIT.fine));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      print(`Broadside is at http://localhost:${typeof address === "object" && address ? address.port : port}/ (press Ctrl+C to stop it)`);
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
  });
}

/**
 * Returns the updates. Prints the problems and returns undefined if an update doesn't fit; otherwise players would see different points
 * than the organiser intends.
 */
async function fittingUpdates(data: unknown): Promise<readonly PointsUpdate[] | undefined> {
  const { updates, complete } = await readUpdates(data);
  if (!complete) return undefined;
  const packs = await Promise.all(updates.length === 0 ? [] : EDITIONS.map((edition) => PACKS[edition]()));
  const updated = packs.map(({ pack }) => withUpdates(pack, updates));
  return updated.every((one) => one.complete) ? updated.flatMap(({ fitting }) => fitting.map(({ update }) => update)) : undefined;
}

function complaintOf({ code, message }: NodeJS.ErrnoException, port: number): Complaint {
  if (code === "EADDRINUSE")
    return { problem: `Port ${port} is in use.`, next: `Choose another: npm start -- --port ${port === 65_535 ? port - 1 : port + 1}` };
  if (code === "EACCES")
    return { problem: `You aren't allowed to use port ${port}.`, next: `Choose one above 1023: npm start -- --port ${USUAL_PORT}` };
  return { problem: `The app can't be served: ${message}.`, next: `Try another port: npm start -- --port ${USUAL_PORT}` };
}

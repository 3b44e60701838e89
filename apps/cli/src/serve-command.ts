/** `broadside serve`: the app on a local port. */
import { existsSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PointsUpdate } from "@broadside/cards";
import { EDITIONS } from "@broadside/rulebook/row";
import sirv from "sirv";
import { PACKS } from "./catalogues.ts";
import { complain, EXIT, print } from "./exit-codes.ts";
import { DATA_ARG, readUpdates, withUpdates } from "./points-updates.ts";
import type { Subcommand } from "./subcommand.ts";

const APP = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "web", "dist");
const USUAL_PORT = "4400";

export const serveCommand: Subcommand = {
  about: "serves the app on this machine",
  args: {
    port: { type: "string", valueHint: "NUMBER", description: `the port to listen on; PORT in the environment, or ${USUAL_PORT}` },
    data: DATA_ARG,
  },
  run: ({ port, data }) => serve(String(port ?? process.env["PORT"] ?? USUAL_PORT), data),
};

/**
 * Every path that is no file is a page of the app; files are looked up anew, so that a new build needs no restart. The points updates
 * of the data folder are one document, which the app lays over its cards.
 */
export function appFiles(updates: readonly PointsUpdate[] = []): RequestListener {
  const files = sirv(APP, { single: true, dev: true });
  const packs = JSON.stringify(updates);
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { allow: "GET, HEAD" }).end("Only reading is possible here\n");
    else if (request.url?.split("?")[0] === "/packs.json")
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(packs);
    else files(request, response, () => void response.writeHead(404).end("Not found\n"));
  };
}

/** Ends when the server does. */
async function serve(wanted: string, data: unknown): Promise<number> {
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    complain(`A port is a number from 0 to 65535, not "${wanted}".`);
    return EXIT.usage;
  }
  if (!existsSync(join(APP, "index.html"))) {
    complain("The app is not built yet; run npm start or npm run build.");
    return EXIT.refused;
  }
  const updates = await fittingUpdates(data);
  if (!updates) return EXIT.refused;
  const server = createServer(appFiles(updates));
  return new Promise((resolve) => {
    server.on("error", (error: NodeJS.ErrnoException) => {
      complain(SERVER_ERRORS[error.code ?? ""]?.(port) ?? `The app cannot be served: ${error.message}.`);
      resolve(EXIT.refused);
    });
    server.on("close", () => resolve(EXIT.fine));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      print(`Broadside is at http://localhost:${typeof address === "object" && address ? address.port : port}/ (Ctrl+C stops it)`);
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
  });
}

/** Undefined, with the reasons said, where one does not fit: players would be told other points than the organiser means. */
async function fittingUpdates(data: unknown): Promise<readonly PointsUpdate[] | undefined> {
  const { updates, complete } = await readUpdates(data);
  if (!complete) return undefined;
  const packs = await Promise.all(updates.length === 0 ? [] : EDITIONS.map((edition) => PACKS[edition]()));
  const updated = packs.map(({ pack }) => withUpdates(pack, updates));
  return updated.every((one) => one.complete) ? updated.flatMap(({ fitting }) => fitting.map(({ update }) => update)) : undefined;
}

const SERVER_ERRORS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use; choose another: npm start -- --port ${port === 65_535 ? port - 1 : port + 1}`,
  EACCES: (port) => `Port ${port} may not be used by this account; choose one above 1023: npm start -- --port ${USUAL_PORT}`,
};

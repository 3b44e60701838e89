/** Serves the built app from a test's own server, which can switch to the next build or become unreachable. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const DIST = join(import.meta.dirname, "..", "..", "..", "apps", "web", "dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

export interface ServedBuilds {
  readonly address: string;
  /** Serves another build from now on, with a marked page and a different service worker. */
  publish(mark: string): void;
  close(): void;
}

export async function serveBuilds(): Promise<ServedBuilds> {
  let mark: string | undefined;
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path === "/packs.json") {
      response.setHeader("content-type", "application/json").end("[]");
      return;
    }
    const file = extname(path) === "" ? "index.html" : path.slice(1);
    try {
      response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream").end(marked(file, mark));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (next) => {
      mark = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function marked(file: string, mark: string | undefined): Buffer | string {
  const content = readFileSync(join(DIST, file));
  if (mark === undefined) return content;
  if (file === "index.html") return content.toString().replace("<html", `<html data-build="${mark}"`);
  return file === "sw.js" ? content.toString().replace("broadside ", `broadside ${mark} `) : content;
}

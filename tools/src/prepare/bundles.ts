/** Builds the app for the browser and the broadside command with Vite, each only if its sources have changed. */
import { existsSync, readFileSync } from "node:fs";
import { filesBelow, keep, recall } from "../files/freshness.ts";
import { COMMAND_BUNDLE, type SourceGraph, sourceGraph, WEB_BUNDLE } from "../files/source-graph.ts";
import { projectTree } from "../files/source-tree.ts";
import { inRoot, runNode, say } from "../root.ts";
import { printOfBuild } from "./built-app.ts";

interface Bundle {
  readonly app: "web" | "cli";
  /** The folder that the build is written to. */
  readonly folder: string;
  /** A file that exists once the bundle has been built. */
  readonly made: string;
  readonly saying: string;
}

const WEB: Bundle = { app: "web", folder: WEB_BUNDLE, made: "index.html", saying: "Building the app …" };
const COMMAND: Bundle = { app: "cli", folder: COMMAND_BUNDLE, made: "main.js", saying: "Building the command …" };
/** Every build depends on these. */
const SETTINGS = ["package-lock.json", "tsconfig.base.json"];

/** Returns false if the build failed, as do the next two functions. */
export const buildWeb = async (): Promise<boolean> => (await build(WEB)) !== undefined;

export const buildCommand = async (): Promise<boolean> => (await build(COMMAND)) !== undefined;

/** Builds the command first and, if that works, the app. */
export const buildApps = async (): Promise<boolean> => (await buildCommand()) && buildWeb();

/** A fingerprint of what the built app does; undefined if it has not been built from the current sources. */
export const printOfBuiltWeb = (graph: SourceGraph): string | undefined => recallBuild(WEB, printOfSources(WEB, graph));

const printOfSources = ({ folder }: Bundle, graph: SourceGraph): string => graph.printOf([...SETTINGS, ...graph.seenFrom([folder])]);

function recallBuild({ app, folder, made }: Bundle, sources: string): string | undefined {
  const print = recall(app, sources);
  return typeof print === "string" && existsSync(inRoot(folder, made)) ? print : undefined;
}

/** Builds the bundle if necessary, and returns its fingerprint. */
async function build(bundle: Bundle): Promise<string | undefined> {
  const { app, folder, saying } = bundle;
  const sources = printOfSources(bundle, sourceGraph(projectTree()));
  const known = recallBuild(bundle, sources);
  if (known !== undefined) return known;
  say(saying);
  // The page, its workers and the service worker compare this name to make sure that they come from the same build.
  const name = sources.slice(0, 12);
  const code = await runNode(inRoot("node_modules", "vite", "bin", "vite.js"), ["build", "--logLevel", "warn"], {
    cwd: inRoot("apps", app),
    env: { NODE_ENV: "production", VITE_BUILD: name },
  });
  if (code !== 0) return undefined;
  // If sources changed during the build, it is built again next time.
  if (printOfSources(bundle, sourceGraph(projectTree())) !== sources) return name;
  const built = filesBelow(folder).map((file) => [file.slice(folder.length + 1), readFileSync(inRoot(file), "latin1")] as const);
  const print = printOfBuild(new Map(built), name);
  keep(app, sources, print);
  return print;
}

/**
 * Lets the page and its workers load an edition's cards from the same file. Vite bundles every worker separately and would put a copy of
 * the cards into each. So this plugin bundles the cards first, and all other bundles import them by their address.
 */
import { build, type Plugin, type Rolldown } from "vite";
import { scriptList } from "../scripts/plugin.ts";

/** The module ids of the card packs, and the names of their files. */
const PACKS: Readonly<Record<string, string>> = {
  "@broadside/cards/1e": "cards-1e",
  "@broadside/cards/2.0": "cards-2.0",
  "@broadside/cards/2.5": "cards-2.5",
};

/** The source of each file by its name, and the address of each pack. */
interface Bundled {
  readonly files: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
}

/** Bundled only once, for the page and all workers. */
let bundled: Promise<Bundled> | undefined;

/** This plugin is added to both the page's build and the workers' builds. Only the page's build writes the files. */
export function sharedPacks(conditions: string[], part: "page" | "worker"): Plugin {
  return {
    name: "shared-packs",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^@broadside\/cards\/./ },
      async handler(source) {
        bundled ??= bundlePacks(conditions);
        const address = (await bundled).addresses.get(source);
        return address === undefined ? undefined : { id: address, external: "absolute" };
      },
    },
    async generateBundle() {
      if (part === "page")
        for (const [fileName, source] of (await bundled)?.files ?? []) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

async function bundlePacks(conditions: string[]): Promise<Bundled> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [scriptList()],
    resolve: { conditions },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(PACKS).map(([pack, name]) => [name, pack])),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const chunks = [output].flat().flatMap((one) => ("output" in one ? one.output.filter(isChunk) : []));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    addresses: new Map(
      Object.entries(PACKS).map(([pack, name]) => [pack, `/${entries.find((entry) => entry.name === name)?.fileName ?? missing(pack)}`]),
    ),
  };
}

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk => file.type === "chunk";

function missing(pack: string): never {
  throw new Error(`no file was made of ${pack}`);
}

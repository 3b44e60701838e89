/** Files that aren't scripts, as the bundler hands them to scripts. */
/// <reference types="vite/types/importMeta.d.ts" />

/** The classes of a CSS module, by name. `npm run check` reports names that the module doesn't have. */
declare module "*.css";

declare module "*?raw" {
  const text: string;
  export default text;
}

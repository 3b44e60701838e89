/** The fonts that the app is shipped with, and whose they are. */
import { WORDS } from "../words/about.ts";

export interface FontUsed {
  readonly name: string;
  readonly use: string;
  readonly by: string;
  readonly home: string;
  readonly licence: string;
  /** Its licence in the built app. */
  readonly licenceFile: string;
}

export const INTER: FontUsed = {
  name: "Inter",
  use: WORDS.inter,
  by: "The Inter Project Authors",
  home: "https://github.com/rsms/inter",
  licence: "SIL Open Font License 1.1",
  licenceFile: "licences/inter.txt",
};

export const MINIATURES_FONT: FontUsed = {
  name: "xwing-miniatures-font",
  use: WORDS.miniatures,
  by: "Geordan Rosario, Josh Derksen and Hinny",
  home: "https://github.com/geordanr/xwing-miniatures-font",
  licence: "MIT licence",
  licenceFile: "licences/xwing-miniatures-font.txt",
};

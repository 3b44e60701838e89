/** The fonts that the app ships with, and their authors. */
export interface FontUsed {
  readonly name: string;
  /** The key of the page's text that explains what the font is used for. */
  readonly use: "inter" | "miniatures";
  /** The font's authors. Each language joins their names in its own way. */
  readonly by: readonly string[];
  readonly home: string;
  readonly licence: string;
  /** Its licence in the built app. */
  readonly licenceFile: string;
}

export const INTER: FontUsed = {
  name: "Inter",
  use: "inter",
  by: ["The Inter Project Authors"],
  home: "https://github.com/rsms/inter",
  licence: "SIL Open Font License 1.1",
  licenceFile: "licences/inter.txt",
};

export const MINIATURES_FONT: FontUsed = {
  name: "xwing-miniatures-font",
  use: "miniatures",
  by: ["Geordan Rosario", "Josh Derksen", "Hinny"],
  home: "https://github.com/geordanr/xwing-miniatures-font",
  licence: "MIT licence",
  licenceFile: "licences/xwing-miniatures-font.txt",
};

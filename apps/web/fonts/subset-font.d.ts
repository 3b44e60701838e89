/** What we use of subset-font, which has no types of its own. */
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat?: "woff2" | "truetype";
    readonly noHinting?: boolean;
    /** Features of the font that stay (default: all). */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** Changes the format alone; the text is undefined then. */
    readonly keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Uint8Array, text: string | undefined, options?: SubsetOptions): Promise<Uint8Array>;
}

/** Types for the part of subset-font that we use. The package has none. */
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat?: "woff2" | "truetype";
    readonly noHinting?: boolean;
    /** The font features to keep (default: all). */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** Keeps every glyph, so that only the file format changes. With this option, `text` is undefined. */
    readonly keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Uint8Array, text: string | undefined, options?: SubsetOptions): Promise<Uint8Array>;
}

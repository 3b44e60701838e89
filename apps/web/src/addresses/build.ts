/** The address of the builder: `/build` shows the drafts, `/build?draft=…` opens one. */
export interface BuildAddress {
  readonly draft?: string | undefined;
}

export const parseBuildAddress = ({ draft }: Record<string, unknown>): BuildAddress =>
  typeof draft === "string" && draft !== "" ? { draft } : {};

/** What every check receives. */
import type { Catalogue } from "@broadside/cards";
import type { FormatOptions } from "../draft.ts";
import type { Format } from "../formats.ts";
import type { Problems } from "./problems.ts";

export interface CheckContext {
  readonly format: Format;
  readonly options: FormatOptions;
  readonly catalogue: Catalogue;
  readonly problems: Problems;
}

/** What every check is given. */
import type { Catalogue } from "@broadside/cards";
import type { FormatOptions } from "../draft.ts";
import type { Format } from "../formats.ts";
import type { Faults } from "./faults.ts";

export interface CheckContext {
  readonly format: Format;
  readonly options: FormatOptions;
  readonly catalogue: Catalogue;
  readonly faults: Faults;
}

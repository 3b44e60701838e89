/** What scenarios tell and ask, in words. */
import type { Note } from "@broadside/rules";
import { type Names } from "./names.ts";
export declare const SCENARIO_LINES: Readonly<Record<string, (note: Note, names: Names) => string | undefined>>;
interface Words {
  readonly ship: string;
}
export declare const SCENARIO_SENTENCES: Readonly<Record<string, (words: Words) => string>>;
//# sourceMappingURL=scenario-lines.d.ts.map

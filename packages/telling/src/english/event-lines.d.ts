/** A game's events and questions in words: one line for what is worth telling, nothing for bookkeeping. */
import { type GameEvent } from "@broadside/rules";
import { type Named, type Names } from "./names.ts";
/** One line, or undefined where there is nothing to tell. A note that is not known here is told as it stands. */
export declare function inWords(event: GameEvent, from: Names | Named): string | undefined;
//# sourceMappingURL=event-lines.d.ts.map

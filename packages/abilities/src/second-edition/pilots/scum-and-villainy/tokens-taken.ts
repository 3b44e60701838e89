/** A focus or evade token that a chosen ship has comes to this one. */
import type { TokenKind } from "@broadside/rules";
import type { Deed } from "../../../language/deed.ts";

export const take = (token: TokenKind): readonly Deed[] => [{ verb: "transfer", token, from: "chosen", to: "this ship" }];

export const TAKE_FOCUS_OR_EVADE: Deed = { verb: "one of", choices: { focus: take("focus"), evade: take("evade") } };

/** The texts that every language must have. The English texts define their types. */
import type { Messages } from "@broadside/messages";
import type { ENGLISH } from "./english/english.ts";
import type { SHARED } from "./english/shared.ts";

/** Names and terms, which pages need as well as the log. */
export type SharedWords = Messages<typeof SHARED>;

/** All texts about a game. */
export type Words = Messages<typeof ENGLISH>;

/** Names and terms of games, as the log has them. */
export { SHARED } from "@broadside/telling/words/english";

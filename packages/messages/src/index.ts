export type { ArgumentsOf, Insert } from "./arguments.ts";
export { differences, sameTexts } from "./differences.ts";
export { type Message, type Messages, messagesOf, type Texts, translated } from "./messages.ts";

export { KEPT, UNREADABLE_LISTS } from "./kept.ts";

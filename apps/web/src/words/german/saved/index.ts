export { SAVED, UNREADABLE_LISTS } from "./saved.ts";

export { OFFERS, UNREADABLE_FILES, WORKER } from "./worker.ts";

export { HOME, PAGES, SHOWN_GAMES } from "./home.ts";

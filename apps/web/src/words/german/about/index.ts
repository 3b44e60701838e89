export { ABOUT } from "./about.ts";

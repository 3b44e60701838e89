export { SHARED } from "@broadside/telling/words/german";

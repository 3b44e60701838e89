/** `npm run bench -- bots`: how strong the bots are, and how long they think. */
export { run } from "@broadside/tools/strength/run";

/** `npm run bench -- web`: the app's cost in the browser. */
export { run } from "@broadside/tools/web/bench";

/** `npm run bench -- web`: what the app in the browser takes. */
export { run } from "@broadside/tools/web/bench";

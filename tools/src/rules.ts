/** `npm run rules`: how many rules of each ledger have a passing test, and which have none. */
import { LAYERS, LEDGERS, type Row, rows } from "@broadside/rulebook";
import { cover, jsonLine, sumOf, table, testsOf, titleProblems } from "./coverage.ts";
import { sentenceOf } from "./kept-results.ts";
import { type ResultsWanted, resultsOf } from "./suites.ts";

const HELP = `npm run rules -- [options]

Counts the rules that a passing test names, by ledger and layer. Results of npm test,
npm run check and former runs are used as long as nothing has changed that a test can see;
only the other tests are run.

  --json           one line of JSON for each rule, with its tests: file, title, status
  --all            runs every test
  --kept           runs none: only results that stand are counted
  --ledger NAME    only this ledger: ${LEDGERS.join(", ")}
  --layer NAME     only this layer: ${LAYERS.join(", ")}
  --help           this text
`;

interface Request {
  json: boolean;
  help: boolean;
  wanted: ResultsWanted;
  ledger?: string;
  layer?: string;
}

export async function run(args: readonly string[]): Promise<number> {
  const request = readRequest(args);
  if (typeof request === "string") {
    process.stderr.write(`${request}\n`);
    return 2;
  }
  if (request.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const results = await resultsOf(request.wanted, sentenceOf);
  for (const problem of titleProblems(
    results,
    rows.map((row) => row.id),
  ))
    process.stderr.write(`${problem}\n`);
  const chosen = rows.filter(chosenBy(request));
  if (request.json) {
    process.stdout.write(
      testsOf(chosen, results)
        .map((rule) => `${jsonLine(rule)}\n`)
        .join(""),
    );
    return 0;
  }
  const ledgers = cover(chosen, results);
  process.stdout.write(
    `${ledgers.map((ledger) => `${table(ledger)}\n`).join("")}Covered: ${sumOf(ledgers, "covered")} of ${sumOf(ledgers, "total")} rules.\n`,
  );
  return 0;
}

/** What the arguments ask for, or the sentence that says what is wrong with them. */
function readRequest(args: readonly string[]): Request | string {
  const request: Request = { json: false, help: false, wanted: "current" };
  const words = args.flatMap((arg) => (arg.startsWith("--") ? arg.split(/=(.*)/s, 2) : [arg])).values();
  for (const word of words) {
    if (word === "--json") request.json = true;
    // The second is its former name.
    else if (word === "--all" || word === "--anew") request.wanted = "all";
    else if (word === "--kept") request.wanted = "kept";
    else if (word === "--help") request.help = true;
    else if (word === "--ledger" || word === "--layer") {
      const choices: readonly string[] = word === "--ledger" ? LEDGERS : LAYERS;
      const value = words.next().value;
      if (value === undefined || !choices.includes(value))
        return `${word} takes one of ${choices.join(", ")}${value === undefined ? "" : `, not "${value}"`}.`;
      request[word === "--ledger" ? "ledger" : "layer"] = value;
    } else return `npm run rules does not know "${word}"; see npm run rules -- --help.`;
  }
  return request;
}

const chosenBy =
  ({ ledger, layer }: Request) =>
  (row: Row): boolean =>
    (ledger === undefined || row.ledger === ledger) && (layer === undefined || row.layer === layer);

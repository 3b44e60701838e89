/** `npm run rules`: how many rules of each ledger have a passing test, and which have none. */
import { LAYERS, LEDGERS, type Row, rows } from "@broadside/rulebook";
import { refuse } from "./root.ts";
import { cover, jsonLine, sumOf, table, testsOf, titleProblems } from "./test-runs/coverage.ts";
import { sentenceOf } from "./test-runs/saved-results.ts";
import { type ResultsWanted, resultsOf } from "./test-runs/suites.ts";

const HELP = `npm run rules -- [OPTIONS]

Counts the rules that have a passing test, by ledger and layer. Reuses the results of npm
test, npm run check and earlier runs, and only runs tests whose files have changed.

  --json           print one line of JSON for each rule, with its tests: file, title, status
  --all            run every test
  --saved          run no tests; use saved results only
  --ledger NAME    only this ledger: ${LEDGERS.join(", ")}
  --layer NAME     only this layer: ${LAYERS.join(", ")}
  --help           print this help
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
  if ("problem" in request) {
    return refuse(request.problem, request.next);
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

interface WrongOption {
  readonly problem: string;
  readonly next: string;
}

/** Reads the arguments, or explains what is wrong with them. */
function readRequest(args: readonly string[]): Request | WrongOption {
  const request: Request = { json: false, help: false, wanted: "current" };
  const words = args.flatMap((arg) => (arg.startsWith("--") ? arg.split(/=(.*)/s, 2) : [arg])).values();
  for (const word of words) {
    if (word === "--json") request.json = true;
    // The second word of each is a former name.
    else if (word === "--all" || word === "--anew") request.wanted = "all";
    else if (word === "--saved" || word === "--kept") request.wanted = "kept";
    else if (word === "--help") request.help = true;
    else if (word === "--ledger" || word === "--layer") {
      const choices: readonly string[] = word === "--ledger" ? LEDGERS : LAYERS;
      const value = words.next().value;
      if (value === undefined || !choices.includes(value))
        return {
          problem: value === undefined ? `${word} needs a value.` : `${word} can't be "${value}".`,
          next: `Use one of: ${choices.join(", ")}.`,
        };
      request[word === "--ledger" ? "ledger" : "layer"] = value;
    } else return { problem: `"${word}" is not an option of npm run rules.`, next: "See the options: npm run rules -- --help" };
  }
  return request;
}

const chosenBy =
  ({ ledger, layer }: Request) =>
  (row: Row): boolean =>
    (ledger === undefined || row.ledger === ledger) && (layer === undefined || row.layer === layer);

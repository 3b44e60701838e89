/** Prints what a journal says about a finished game: who played, each input, looks at secrets, what was said, and the result. */
import { readFileSync } from "node:fs";

const [, , file = new URL("journal-example.jsonl", import.meta.url)] = process.argv;
const lines = readFileSync(file, "utf8").trim().split("\n");
const all = lines.map((line) => JSON.parse(line));
// If an older version began the game, the journal contains it twice. The rows before the last `opened` don't count.
const rows = all.slice(all.findLastIndex(({ row }) => row === "opened"));
const [{ setup }] = rows;
const names = Object.assign({}, ...rows.map((row) => row.names));
const nameOf = (player) => names[player] ?? player;
const seatName = (seat) => nameOf(setup.seats[seat].player);
const speaker = ({ seat, watcher = "The judge" }) => (seat === undefined ? watcher : seatName(seat));
const time = (at) => (at === undefined ? "--:--:--" : new Date(at).toISOString().slice(11, 19));

let result;
console.log(setup.seats.map((_, seat) => seatName(seat)).join(" against "));
for (const { row, at, given, entry, act, seat, kind } of rows) {
  if (row === "look") console.log(`${time(at)}  ${nameOf(given?.by)} looks at the secrets of ${seatName(seat)} (${kind})`);
  if (act?.act === "say") console.log(`${time(at)}  ${speaker(act.from)}: “${act.said.phrase ?? act.said.text}”`);
  if (row !== "entry") continue;
  const { number, input, given: { id, by = id } = {}, events } = entry;
  const answer = input?.key ?? JSON.stringify(input?.pose) ?? "";
  if (input) console.log(`${time(at)}  ${number}. ${nameOf(by)} [${id}] ${input.input} ${answer}`.trimEnd());
  for (const { change, set } of events) if (change === "state" && "outcome" in set) result = set.outcome;
}
const winners = setup.seats.flatMap(({ team }, seat) => (result?.winners.includes(team) ? [seatName(seat)] : []));
console.log(result ? `${winners.join(" and ") || "Nobody"} won by ${result.ending}.` : "The game isn't over.");

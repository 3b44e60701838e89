/** Corrects or withdraws a player's name in a game record. */
import { cleanName } from "@broadside/formats";
import { comparable } from "@broadside/kit";
import { type GameRecord, nameIn, withName } from "@broadside/rules";
import { EXIT } from "../exit-codes.ts";
import { complain, print, printNote } from "../terminal/messages.ts";
import { OptionReader } from "../terminal/option-reader.ts";
import { canWrite, readRecord, writeRecord } from "./record-file.ts";

export async function renamePlayer(args: Readonly<Record<string, unknown>>): Promise<number> {
  const options = new OptionReader(args);
  const [wanted, name, file] = [options.text("player"), options.text("name"), options.text("record")];
  if (wanted === undefined) options.note("--player is missing.", "Name a player by id or by name, such as --player player-1.");
  if (file === undefined) options.note("--record is missing.", "Name the file for the changed record, such as --record changed.json.");
  if (name !== undefined && cleanName(name) === undefined)
    options.note(`--name can't be "${name}".`, "Use letters or other visible characters, or leave out --name to withdraw the name.");
  if (options.reportProblems() || wanted === undefined || file === undefined) return EXIT.usage;
  const record = await readRecord(String(args["file"]));
  if (!record) return EXIT.refused;
  const player = playerNamed(record, wanted);
  if (player === undefined) return EXIT.refused;
  const isForced = options.flag("force");
  const changed = withName(record, player, name);
  if (!(await canWrite(file, isForced)) || !writeRecord(file, changed, isForced)) return EXIT.refused;
  if (record.dice && !changed.dice)
    printNote("The dice were made from this name, as in all games that began in record format 1 or 2. Without it, they can't be proven.");
  const said = nameIn(changed.names, player);
  print(said === undefined ? `${player} has no name in ${file}.` : `${player} is called ${said} in ${file}.`);
  return EXIT.fine;
}

/** Finds a player by id or by name. Prints the reason and returns undefined if there isn't exactly one. */
function playerNamed({ setup, names }: GameRecord, wanted: string): string | undefined {
  const ids = [...new Set([...setup.seats.map(({ player }) => player), ...Object.keys(names)])];
  const found = ids.includes(wanted) ? [wanted] : ids.filter((id) => comparable(nameIn(names, id) ?? "") === comparable(wanted));
  const [player, ...others] = found;
  if (player !== undefined && others.length === 0) return player;
  const known = (player === undefined ? ids : found).map((id) => [id, nameIn(names, id)].filter((word) => word !== undefined).join(": "));
  complain(
    player === undefined ? `There is no player "${wanted}" in this record.` : `${found.length} players are called "${wanted}".`,
    `Name one of them by id: ${known.join("; ")}`,
  );
  return undefined;
}

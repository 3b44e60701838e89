/**
 * A table in an address. The address has the position as a packed document after `#p=`. Anything that a position doesn't record comes after
 * that: the ships' skills in order, and the moment of a game that the table shows.
 */
import { failure, type Result, success } from "@broadside/kit";
import { LIMITS, makePosition, parsePosition } from "@broadside/position";
import { packText, unpackText } from "../../browser/packed-text.ts";
import { PROBLEMS } from "../../words/judge/page.ts";
import type { JudgedShip, JudgedTable } from "../pieces/judged-table.ts";

const MARK = "#p=";

export const holdsTable = (hash: string): boolean => hash.startsWith(MARK);

export async function makeLink(table: JudgedTable): Promise<string> {
  const { ships, moment } = table;
  const more = new URLSearchParams();
  if (ships.some(({ skill }) => skill !== undefined)) more.set("skills", ships.map(({ skill = "" }) => skill).join("."));
  if (moment) more.set("moment", moment.title);
  if (moment?.back !== undefined) more.set("back", moment.back);
  return `${MARK}${await packText(makePosition(table))}${more.size === 0 ? "" : `&${more}`}`;
}

export async function parseLink(hash: string): Promise<Result<JudgedTable>> {
  const fields = new URLSearchParams(hash.slice(1));
  const text = await unpackText(fields.get("p") ?? "", LIMITS.characters);
  if (text === undefined) return failure([{ path: "", reason: PROBLEMS.isCut }]);
  const position = parsePosition(text);
  if (!position.ok) return position;
  const skills = (fields.get("skills") ?? "").split(".");
  const title = fields.get("moment")?.slice(0, LIMITS.nameLength);
  const back = fields.get("back") ?? "";
  return success({
    ...position.value,
    ships: position.value.ships.map((ship, at) => withSkill(ship, skills[at])),
    ...(title && { moment: { title, ...(isOfPlay(back) && { back }) } }),
  });
}

/** The address that leads back to the game must be one in this app. */
const isOfPlay = (address: string): boolean => address.startsWith("/play?") && address.length <= MOST_OF_ADDRESS;
const MOST_OF_ADDRESS = 500;

/** Ignores a skill that isn't a number of one or two digits. */
const withSkill = (ship: JudgedShip, text = ""): JudgedShip => (/^\d{1,2}$/.test(text) ? { ...ship, skill: Number(text) } : ship);

/** A position in the address: its document, packed, after `#p=`. A link shares the table. */
import { failure, type Result } from "@broadside/kit";
import { LIMITS, makePosition, type Position, parsePosition } from "@broadside/position";
import { packText, unpackText } from "../packed-text.ts";

const MARK = "#p=";

/** Undefined where the address holds no position. */
export const packedIn = (hash: string): string | undefined => (hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined);

export const packPosition = async (position: Position): Promise<string> => MARK + (await packText(makePosition(position)));

export async function unpackPosition(packed: string): Promise<Result<Position>> {
  const text = await unpackText(packed, LIMITS.characters);
  return text === undefined ? failure([{ path: "", reason: "is cut short or was changed on its way" }]) : parsePosition(text);
}

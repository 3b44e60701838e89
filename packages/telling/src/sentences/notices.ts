/** Notices from the host, as text. */
import type { EditionId } from "@broadside/protocol";
import type { Words } from "../languages/words.ts";
import type { SecretLook } from "../log/secret-look.ts";
import type { Notice } from "../notices.ts";
import { phaseInWords } from "./terms.ts";

/** The bot's own explanation for its answer. Names the ship if the question was about one. */
export const reasonInWords = (seat: string, ship: string | undefined, reason: string, { reasons }: Words): string =>
  ship === undefined ? reasons.of({ seat, reason }) : reasons.ofShip({ seat, ship, reason });

/** The same explanation, for display below the move. */
export const moveReasonInWords = (reason: string, { reasons }: Words): string => reasons.underMove({ reason });

export function noticeInWords(notice: Notice, seat: string, { notices }: Words): string {
  const said = notices[notice];
  return typeof said === "string" ? said : said({ seat });
}

export const lookInWords = (seat: string, { kind, phase }: SecretLook, edition: EditionId, words: Words): string =>
  words.looks[kind]({ seat, phase: phaseInWords(phase, edition, words) });

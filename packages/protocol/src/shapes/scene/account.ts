/** The shape of a game's result. */
import { boolean, listOf, objectOf, text } from "@broadside/kit";
import type { AccountLine, PlayResult, SideAccount } from "../../scene/account.ts";
import { MOST_SEATS } from "../../seat.ts";
import { figure, MOST_ENTRIES, name, seats, sentence } from "../basic.ts";

const LONGEST_CLAIM = 1_000_000;

const line = objectOf<AccountLine>({ score: figure, text: sentence });

const side = objectOf<SideAccount>({ team: figure, seats, name: sentence, score: figure, won: boolean, lines: listOf(line, MOST_ENTRIES) });

export const resultShape = objectOf<PlayResult>({
  text: sentence,
  unit: name,
  sides: listOf(side, MOST_SEATS),
  tiebreaks: listOf(sentence, MOST_ENTRIES),
  claim: text(LONGEST_CLAIM),
});

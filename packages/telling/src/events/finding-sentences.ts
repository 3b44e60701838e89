/** Sentences for what `broadside event check` finds. They don't name the rule behind the finding. */
import type { CheckedPairing, CheckedPairings, Edit, FoundFact, FoundFacts, TournamentEvent } from "@broadside/tournament";
import { claimQuestionInWords } from "./claim-sentences.ts";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";
import { teamsThatCannotMeet } from "./name-words.ts";
import { faultSentences } from "./pairing-sentences.ts";
import { refusalInWords } from "./refusals.ts";
import { rowInWords } from "./row-words.ts";
import { capitalised, type Sentences, say } from "./sentences.ts";

/** `event` is the event in the checked log; undefined if that log can't be opened. */
export const findingInWords = (found: FoundFact, event: TournamentEvent | undefined, words: EventWords = ENGLISH_EVENTS): string =>
  capitalised(say(findingSentences(event, words), found));

/** The place of an edit: "row 12", or "one of the rows 1 to 12" if any of them may have been edited. */
export const editInWords = ({ first, last }: Edit, { check }: EventWords = ENGLISH_EVENTS): string =>
  first === last ? check.row({ row: last }) : check.oneOfRows({ first, last });

/** Describes what is wrong with a pairing. There is no full stop, because the text becomes part of a sentence. */
function faultInWords(fault: CheckedPairing, words: EventWords): string {
  const { check, names } = words;
  const sentences: Sentences<CheckedPairings> = {
    ...check.faults,
    ...faultSentences(words),
    "teams that cannot meet": (unfit) => teamsThatCannotMeet(unfit, words).replace(/\.$/, ""),
    "companions meet": ({ pairs, least }) =>
      check.faults["companions meet"]({ pairs: pairs.map(([one, other]) => names.pair({ one, other })), least }),
  };
  return say(sentences, fault);
}

function findingSentences(event: TournamentEvent | undefined, words: EventWords): Sentences<FoundFacts> {
  const { check, names } = words;
  const { findings } = check;
  const placed = ({ table, sides: [one = "", other, ...more] }: { readonly table: number; readonly sides: readonly string[] }): string =>
    check.place({
      table,
      sides:
        other !== undefined && more.length === 0 ? names.pair({ one, other }) : [one, ...(other === undefined ? [] : [other]), ...more],
    });
  return {
    ...findings,
    "row cannot stand": ({ refusal }) => refusalInWords(refusal, words),
    "row was edited": ({ edit, accepted }) =>
      findings["row was edited"]({ rows: editInWords(edit, words), state: accepted ? "accepted" : "open" }),
    "pairing falls short": ({ fault, wish }) => {
      const told = faultInWords(fault, words);
      if (wish === undefined) return findings["pairing falls short"]({ fault: told });
      if (wish === "by hand") return check.byHand({ fault: told });
      return check.afterSwaps({ swaps: wish.swaps.map(([one, other]) => names.pair({ one, other })), fault: told });
    },
    "another pairing today": ({ fault, rows }) =>
      findings["another pairing today"]({ rows: rows.map((row) => check.row({ row })), fault: faultInWords(fault, words) }),
    "match is disputed": (place) => findings["match is disputed"]({ place: placed(place) }),
    "match has no result": (place) => findings["match has no result"]({ place: placed(place) }),
    "result cannot be counted": (place) => findings["result cannot be counted"]({ place: placed(place) }),
    "result is hardly right": ({ question, ...place }) =>
      findings["result is hardly right"]({ place: placed(place), question: claimQuestionInWords(question, place.sides, words) }),
    "ended on time too early": ({ minutes, ...place }) => findings["ended on time too early"]({ place: placed(place), minutes }),
    "decided before time": ({ tables }) => findings["decided before time"]({ count: tables.length, tables: tables.map(String) }),
    "team has two factions": ({ team, lists }) => findings["team has two factions"]({ team, lists: lists.map(check.list) }),
    "came after the end": ({ entry }) =>
      findings["came after the end"]({ row: event ? rowInWords(entry, event, words) : check.row({ row: entry.number }) }),
    "not in the championship": ({ side, before }) =>
      before === undefined ? findings["not in the championship"]({ side }) : check.lostBefore({ side, before }),
  };
}

/** Texts about pairings: notes, faults, rules that a swap would break, and limits that a scenario sets. */
import type {
  LimitNote,
  LimitNotes,
  PairingNote,
  PairingNotes,
  PairingProblems,
  SidePoints,
  SwapBreak,
  SwapBreaks,
  UnpairedTeam,
  WeighedSide,
} from "@broadside/tournament";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";
import { scenarioInWords, teamInWords } from "./name-words.ts";
import { type Sentences, say, withRule } from "./sentences.ts";

/** Returns a whole sentence with its rule. */
export const pairingNoteInWords = (note: PairingNote, words: EventWords = ENGLISH_EVENTS): string =>
  withRule(say(noteSentences(words), note), note.rule);

/**
 * Describes a rule that a swap would break, as part of a sentence that ends in the rule's id: "table 1 is 5 points apart [ET-SWISS-14]".
 */
export const swapBreakInWords = (broken: SwapBreak, words: EventWords = ENGLISH_EVENTS): string =>
  withRule(say(breakSentences(words), broken), broken.rule);

export const teamSitsOut = (team: UnpairedTeam, words: EventWords): string => withRule(noteOfTeam(team, words), team.rule);

export function limitNoteInWords(note: LimitNote, { pairings: { limits } }: EventWords = ENGLISH_EVENTS): string {
  const sentences: Sentences<LimitNotes> = {
    ...limits,
    "scenario is made for another limit": ({ perTeam, ...figures }) =>
      limits["scenario is made for another limit"]({ ...figures, whose: perTeam ? "team" : "player" }),
  };
  return say(sentences, note);
}

const noteOfTeam = (team: Omit<UnpairedTeam, "rule">, words: EventWords): string =>
  words.pairings.notes["team sits out"]({
    team: teamInWords(team, words),
    seats: scenarioInWords(team.scenario, words),
  }).trimEnd();

const noteSentences = (words: EventWords): Sentences<PairingNotes> => ({
  ...words.pairings.notes,
  "team sits out": (team) => noteOfTeam(team, words),
});

const breakSentences = (words: EventWords): Sentences<SwapBreaks> => ({ ...words.pairings.breaks, ...faultSentences(words) });

export function faultSentences({ pairings, names }: EventWords): Sentences<PairingProblems> {
  const { faults, nobody } = pairings;
  const weighed = (side: WeighedSide | undefined): string => (side ? pairings.weighed(side) : nobody);
  const withWidest = (fault: string, [one, other]: readonly SidePoints[]): string =>
    one && other
      ? pairings.withWidest({
          fault,
          widest: pairings.widest({ one: one.side, onePoints: one.points, other: other.side, otherPoints: other.points }),
        })
      : fault;
  return {
    "avoidable rematches": ({ pairs, least, meetings }) => {
      const named = pairs.map(([one, other]) => names.pair({ one, other }));
      return meetings
        ? pairings.manyMeetings({ pairs: named, own: meetings.own, least: meetings.least })
        : faults["avoidable rematches"]({ pairs: named, least });
    },
    "bye to another": ({ has, due }) =>
      faults["bye to another"]({ has: has ? pairings.candidate(has) : nobody, due: due ? pairings.candidate(due) : nobody }),
    "points far apart": ({ own, least, widest }) => withWidest(faults["points far apart"]({ own, least }), widest),
    "too many float down": ({ points, own, least, widest }) =>
      withWidest(
        faults["too many float down"]({
          points,
          sides: own.sides,
          difference: own.difference,
          dueSides: least.sides,
          dueDifference: least.difference,
        }),
        widest,
      ),
    "opponents out of order": ({ side, opponent, due }) =>
      faults["opponents out of order"]({ side: weighed(side), opponent: weighed(opponent), due: weighed(due) }),
  };
}

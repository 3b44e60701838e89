/** Sentences for why a game can't be played as set up, and for what is wrong with a record's set-up. */
import type { ScenarioType, SetUpProblem } from "@broadside/formats";
import type { GameProblem, SetUpDifference } from "@broadside/protocol";
import type { ListWords } from "./english.ts";
import { problemInWords } from "./problems.ts";
import { type Sentences, sentenceOf } from "./sentences.ts";

/** A whole sentence. */
export function gameProblemInWords(problem: GameProblem, words: ListWords): string {
  if (problem.problem === "list") return problemInWords(problem.found, words);
  if (problem.problem === "type not played") {
    const nameOf = (type: ScenarioType): string => words.scenarioTypes[type];
    return words.setUp[problem.problem]({ scenario: problem.scenario, type: nameOf(problem.type), types: problem.types.map(nameOf) });
  }
  const sentences: Sentences<"problem", SetUpProblem> = words.setUp;
  return sentenceOf(sentences[problem.problem], problem, words);
}

/** Describes a problem, with the name of the player whose squad it is about. */
export function problemOfSeat(problem: GameProblem, seats: readonly { readonly name: string }[], words: ListWords): string {
  const sentence = gameProblemInWords(problem, words);
  const { seat } = problem;
  if (seat === undefined) return sentence;
  return words.ofSeat({ player: seats[seat]?.name || words.seat({ number: seat + 1 }), problem: sentence });
}

/** Explains why a record isn't proof. The rules supply the reason as text, unless the reason is a difference in the set-up. */
export const verdictReason = (what: string | SetUpDifference, words: ListWords): string =>
  typeof what === "string" ? what : words.setUpDifference({ difference: differenceInWords(what, words) });

/** Without a full stop. */
export function differenceInWords(found: SetUpDifference, words: ListWords): string {
  const { differences } = words;
  switch (found.difference) {
    case "no scenario":
      return differences["no scenario"];
    case "unknown points update":
      return differences["unknown points update"](found);
    case "format of another edition":
      return differences["format of another edition"](found);
    case "unknown scenario":
      return differences["unknown scenario"](found);
    case "another value":
      return differences["another value"](found);
    case "error":
      return differences.error(found);
    case "problem":
      return inSquad(found.found, words);
    case "over a limit":
      return differences["over a limit"]({
        ...found,
        player: found.player ?? words.seat({ number: found.seat + 1 }),
        found: withoutStop(problemInWords(found.found, words)),
      });
  }
}

function inSquad(problem: GameProblem, words: ListWords): string {
  const { seat, rule } = problem;
  const sentence = withoutStop(gameProblemInWords(problem, words));
  const { differences } = words;
  if (rule === undefined) return sentence;
  return seat === undefined
    ? differences.problem({ problem: sentence, rule })
    : differences.problemInSquad({ squad: `squads[${seat}]`, problem: sentence, rule });
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, "");

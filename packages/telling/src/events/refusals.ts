/** Whole sentences that explain why a row, a setting or a round is refused. */
import type { Problem } from "@broadside/kit";
import type { DocumentProblem, LogProblem, RowRefusal, RowRefusals, TablePlace } from "@broadside/tournament";
import { claimProblemInWords } from "./claim-sentences.ts";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";
import { documentProblemInWords } from "./file-sentences.ts";
import { listLimits, nameSentences, seatsInWords, teamsThatCannotMeet } from "./name-words.ts";
import { swapBreakInWords, teamSitsOut } from "./pairing-sentences.ts";
import { firstNames, type Sentences, say, withRule } from "./sentences.ts";
import { settingName } from "./setting-names.ts";

/** The refusal with the rule behind it, if there is one. */
export const refusalInWords = (refusal: RowRefusal, words: EventWords = ENGLISH_EVENTS): string =>
  withRule(say(sentencesIn(words), refusal), refusal.rule);

/** Problems with a log or a document: a refused row, or a field that can't be read. */
export function logProblemInWords(problem: LogProblem | DocumentProblem | RowRefusal, words: EventWords = ENGLISH_EVENTS): string {
  if ("refusal" in problem) return refusalInWords(problem.refusal, words);
  if ("reason" in problem) return fieldProblem(problem);
  return problem.key === "document has initials only" || problem.key === "document contradicts its log"
    ? documentProblemInWords(problem, words)
    : refusalInWords(problem, words);
}

/**
 * Describes a field that can't be read, such as "table must be a number." The code that reads the field supplies the reason, which is
 * always in English.
 */
const fieldProblem = ({ path, reason }: Problem): string => `${path.replace(/^what\./, "")} ${reason}.`.trimStart();

function sentencesIn(words: EventWords): Sentences<RowRefusals> {
  const { refusals, names } = words;
  const strings = (figures: readonly number[]): readonly string[] => figures.map(String);
  const places = (tables: readonly TablePlace[]): readonly string[] => firstNames(tables.map(names.place), names.more);
  const pair = ([one, other]: readonly [string, string]): string => names.pair({ one, other });
  return {
    ...refusals,
    ...nameSentences(words),
    "not for this role": ({ person, roles, allowed }) =>
      refusals["not for this role"]({
        person,
        roles: roles.map((role) => names.roles[role]),
        allowed: allowed.map((role) => names.roles[role]),
      }),
    "a later row depends on it": ({ row, because }) =>
      refusals["a later row depends on it"]({ row, because: refusalInWords(because, words) }),
    "limits are fixed": ({ format, limits }) => refusals["limits are fixed"]({ format, limits: strings(limits) }),
    "scenario is for others": ({ round, scenario: { name, units, least, most } }) =>
      refusals["scenario is for others"]({ round, scenario: name, units, seats: seatsInWords(least, most, words) }),
    "size of the cut": ({ sizes }) => refusals["size of the cut"]({ sizes: strings(sizes) }),
    "settled before round 1": ({ settings }) => refusals["settled before round 1"]({ settings: settings.map(settingName) }),
    "size of a team": ({ sizes, members }) =>
      refusals["size of a team"]({ least: sizes.length > 1 ? (sizes[0] ?? 0) : 0, most: sizes.at(-1) ?? 0, members }),
    "list is too large for the team": ({ player, size, limits }) =>
      refusals["list is too large for the team"]({ player, size, limits: strings(limits) }),
    "players without a team": ({ players }) =>
      refusals["players without a team"]({ count: players.length, players: firstNames(players, names.more) }),
    "lists are missing": ({ players }) => refusals["lists are missing"]({ players: firstNames(players, names.more) }),
    "team has another faction": ({ team, player, theirs = "", faction }) =>
      refusals["team has another faction"]({ team, player, theirs, faction }),
    "number of lists": ({ points, threat, lists }) =>
      refusals["number of lists"]({ count: points.length + threat.length, limits: listLimits(points, threat, words), lists }),
    "results are missing": ({ tables }) => refusals["results are missing"]({ tables: places(tables) }),
    "rematches are not confirmed": ({ pairs }) => refusals["rematches are not confirmed"]({ pairs: pairs.map(pair) }),
    "teams cannot meet": (unfit) => teamsThatCannotMeet(unfit, words),
    "no two teams can meet": ({ round, out }) =>
      refusals["no two teams can meet"]({ round, reasons: out.map((team) => teamSitsOut(team, words)).join(" ") }),
    "swap breaks something": ({ breaks }) =>
      refusals["swap breaks something"]({ breaks: breaks.map((broken) => swapBreakInWords(broken, words)).join("; ") }),
    "results are in": ({ tables }) => refusals["results are in"]({ count: tables.length, tables: firstNames(strings(tables), names.more) }),
    "size of the bracket": ({ sizes, size }) => refusals["size of the bracket"]({ sizes: strings(sizes), size }),
    "result does not add up": ({ sides, problems }) =>
      refusals["result does not add up"]({ problems: problems.map((problem) => claimProblemInWords(problem, sides, words)).join(" ") }),
  };
}

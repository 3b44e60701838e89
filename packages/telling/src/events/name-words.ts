/** Texts for refused names and notes, and for the sizes of teams and lists. */
import { likeBotInWords } from "@broadside/formats";
import type { ScenarioSeats, TeamSize, TextRefusals, UnfitTeams } from "@broadside/tournament";
import type { EventWords } from "./english.ts";
import type { Sentences } from "./sentences.ts";

export const nameSentences = ({ names: { refusals, subjects } }: EventWords): Sentences<TextRefusals> => ({
  "text is missing": ({ text }) => refusals["text is missing"]({ text: subjects[text] }),
  "text is too long": ({ text, most, length }) => refusals["text is too long"]({ text: subjects[text], most, length }),
  "text has hidden characters": ({ text }) => refusals["text has hidden characters"]({ text: subjects[text] }),
  "named like a bot": ({ name }) => refusals["named like a bot"]({ reason: likeBotInWords(name) }),
});

export const seatsInWords = (least: number, most: number, { names }: EventWords): string =>
  least === most ? names.seats({ most }) : names.seatRange({ least, most });

/** Such as "Red (3 players)". */
export const teamInWords = (team: TeamSize, { names }: EventWords): string => names.team(team);

/** Describes a round's scenario; empty if it has none. */
export const scenarioInWords = (scenario: ScenarioSeats | undefined, words: EventWords): string =>
  scenario
    ? words.names.scenarioSeats({ scenario: scenario.name, seats: seatsInWords(scenario.least, scenario.most, words), most: scenario.team })
    : "";

export const teamsThatCannotMeet = ({ teams, scenario }: UnfitTeams, words: EventWords): string =>
  words.refusals["teams cannot meet"]({
    teams: teams.map((team) => teamInWords(team, words)),
    seats: scenarioInWords(scenario, words),
  }).trimEnd();

/** Such as "300 and 400 points". */
export const listLimits = (points: readonly number[], threat: readonly number[], { names }: EventWords): readonly string[] => [
  ...(points.length > 0 ? [names.points({ limits: points.map(String) })] : []),
  ...(threat.length > 0 ? [names.threat({ limits: threat.map(String) })] : []),
];

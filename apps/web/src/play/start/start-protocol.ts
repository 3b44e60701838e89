/** The messages between page and worker before a game starts. */
import type { AvailableList, GameProblem, ListFigures, ListTable, OfferedSquads } from "@broadside/content";
import type { EditionId, Family, Range, ScenarioType } from "@broadside/formats";

/** A game that can be started: a format of the first edition, or a scenario of the second. */
export interface GameOffer {
  /** The id of the format or scenario. */
  readonly id: string;
  readonly name: string;
  /** Its other names. */
  readonly aliases: readonly string[];
  /** From the Epic Battles rulebook (EB-LIST-01). */
  readonly page?: number | undefined;
  readonly family: GameFamily;
  readonly aim: string;
  /** The editions it can be played in, the default first. */
  readonly editions: readonly EditionId[];
  readonly seats: Range;
  readonly types: readonly ScenarioType[];
  /** In team games, how many teams each seat can choose from. With a fixed number of seats the teams are given. */
  readonly teams: { readonly most: number } | { readonly fixed: readonly number[] };
  readonly table: string;
  readonly limits: string;
  /** How many of its parts come from a source, and how many we reconstructed. */
  readonly share?: { readonly known: number; readonly ours: number };
  readonly isPlayable: boolean;
  readonly options: Readonly<Partial<Record<EditionId, readonly OfferedOption[]>>>;
  /** What one entry contains: a squad, the lists of a team, or all tiers of a player. */
  readonly handedIn: "squad" | "team" | "tiers";
  /** The points of each tier. */
  readonly tiers: readonly number[];
  readonly decks: readonly DeckOffer[];
  /** Where the obstacles come from, if players bring them. */
  readonly obstacles?: string;
}

/** Formats of the first edition, and the families of scenarios. */
export type GameFamily = "first-edition" | Family;

interface DeckOffer {
  readonly id: string;
  readonly name: string;
}

/** A number that an organiser may set. */
export interface OfferedOption {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** A scenario to read: its text as Markdown and its diagram as SVG. */
export interface ScenarioPage {
  readonly text: string;
  readonly diagram: string;
}

/** Asks for lists for the seats without one. The chosen lists of the other seats are given by seat. */
export interface LineUpRequest {
  readonly table: ListTable;
  readonly chosen: Readonly<Record<number, OfferedSquads>>;
}

/** Asks for the points, or threat, of lists in a game. */
export interface FiguresRequest {
  readonly table: ListTable;
  readonly lists: readonly OfferedSquads[];
}

/** A checked squad, for display. */
export interface SquadFacts {
  /** `198 points` or `threat 8`. */
  readonly counts: string;
  readonly ships: readonly string[];
  /** Cards that players apply by hand. */
  readonly byHand: readonly string[];
}

export const LIST_SOURCES = ["Put together", "Ready-made", "Quick builds", "My drafts", "Opened here", "Chosen here"] as const;

/** Lists that a seat can choose, from any source. */
export interface OfferedLists extends OfferedSquads {
  readonly id: string;
  /** Undefined until they are known. */
  readonly figures?: ListFigures | undefined;
  readonly source: (typeof LIST_SOURCES)[number];
}

/** A quick build that can be chosen. */
export interface OfferedBuild {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly factionName: string;
  readonly threat: number;
}

/** All problems, and the squads of the seats without problems. */
export interface CheckedGame {
  readonly problems: readonly GameProblem[];
  /** By seat. */
  readonly squads: readonly (SquadFacts | undefined)[];
}

export type { AvailableList, ListFigures, ListTable, OfferedSquads };

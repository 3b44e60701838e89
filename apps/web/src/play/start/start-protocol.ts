/** What page and worker say to each other before a game starts. */
import type { ChoiceFault, HandedLists, ListAtHand, ListFigures, ListTable } from "@broadside/content";
import type { EditionId, Family, Range, ScenarioType } from "@broadside/formats";

/** A game as the start offers it: a format of the first edition, or a scenario of the second. */
export interface GameOffer {
  /** Of the format or of the scenario. */
  readonly id: string;
  readonly name: string;
  /** Other names it goes by. */
  readonly aliases: readonly string[];
  /** Of the Epic Battles rulebook (EB-LIST-01). */
  readonly page?: number | undefined;
  readonly family: GameFamily;
  readonly aim: string;
  /** In which it may be played, the usual one first. */
  readonly editions: readonly EditionId[];
  readonly seats: Range;
  readonly types: readonly ScenarioType[];
  /** From how many teams each seat chooses where teams play; those of a fixed number of seats are set. */
  readonly teams: { readonly most: number } | { readonly fixed: readonly number[] };
  readonly table: string;
  readonly limits: string;
  /** How many of its parts a source tells, and how many are our reconstruction. */
  readonly share?: { readonly known: number; readonly ours: number };
  readonly isPlayable: boolean;
  readonly options: Readonly<Partial<Record<EditionId, readonly OfferedOption[]>>>;
  /** What is handed in together: a squad, the lists of a team, or all tiers of a player. */
  readonly handedIn: "squad" | "team" | "tiers";
  /** Points of each tier. */
  readonly tiers: readonly number[];
  readonly decks: readonly DeckOffer[];
  /** Where obstacles come from, where players bring them. */
  readonly obstacles?: string;
}

/** Formats of the first edition, and the families of scenarios. */
export type GameFamily = "first-edition" | Family;

interface DeckOffer {
  readonly id: string;
  readonly name: string;
}

/** A figure that an organiser may set. */
export interface OfferedOption {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** A scenario as people read it: Markdown, and a diagram as SVG. */
export interface ScenarioPage {
  readonly text: string;
  readonly diagram: string;
}

/** What seats fly that have chosen nothing, beside what others have chosen, by their places. */
export interface WantedLineUp {
  readonly table: ListTable;
  readonly chosen: Readonly<Record<number, HandedLists>>;
}

/** Lists whose figures are asked for, at a table. */
export interface WantedFigures {
  readonly table: ListTable;
  readonly lists: readonly HandedLists[];
}

/** A squad as it would be flown. */
export interface FlownSquad {
  /** `198 points` or `threat 8`. */
  readonly counts: string;
  readonly ships: readonly string[];
  /** Cards that the rules do not carry out. */
  readonly byHand: readonly string[];
}

export const LIST_SOURCES = ["Put together", "Ready-made", "Quick builds", "My drafts", "Opened here", "Chosen here"] as const;

/** Lists that a seat may take, whoever has made them. */
export interface OfferedLists extends HandedLists {
  readonly id: string;
  /** Undefined until they are known. */
  readonly figures?: ListFigures | undefined;
  readonly source: (typeof LIST_SOURCES)[number];
}

/** A quick build that can be taken. */
export interface OfferedBuild {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly factionName: string;
  readonly threat: number;
}

/** Every fault, and what would be flown from the seats that nothing stands against. */
export interface CheckedGame {
  readonly faults: readonly ChoiceFault[];
  /** By seat. */
  readonly squads: readonly (FlownSquad | undefined)[];
}

export type { HandedLists, ListAtHand, ListFigures, ListTable };

/** The parts of a shown game: checked lists, rules, and what it must show. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import type { Player } from "@broadside/players";
import type { AnyEvent, Contender, Content, Game, GameSetup, NoteKind, NoteOf, PlayerNames } from "@broadside/rules";
import { findSheet, limitFor } from "@broadside/scenarios";
import { checkEntry, type EntryDraft, FORMATS, type Format, type LegalSquad } from "@broadside/squads";

/** A side's list, and who flies it. */
export interface ShownSide {
  readonly players: readonly string[];
  readonly entry: EntryDraft;
  readonly squads: readonly LegalSquad[];
}

export interface ShownGame {
  readonly id: string;
  readonly sides: readonly ShownSide[];
  readonly catalogue: Catalogue;
  readonly content: Content;
  setup(contenders: readonly Contender[]): GameSetup;
  /** The player that answers for each seat. */
  player(seed: number): Player;
  readonly lastRound: number;
  /** What the game must show, by name. */
  readonly shows: Readonly<Record<string, (game: Game) => boolean>>;
}

/** The points limit of a squad in a scenario with default settings. */
export const pointsLimit = (scenario: string, edition: "2.0" | "2.5"): number | undefined => {
  const sheet = findSheet(scenario);
  return sheet && limitFor(sheet, "points", 1, {}, edition);
};

export const formatOf = (id: string): Format => {
  const format = FORMATS.find((one) => one.id === id);
  invariant(format, `no format ${id}`);
  return format;
};

export function legal(entry: Omit<EntryDraft, "format">, format: Format, catalogue: Catalogue): readonly LegalSquad[] {
  const { legal: checked, verdict } = checkEntry(entry, format, catalogue);
  invariant(checked, `a list is not legal: ${JSON.stringify(verdict.problems)}`);
  return checked.squads;
}

type Ready = readonly { readonly id: string; readonly entry: EntryDraft }[];

export function readyMadeSide(lists: Ready, catalogue: Catalogue, id: string, players: readonly string[]): ShownSide {
  const found = lists.find((one) => one.id === id);
  invariant(found, `no list ${id}`);
  const entry = { ...found.entry, squads: found.entry.squads.map((squad, at) => ({ ...squad, player: players[at] ?? "?" })) };
  return { players, entry, squads: legal(entry, formatOf(entry.format), catalogue) };
}

export const contendersOf = ({ sides }: ShownGame): readonly Contender[] =>
  sides.flatMap(({ players, squads }, team) => squads.map((squad, at) => ({ player: idOf(players[at] ?? "?"), squad, team: team + 1 })));

/** The players' names by their ids. */
export const playerNames = ({ sides }: ShownGame): PlayerNames =>
  Object.fromEntries(sides.flatMap(({ players }) => players.map((name) => [idOf(name), name])));

const idOf = (name: string): string => name.toLowerCase().replace(/\W+/g, "-");

export const notesIn = <Kind extends NoteKind>(game: Game, kind: Kind): readonly NoteOf<Kind>[] =>
  game.log
    .flatMap(({ events }): readonly AnyEvent[] => events)
    .filter((event): event is NoteOf<Kind> => "note" in event && event.note === kind);

/** What a shown game is made of: lists that are checked, rules, and what is to be seen in it. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import type { Player } from "@broadside/players";
import type { Contender, Content, Game, GameSetup, NoteKind, NoteOf, ToldEvent } from "@broadside/rules";
import { findSheet, limitFor } from "@broadside/scenarios";
import { checkEntry, type EntryDraft, FORMATS, type Format, type LegalSquad } from "@broadside/squads";

/** What a side hands in, and who flies its lists. */
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
  /** Who answers for every seat. */
  player(seed: number): Player;
  readonly lastRound: number;
  /** What must happen in it, by name. */
  readonly shows: Readonly<Record<string, (game: Game) => boolean>>;
}

/** What a squad of a scenario may count, as every set-up of it has it. */
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
  invariant(checked, `a list is not legal: ${verdict.faults.map(({ text }) => text).join("; ")}`);
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
  sides.flatMap(({ players, squads }, team) => squads.map((squad, at) => ({ name: players[at] ?? "?", squad, team: team + 1 })));

export const notesIn = <Kind extends NoteKind>(game: Game, kind: Kind): readonly NoteOf<Kind>[] =>
  game.log
    .flatMap(({ events }): readonly ToldEvent[] => events)
    .filter((event): event is NoteOf<Kind> => "note" in event && event.note === kind);

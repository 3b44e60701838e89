/** Whose list a file holds: by the player's name in it, or by the name of the file. */
import { basename, extname } from "node:path";
import { comparable, withoutAccents } from "@broadside/kit";
import type { EntryDraft } from "@broadside/squads";
import { nameOf, type Player, type TournamentEvent, teamOf } from "@broadside/tournament";

const MOST_NAMED = 5;
/** A shorter word in a file's name is not taken for a name. */
const SHORTEST = 3;

/** A player, whichever member of a team it is for a list of the whole team; or why the player cannot be told. */
export type Owner = { readonly player: string } | { readonly unknown: string };

export function ownerOf(event: TournamentEvent, file: string, entry: EntryDraft): Owner {
  const players = [...event.players.values()].filter(({ status }) => status === "playing");
  const inside = oneTeam(event, namedInside(players, entry));
  const outside = oneTeam(event, namedByFile(event, players, file));
  const [told, ...others] = inside;
  if (told !== undefined && others.length > 0) return { unknown: mightBe(event, inside, "by the player named in it") };
  if (told !== undefined && outside.length === 1 && !isSameSide(event, told, outside[0]))
    return { unknown: `it names ${nameOf(event, told)}, but the file's name is that of ${nameOf(event, outside[0] ?? "")}` };
  if (told !== undefined) return { player: told };
  const [only, ...more] = outside;
  if (only !== undefined && more.length === 0) return { player: only };
  if (only !== undefined) return { unknown: mightBe(event, outside, "by the file's name") };
  const named = entry.squads.map(({ player }) => player?.trim() ?? "").filter((name) => name !== "");
  const said = named.length > 0 ? `it names ${named.join(" and ")}, who does not play here` : "neither it nor its name names a player";
  const without = players.filter(({ list }) => list === undefined).map(({ id }) => id);
  return { unknown: without.length === 0 ? said : `${said}; ${mightBe(event, without, "who has no list yet")}` };
}

/** The members of one team stand for each other where the file has a list for each of them. */
function oneTeam(event: TournamentEvent, players: readonly string[]): readonly string[] {
  const teams = new Set(players.map((player) => (event.format.ranks === "teams" ? teamOf(event, player)?.id : undefined) ?? player));
  return teams.size === 1 ? players.slice(0, 1) : players;
}

const isSameSide = (event: TournamentEvent, one: string, other: string | undefined): boolean =>
  one === other || (event.format.ranks === "teams" && other !== undefined && teamOf(event, one)?.id === teamOf(event, other)?.id);

/** Those whose whole name stands in the file, or else a name that begins theirs and nobody else's. */
function namedInside(players: readonly Player[], { squads }: EntryDraft): readonly string[] {
  const found = squads.flatMap(({ player = "" }) => {
    const wanted = withoutAccents(player);
    if (wanted === "") return [];
    const whole = players.filter(({ name }) => withoutAccents(name) === wanted);
    const exact = whole.filter(({ name }) => comparable(name) === comparable(player));
    const begun = players.filter(({ name }) => ` ${withoutAccents(name)} `.includes(` ${wanted} `));
    return [exact, whole, begun].find(({ length }) => length > 0) ?? [];
  });
  return [...new Set(found.map(({ id }) => id))];
}

/** By the id, by the whole name of a player, in any order of its words, or of a team, or by a word of a name. */
function namedByFile(event: TournamentEvent, players: readonly Player[], file: string): readonly string[] {
  const text = plainWords(basename(file, extname(file)));
  const holds = (name: string): boolean => plainWords(name) !== "" && ` ${text} `.includes(` ${plainWords(name)} `);
  const teams = [...event.teams.values()].filter(
    ({ status, name }) => status === "playing" && event.format.ranks === "teams" && holds(name),
  );
  const holdsAll = (name: string): boolean =>
    plainWords(name)
      .split(" ")
      .every((word) => text.split(" ").includes(word));
  const words = text.split(" ").filter(({ length }) => length >= SHORTEST);
  const ways: readonly (readonly string[])[] = [
    players.filter(({ id }) => text === plainWords(id)).map(({ id }) => id),
    players.filter(({ name }) => holds(name)).map(({ id }) => id),
    players.filter(({ name }) => holdsAll(name)).map(({ id }) => id),
    teams.flatMap(({ members }) => members.slice(0, 1)),
    players
      .filter(({ name }) =>
        plainWords(name)
          .split(" ")
          .some((word) => words.includes(word)),
      )
      .map(({ id }) => id),
  ];
  return ways.find(({ length }) => length > 0) ?? [];
}

/** Letters and figures alone, a space between words: "Kovač, Ana_2.xws" is "kovac ana 2". */
const plainWords = (name: string): string =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

function mightBe(event: TournamentEvent, ids: readonly string[], why: string): string {
  const names = ids.slice(0, MOST_NAMED).map((id) => `${nameOf(event, id)} (${id})`);
  const more = ids.length > MOST_NAMED ? ` or ${ids.length - MOST_NAMED} more` : "";
  return `it might be for ${names.join(" or ")}${more}, ${why}`;
}

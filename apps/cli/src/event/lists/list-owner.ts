/** Finds the owner of a list file, by the player's name in it or by the file's name. */
import { basename, extname } from "node:path";
import { comparable, withoutAccents } from "@broadside/kit";
import type { EntryDraft } from "@broadside/squads";
import { nameOf, type Player, type TournamentEvent, teamOf } from "@broadside/tournament";

const MOST_NAMED = 5;
/** Shorter words in a file name don't count as names. */
const SHORTEST = 3;

/** The list's owner (any member if the list is the whole team's), or the reason why the owner is unknown. */
export type Owner = { readonly player: string } | { readonly unknown: string };

export function ownerOf(event: TournamentEvent, file: string, entry: EntryDraft): Owner {
  const players = [...event.players.values()].filter(({ status }) => status === "playing");
  const inside = oneTeam(event, namedInside(players, entry));
  const outside = oneTeam(event, namedByFile(event, players, file));
  const [owner, ...others] = inside;
  if (owner !== undefined && others.length > 0) return { unknown: mightBe(event, inside, "judging by the name in it") };
  if (owner !== undefined && outside.length === 1 && !isSameSide(event, owner, outside[0]))
    return { unknown: `it names ${nameOf(event, owner)}, but the file name says ${nameOf(event, outside[0] ?? "")}` };
  if (owner !== undefined) return { player: owner };
  const [only, ...more] = outside;
  if (only !== undefined && more.length === 0) return { player: only };
  if (only !== undefined) return { unknown: mightBe(event, outside, "judging by the file name") };
  const named = entry.squads.map(({ player }) => player?.trim() ?? "").filter((name) => name !== "");
  const said =
    named.length > 0 ? `it names ${named.join(" and ")}, who isn't playing here` : "neither the list nor the file name says whose it is";
  const without = players.filter(({ list }) => list === undefined).map(({ id }) => id);
  return { unknown: without.length === 0 ? said : `${said}; ${mightBe(event, without, "because their lists are missing")}` };
}

/** Returns only the first player if all belong to one ranked team, because a team can hand in its lists under any member's name. */
function oneTeam(event: TournamentEvent, players: readonly string[]): readonly string[] {
  const teams = new Set(players.map((player) => (event.format.ranks === "teams" ? teamOf(event, player)?.id : undefined) ?? player));
  return teams.size === 1 ? players.slice(0, 1) : players;
}

const isSameSide = (event: TournamentEvent, one: string, other: string | undefined): boolean =>
  one === other || (event.format.ranks === "teams" && other !== undefined && teamOf(event, one)?.id === teamOf(event, other)?.id);

/** Finds the players whose full name, or part of it, is in the file. */
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

/** Finds players by the file name: by an id, a full name (with its words in any order), a team's name, or one word of a name. */
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

/** Keeps only letters and digits, with a space between words: "Kovač, Ana_2.xws" becomes "kovac ana 2". */
const plainWords = (name: string): string =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

function mightBe(event: TournamentEvent, ids: readonly string[], why: string): string {
  const names = ids.slice(0, MOST_NAMED).map((id) => `${nameOf(event, id)} (${id})`);
  const more = ids.length > MOST_NAMED ? ` or ${ids.length - MOST_NAMED} more` : "";
  return `it might be for ${names.join(" or ")}${more}, ${why}`;
}

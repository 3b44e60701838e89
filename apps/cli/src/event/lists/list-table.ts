/** Prints the lists handed in, with points and hash, and the ships of one list with the numbers to use in results. */

import { nameOf, type Player, type SubmittedList, type SubmittedShip, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { columns } from "../../terminal/columns.ts";
import { print } from "../../terminal/messages.ts";
import { readEvent } from "../file/open-event.ts";
import { findPerson } from "../people/find-people.ts";

export async function showLists(file: string, who: string | undefined, json: boolean): Promise<number> {
  const log = await readEvent(file);
  const player = log && who !== undefined ? findPerson(log.event, who, "player") : undefined;
  if (!log || (who !== undefined && player === undefined)) return EXIT.refused;
  const { event } = log;
  const shown = [...event.players.values()].filter(({ id, status }) => (player === undefined ? status === "playing" : id === player));
  if (json) print(JSON.stringify(shown.map(({ id, name, list }) => ({ player: id, name, list }))));
  else print((player === undefined ? overview(event, shown) : oneList(event, player)).join("\n"));
  return EXIT.fine;
}

function overview(event: TournamentEvent, players: readonly Player[]): readonly string[] {
  const missing = players.filter(({ list }) => list === undefined).length;
  const rows = players.map(({ id, name, list }) => [id, name, ...(list ? facts(list) : ["no list"])]);
  const summary =
    missing === 0
      ? `All ${players.length} lists are in.`
      : `${missing} of ${players.length} lists ${missing === 1 ? "is" : "are"} missing.`;
  return players.length === 0 ? [`${event.name} has no players yet.`] : [...columns(rows), summary];
}

const facts = ({ faction, squads, hash }: SubmittedList): readonly string[] => [
  faction,
  `${squads.map(({ points }) => points).join(", ")} points`,
  hash === undefined ? "on paper" : hash.slice(0, 12),
];

function oneList(event: TournamentEvent, player: string): readonly string[] {
  const list = event.players.get(player)?.list;
  if (!list) return [`${nameOf(event, player)} hasn't handed in a list.`];
  const { faction, squads, obstacles = [], hash } = list;
  return [
    `${nameOf(event, player)} (${player}): ${faction}, ${hash === undefined ? "on paper" : `hash ${hash}`}`,
    ...squads.flatMap(({ points, ships }, at) => [
      `${squads.length > 1 ? `List ${at + 1}: ` : ""}${points} points${ships.length === 0 ? ", ships unknown" : ""}`,
      ...columns(
        ships.map((ship, place) => [`${place + 1}`, ship.name, worthOf(ship)]),
        [0],
      ),
    ]),
    ...(obstacles.length > 0 ? [`Obstacles: ${obstacles.join(", ")}`] : []),
  ];
}

const worthOf = ({ points, sections = [], build }: SubmittedShip): string =>
  build
    ? `build ${build.number}, threat ${build.threat}`
    : [`${points}`, ...sections.map((section) => `${section.name} ${section.points}`)].join(", ");

/** Writes an entry as plain text for people: names, costs, totals, halves of corvettes, wings and tiers. */
import { type Catalogue, factionInWords, type Pilot, type Ship } from "@broadside/cards";
import { checkEntry } from "../checks/check-entry.ts";
import { WING_POSITIONS } from "../checks/check-wings.ts";
import { costOn } from "../checks/cost.ts";
import { obstacleName } from "../checks/obstacles.ts";
import type { ResolvedUpgrade } from "../checks/resolve.ts";
import type { DocumentWords } from "../document-words.ts";
import type { EntryDraft, ShipDraft, SquadDraft, UpgradeDraft } from "../draft.ts";
import { spentOn } from "../figures.ts";
import { formatById } from "../formats.ts";
import { EDITION_WORDS } from "../sheet/words.ts";
import type { ListTotals, ShipTotals } from "../verdict.ts";
import { usualFormat } from "./usual-format.ts";

export function entryInText(entry: EntryDraft, catalogue: Catalogue, words: DocumentWords): string {
  const named = formatById(entry.format);
  const format = named?.edition === catalogue.pack.edition ? named : usualFormat(entry.squads, catalogue);
  const { verdict } = checkEntry(entry, format, catalogue);
  const { edition, date } = catalogue.pack;
  const heading = `${named?.name ?? entry.format}, ${EDITION_WORDS[edition].name}, cards as of ${date}`;
  const lists = entry.squads.map((squad, at) => {
    const spent = spentOn(at, entry, format, verdict);
    const title = titleOf(squad, words.list(format.lists.called, at + 1), entry);
    return [title, spent ? words.spent(spent) : "", "", ...squadLines(squad, verdict.lists[at], catalogue)].join("\n");
  });
  const isTeam = format.lists.called === "member" && lists.length > 1;
  const together = isTeam
    ? [`Together: ${verdict.points} points${verdict.epicPoints > 0 ? `, ${verdict.epicPoints} epic points` : ""}`]
    : [];
  return `${[heading, ...lists, ...together].join("\n\n")}\n`;
}

function titleOf({ name, faction, player, captain }: SquadDraft, list: string, { squads }: EntryDraft): string {
  const which = squads.length > 1 ? `${capital(list)} of ${squads.length}` : undefined;
  const who = player === undefined ? undefined : `${player}${captain ? " (captain)" : ""}`;
  return [which, name, factionInWords(faction), who].filter((word) => word !== undefined && word !== "").join(" · ");
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function squadLines(squad: SquadDraft, totals: ListTotals | undefined, catalogue: Catalogue): readonly string[] {
  const { ships, wings = [], builds = [], obstacles = [], description } = squad;
  const nameOf = (at: number): string => shipName(ships, at, catalogue);
  return [
    ...ships.flatMap((ship, at) => shipLines(ship, nameOf, at, totals?.ships[at], catalogue)),
    ...builds.map((id) => buildLine(id, catalogue)),
    ...wings.map(({ leader, wingmates }) => {
      const mates = wingmates.map(({ ship, position }) => `${nameOf(ship)} (${positionName(position)})`);
      return `Wing led by ${nameOf(leader)}: ${mates.join(", ")}`;
    }),
    ...(obstacles.length > 0 ? [`Obstacles: ${obstacles.map(obstacleName).join(", ")}`] : []),
    ...(description === undefined || description === "" ? [] : [description]),
  ];
}

/** Returns a ship's name. If the list has several ships with that name, adds the ship's number. */
function shipName(ships: readonly ShipDraft[], at: number, { pilots }: Catalogue): string {
  const pilot = ships[at]?.pilot;
  if (pilot === undefined) return `ship ${at + 1}`;
  const name = pilots.get(pilot)?.name ?? pilot;
  return ships.filter((ship) => ship.pilot === pilot).length > 1 ? `${name} (ship ${at + 1})` : name;
}

function shipLines(
  draft: ShipDraft,
  nameOf: (at: number) => string,
  at: number,
  totals: ShipTotals | undefined,
  catalogue: Catalogue,
): readonly string[] {
  const pilot = catalogue.pilots.get(draft.pilot);
  const ship = pilot && catalogue.ships.get(pilot.ship);
  if (!pilot || !ship) return [`${draft.pilot}: unknown ship card`, ...unknownUpgrades(draft)];
  const half = draft.onlySection === undefined ? "" : ` (${draft.onlySection} half only)`;
  const type = pilot.name === ship.name ? "" : `, ${ship.name}`;
  const docked = draft.dockedTo === undefined ? "" : `, docked to ${nameOf(draft.dockedTo)}`;
  return [`${nameOf(at)}${half}${type}: ${costOf(pilot, totals)}${docked}`, ...upgradeLines(draft, pilot, ship, catalogue)];
}

const unknownUpgrades = ({ upgrades }: ShipDraft): readonly string[] =>
  upgrades.length === 0 ? [] : [`  ${upgrades.map(({ id }) => id).join(", ")}`];

function costOf({ cost }: Pilot, totals: ShipTotals | undefined): string {
  const { points = 0, upgrades = 0, loadout } = totals ?? {};
  if (loadout !== undefined) return `${points} points, ${upgrades} of ${loadout} loadout`;
  return upgrades === 0 || cost === undefined ? `${points} points` : `${cost} + ${upgrades} = ${points} points`;
}

/** Lists a corvette's cards by the half that carries them. */
function upgradeLines({ upgrades }: ShipDraft, pilot: Pilot, ship: Ship, catalogue: Catalogue): readonly string[] {
  const carried = { pilot, ship, upgrades: upgrades.flatMap(({ id }, at) => cardOf(id, at, catalogue)) };
  const inWords = ({ id }: UpgradeDraft): string => {
    const card = catalogue.upgrades.get(id);
    const cost = card && costOn(carried, card);
    return card ? `${card.name}${cost === undefined ? "" : ` (${cost})`}` : `${id} (unknown card)`;
  };
  const line = (heading: string, cards: readonly UpgradeDraft[]): readonly string[] =>
    cards.length === 0 ? [] : [`  ${heading}${cards.map(inWords).join(", ")}`];
  const printed = pilot.standardLoadout?.map((id) => catalogue.upgrades.get(id)?.name ?? id) ?? [];
  return [
    ...(printed.length > 0 ? [`  Printed: ${printed.join(", ")}`] : []),
    ...line(
      "",
      upgrades.filter(({ section }) => section === undefined),
    ),
    ...(ship.sections ?? []).flatMap(({ section }) =>
      line(
        `${capital(section)}: `,
        upgrades.filter((upgrade) => upgrade.section === section),
      ),
    ),
  ];
}

function cardOf(id: string, at: number, { upgrades }: Catalogue): readonly ResolvedUpgrade[] {
  const card = upgrades.get(id);
  return card ? [{ card, at }] : [];
}

function buildLine(id: string, { quickBuilds, pilots }: Catalogue): string {
  const build = quickBuilds.get(id);
  if (!build) return `Quick build ${id}: unknown`;
  return `Quick build ${build.ships.map(({ pilot }) => pilots.get(pilot)?.name ?? pilot).join(", ")}: threat ${build.threat}`;
}

const positionName = (position: number): string => WING_POSITIONS.find(({ number }) => number === position)?.name ?? `position ${position}`;

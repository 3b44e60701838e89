/** One list in an entry, on the printed sheet: totals, obstacles, wings, and then its ships in order. */
import { type Catalogue, factionInWords } from "@broadside/cards";
import { html, type Markup } from "@broadside/kit";
import { additionsTo } from "../additions.ts";
import { usualPositions } from "../checks/check-wings.ts";
import { obstacleName } from "../checks/obstacles.ts";
import { Problems } from "../checks/problems.ts";
import { type ResolvedShip, resolveSquad } from "../checks/resolve.ts";
import type { DocumentWords } from "../document-words.ts";
import type { EntryDraft, SquadDraft } from "../draft.ts";
import { spentOn } from "../figures.ts";
import type { Format } from "../formats.ts";
import type { Verdict } from "../verdict.ts";
import { type SheetShip, shipBlock } from "./ship.ts";
import { positionInWords, type SheetWing, wingBlock } from "./wing.ts";

export function listSection(
  entry: EntryDraft,
  list: number,
  format: Format,
  catalogue: Catalogue,
  verdict: Verdict,
  words: DocumentWords,
): Markup {
  const draft = entry.squads[list];
  if (!draft) return html``;
  const before = format.lists.called === "tier" ? entry.squads[list - 1] : undefined;
  const additions = before ? additionsTo(before, draft, format, catalogue) : [];
  const { ships, wings } = listed(draft, list, format, catalogue);
  const totals = verdict.lists[list];
  const spent = spentOn(list, entry, format, verdict);
  return html`<section class="list">
<h2>${heading(entry, draft, words.list(format.lists.called, list + 1))}</h2>
<p>${factionInWords(draft.faction)}: ${spent && words.spent(spent)}</p>
${draft.description === undefined ? undefined : html`<p><bdi>${draft.description}</bdi></p>`}
${obstacleLine(entry, draft)}
<p class="hash">List hash ${totals?.hash}</p>
${wings.map(wingBlock)}${ships.map((ship) =>
  shipBlock({ ...ship, totals: totals?.ships[ship.ship.at], addition: additions[ship.ship.at] }, format, catalogue),
)}</section>
`;
}

/** The heading: the list's place in the entry, its name, its player, and whether that player is the captain. */
function heading({ squads }: EntryDraft, { name = "", player = "", captain }: SquadDraft, which: string): Markup {
  const words = [squads.length > 1 ? which.charAt(0).toUpperCase() + which.slice(1) : "", name.trim() || "List", player.trim()];
  return html`${words
    .filter((word) => word !== "")
    .map((word, at) => html`${at > 0 ? ", " : undefined}<bdi>${word}</bdi>`)}${captain === true ? " (captain)" : undefined}`;
}

/** The obstacles. All tiers share those that the first tier names. */
function obstacleLine({ squads }: EntryDraft, draft: SquadDraft): Markup | undefined {
  const obstacles = draft.obstacles ?? squads[0]?.obstacles ?? [];
  return obstacles.length > 0 ? html`<p>Obstacles: ${obstacles.map(obstacleName).join(", ")}</p>` : undefined;
}

interface SheetLines {
  readonly ships: readonly SheetShip[];
  readonly wings: readonly SheetWing[];
}

/** A list's numbered ships, and its wings. Ships from quick builds come last. */
function listed(draft: SquadDraft, list: number, format: Format, catalogue: Catalogue): SheetLines {
  const ships: SheetShip[] = [];
  const wings: SheetWing[] = [];
  const resolve = (part: SquadDraft) => resolveSquad(part, list, catalogue, new Problems(format.rules));
  const own = resolve({ ...draft, builds: [] }).ships;
  for (const ship of own) ships.push({ number: ship.at + 1, ship, notes: notesOn(ship, draft, own) });
  for (const [at, { leader, wingmates }] of (draft.wings ?? []).entries()) {
    const members = [{ ship: leader, position: 1 }, ...wingmates];
    wings.push({
      title: `Wing ${at + 1}`,
      members: members.map(({ ship, position }) => ({ position, name: numbered(ship, own) })),
    });
  }
  for (const id of draft.builds ?? []) {
    const { ships: built, threat } = resolve({ faction: draft.faction, ships: [], builds: [id] });
    const first = draft.ships.length + ships.length - own.length + 1;
    const positions = [1, ...usualPositions(built.length - 1)];
    const isWing = catalogue.quickBuilds.get(id)?.wing === true;
    for (const [at, ship] of built.entries()) {
      const place = isWing ? [`ID ${positions[at]}, ${positionInWords(positions[at] ?? 0)}`] : [];
      ships.push({ number: first + at, ship, notes: [`Quick build, threat ${threat}`, ...place] });
    }
    if (isWing)
      wings.push({
        title: `Wing from the quick build with threat ${threat}`,
        members: built.map(({ pilot }, at) => ({ position: positions[at] ?? 0, name: `${first + at}. ${pilot.name}` })),
      });
  }
  return { ships, wings };
}

const numbered = (at: number, ships: readonly ResolvedShip[]): string =>
  `${at + 1}. ${ships.find((ship) => ship.at === at)?.pilot.name ?? "not in the list"}`;

/** Notes on a ship: its position in a wing, and its carrier. */
function notesOn({ at, draft }: ResolvedShip, { wings = [] }: SquadDraft, ships: readonly ResolvedShip[]): readonly string[] {
  const inWings = wings.flatMap(({ leader, wingmates }, wing) =>
    [{ ship: leader, position: 1 }, ...wingmates]
      .filter(({ ship }) => ship === at)
      .map(({ position }) => `Wing ${wing + 1}, ID ${position}, ${positionInWords(position)}`),
  );
  return draft?.dockedTo === undefined ? inWings : [...inWings, `Docked to ${numbered(draft.dockedTo, ships)}`];
}

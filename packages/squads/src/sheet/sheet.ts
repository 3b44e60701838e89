/**
 * An entry as a printed sheet. It is one self-contained document, readable in black and white, without scripts or external resources. It
 * shows the entry as it was handed in, legal or not, and the verdict. That way, an organiser can compare a player's list with it.
 */
import { type Catalogue, cardsByHand, DONE_BY_HAND } from "@broadside/cards";
import { html, type Markup } from "@broadside/kit";
import type { DocumentWords } from "../document-words.ts";
import type { EntryDraft } from "../draft.ts";
import { namePlace } from "../figures.ts";
import type { Format } from "../formats.ts";
import type { ListProblem } from "../problem.ts";
import type { Verdict } from "../verdict.ts";
import { listSection } from "./list.ts";
import { SHEET_STYLE } from "./style.ts";
import { EDITION_WORDS } from "./words.ts";

export function sheetHtml(entry: EntryDraft, format: Format, catalogue: Catalogue, verdict: Verdict, words: DocumentWords): string {
  const title = titleOf(entry, format);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ markup: SHEET_STYLE }}</style>
</head>
<body>
<header>
<h1><bdi>${title}</bdi></h1>
${entryFacts(entry, format, catalogue, verdict, words)}
${verdictBox(entry, format, catalogue, verdict, words)}
<p class="small">Dials show colours as letters: W is white, G green, B blue, R red and P purple. Green and blue maneuvers are easy, and red ones are hard. A dial without letters shows how much energy the ship gains.</p>
${byHandLine(entry, catalogue)}</header>
<main>
${entry.squads.map((_, list) => listSection(entry, list, format, catalogue, verdict, words))}</main>
<footer><p>Made with Broadside. Unofficial fan work, not affiliated with or endorsed by any publisher or licensor. Names belong to their
owners; card effects are described in our own words.</p></footer>
</body>
</html>
`.markup;
}

/** Explains the mark on cards that players resolve by hand, if the entry has such cards. */
function byHandLine({ squads }: EntryDraft, catalogue: Catalogue): Markup | undefined {
  const ships = squads.flatMap((squad) => [
    ...squad.ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.map(({ id }) => id) })),
    ...(squad.builds ?? []).flatMap((id) => catalogue.quickBuilds.get(id)?.ships ?? []),
  ]);
  if (cardsByHand(catalogue, ships).length === 0) return undefined;
  return html`<p class="small">Broadside doesn't apply cards marked “${DONE_BY_HAND}”. When you play, resolve them yourselves.</p>
`;
}

/** The names of the lists and players. If there are none, the format's name. */
function titleOf({ squads }: EntryDraft, format: Format): string {
  const names = distinct(squads.map(({ name }) => name));
  const players = distinct(squads.map(({ player }) => player));
  const title = names.length > 0 ? names.join(" · ") : format.name;
  return players.length > 0 ? `${title} (${players.join(", ")})` : title;
}

const distinct = (texts: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(texts.map((text) => text?.trim() ?? ""))].filter((text) => text !== "");

function entryFacts(
  entry: EntryDraft,
  format: Format,
  catalogue: Catalogue,
  { catalogue: date, hash, ...totals }: Verdict,
  words: DocumentWords,
): Markup {
  const set = words.options(entry.options ?? {}, catalogue);
  const together = format.lists.called === "member" && entry.squads.length > 1;
  const counted = format.threat === undefined ? `${totals.points} points` : `threat ${totals.threat}`;
  return html`<p>${format.name} · ${EDITION_WORDS[format.edition].name}, cards as of ${date}</p>
${
  together
    ? html`<p>Team total: ${counted}${format.epicPoints === undefined ? undefined : `, ${totals.epicPoints} epic points`}</p>`
    : undefined
}
${set.length > 0 ? html`<p>Options: ${set.join("; ")}</p>` : undefined}
<p class="hash">Entry hash ${hash}</p>`;
}

function verdictBox(entry: EntryDraft, format: Format, catalogue: Catalogue, { legal, problems }: Verdict, words: DocumentWords): Markup {
  const line = ({ rule, place, fix, ...problem }: ListProblem): Markup =>
    html`<li>${words.place(namePlace(place, entry, format, catalogue))}: ${words.problem(problem)} [${rule}] ${words.fix(fix)}</li>
`;
  const [against, notices] = [problems.filter(({ weight }) => weight === "illegal"), problems.filter(({ weight }) => weight === "notice")];
  return html`<section class="verdict"><p><b>${legal ? "Legal" : "Not legal"}</b></p>
${against.length > 0 ? html`<ul>${against.map(line)}</ul>` : undefined}
${notices.length > 0 ? html`<p>Notes:</p><ul>${notices.map(line)}</ul>` : undefined}</section>`;
}

/**
 * An entry on paper: one standalone document, without script or anything from elsewhere, that says the same in black and white.
 * It shows what was handed in, legal or not, with the verdict, so that an organiser can hold it against a list.
 */
import { type Catalogue, cardsByHand, DONE_BY_HAND } from "@broadside/cards";
import { html, type Markup } from "@broadside/kit";
import type { EntryDraft } from "../draft.ts";
import { optionsInWords } from "../exchange/options-file.ts";
import type { Format } from "../formats.ts";
import type { Fault, Verdict } from "../verdict.ts";
import { placeInWords } from "../verdict-words.ts";
import { listSection } from "./list.ts";
import { SHEET_STYLE } from "./style.ts";
import { EDITION_WORDS } from "./words.ts";

export function sheetHtml(entry: EntryDraft, format: Format, catalogue: Catalogue, verdict: Verdict): string {
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
${entryFacts(entry, format, catalogue, verdict)}
${verdictBox(entry, format, catalogue, verdict)}
<p class="small">Dials give colours as letters: W white; G green or B blue, easy; R red, hard; P purple. A dial without letters shows the energy gained.</p>
${byHandLine(entry, catalogue)}</header>
<main>
${entry.squads.map((_, list) => listSection(entry, list, format, catalogue, verdict))}</main>
<footer><p>Made with Broadside. Unofficial fan work, not affiliated with or endorsed by any publisher or licensor. Names belong to their
owners; what cards do is told in our own words.</p></footer>
</body>
</html>
`.markup;
}

/** What the mark on cards means, and how many cards have it; nothing where none has. */
function byHandLine({ squads }: EntryDraft, catalogue: Catalogue): Markup | undefined {
  const ships = squads.flatMap((squad) => [
    ...squad.ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.map(({ id }) => id) })),
    ...(squad.builds ?? []).flatMap((id) => catalogue.quickBuilds.get(id)?.ships ?? []),
  ]);
  if (cardsByHand(catalogue, ships).length === 0) return undefined;
  return html`<p class="small">Cards marked “${DONE_BY_HAND}” are not carried out by Broadside: in a game there the players do what they say.</p>
`;
}

/** The names of lists and players; that of the format where there are none. */
function titleOf({ squads }: EntryDraft, format: Format): string {
  const names = distinct(squads.map(({ name }) => name));
  const players = distinct(squads.map(({ player }) => player));
  const title = names.length > 0 ? names.join(" · ") : format.name;
  return players.length > 0 ? `${title} (${players.join(", ")})` : title;
}

const distinct = (texts: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(texts.map((text) => text?.trim() ?? ""))].filter((text) => text !== "");

function entryFacts(entry: EntryDraft, format: Format, catalogue: Catalogue, { catalogue: date, hash, ...totals }: Verdict): Markup {
  const set = optionsInWords(entry.options ?? {}, catalogue);
  const together = format.lists.called === "member" && entry.squads.length > 1;
  const counted = format.threat === undefined ? `${totals.points} points` : `threat ${totals.threat}`;
  return html`<p>${format.name} · ${EDITION_WORDS[format.edition].name}, cards as of ${date}</p>
${
  together
    ? html`<p>Together: ${counted}${format.epicPoints === undefined ? undefined : `, ${totals.epicPoints} epic points`}</p>`
    : undefined
}
${set.length > 0 ? html`<p>Set for this entry: ${set.join("; ")}</p>` : undefined}
<p class="hash">Entry ${hash}</p>`;
}

function verdictBox(entry: EntryDraft, format: Format, catalogue: Catalogue, { legal, faults }: Verdict): Markup {
  const line = ({ rule, place, text, mend }: Fault): Markup =>
    html`<li>${placeInWords(place, entry, format, catalogue)}: ${text} [${rule}]. ${mend}.</li>
`;
  const [against, notices] = [faults.filter(({ weight }) => weight === "illegal"), faults.filter(({ weight }) => weight === "notice")];
  return html`<section class="verdict"><p><b>${legal ? "Legal" : "Not legal"}</b></p>
${against.length > 0 ? html`<ul>${against.map(line)}</ul>` : undefined}
${notices.length > 0 ? html`<p>Notices:</p><ul>${notices.map(line)}</ul>` : undefined}</section>`;
}

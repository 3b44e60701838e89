/** Prints all lists, each on its own pages. Paper lists are in a table at the end. */
import type { Catalogue } from "@broadside/cards";
import { html, invariant, type Markup } from "@broadside/kit";
import { checkEntry, type EntryDraft, type Format, formatById, parseListFile, readListFile, sheetHtml } from "@broadside/squads";
import { documentWords, ENGLISH_LISTS } from "@broadside/telling/lists";
import {
  displayNames,
  listText,
  membersOf,
  requiredLimits,
  type SubmittedList,
  type TournamentEvent,
  teamSizeOf,
} from "@broadside/tournament";
import { loadCatalogue } from "../../catalogues.ts";

/** Returns the sheets of all lists. Prints the reason and returns undefined if the cards can't be read. */
export async function listSheets(event: TournamentEvent, initialsOnly: boolean, data: unknown): Promise<string | undefined> {
  const format = formatById(event.format.lists.format);
  const catalogue = format && (await loadCatalogue(format.edition, data));
  if (!format || !catalogue) return undefined;
  const names = displayNames(event, { initialsOnly });
  const sheets: Sheet[] = [];
  const rows: Markup[] = [];
  for (const { id } of event[event.format.ranks].values()) {
    const entry = entryOf(listText(event, id), catalogue, initialsOnly);
    const name = names.get(id) ?? id;
    if (entry) sheets.push(...separate(event, id, entry, format).map((one) => sheetOf(name, one, format, catalogue)));
    const isWhole = membersOf(event, id).every((member) => event.players.get(member)?.list?.file !== undefined);
    if (!entry || !isWhole) rows.push(...rowsOf(event, id, entry !== undefined, names));
  }
  return document(event, sheets, rows);
}

/** Reads a list. If the sheets show only initials, leaves out all names in it, because the event supplies the player's initials. */
function entryOf(text: string, catalogue: Catalogue, initialsOnly: boolean): EntryDraft | undefined {
  const parsed = text === "" ? undefined : parseListFile(text);
  const read = parsed?.ok ? readListFile(parsed.value, catalogue) : undefined;
  if (!read?.ok) return undefined;
  const { entry } = read.value;
  if (!initialsOnly) return entry;
  return { ...entry, squads: entry.squads.map(({ name, player, description, ...squad }) => squad) };
}

/** Checks each list separately, with its own limit, if rounds have different limits. */
function separate(event: TournamentEvent, player: string, entry: EntryDraft, { lists: { called } }: Format): readonly EntryDraft[] {
  if (called !== "member" || event.format.ranks === "teams") return [entry];
  const limits = requiredLimits(event, teamSizeOf(event, player));
  return entry.squads.map((squad, at) => {
    const points = limits[at] ?? limits.at(-1);
    return { ...entry, squads: [squad], options: { ...entry.options, ...(points !== undefined && { points }) } };
  });
}

interface Sheet {
  readonly style: string;
  readonly body: Markup;
}

/**
 * Returns the parts of a single sheet. Names and other texts in it are escaped, so they can't add tags. A list without a name uses its
 * player's name as the title.
 */
function sheetOf(name: string, entry: EntryDraft, format: Format, catalogue: Catalogue): Sheet {
  const { verdict } = checkEntry(entry, format, catalogue);
  const sheet = sheetHtml(entry, format, catalogue, verdict, documentWords(ENGLISH_LISTS));
  const [, style, body] = /<style>(.*?)<\/style>.*<body>(.*)<\/body>/s.exec(sheet) ?? [];
  invariant(style !== undefined && body !== undefined, "a sheet has a style and a body");
  const isNamed = entry.squads.some((squad) => (squad.name ?? squad.player ?? "").trim() !== "");
  const rest = isNamed ? body : body.replace(/<h1>.*?<\/h1>\n?/s, "");
  return {
    style,
    body: html`<article>
<p class="bearer"><bdi>${name}</bdi></p>${{ markup: rest }}</article>
`,
  };
}

/** Returns rows about a side's lists: one for each member of a team, or one for a single player. */
function rowsOf(event: TournamentEvent, side: string, hasSheet: boolean, names: ReadonlyMap<string, string>): readonly Markup[] {
  const name = (id: string): Markup => html`<bdi>${names.get(id) ?? id}</bdi>`;
  return membersOf(event, side).map((member) => {
    const list = event.players.get(member)?.list;
    const who = event.teams.has(side) ? html`${name(member)} (${name(side)})` : name(side);
    const points = list?.squads.map((squad) => squad.points).join(", ");
    return html`<tr><th scope="row">${who}</th><td>${list?.faction}</td><td>${points}</td><td>${whereIs(list, hasSheet)}</td></tr>
`;
  });
}

function whereIs(list: SubmittedList | undefined, hasSheet: boolean): string {
  if (!list) return "no list";
  if (list.file === undefined) return "on paper";
  return hasSheet ? "on the sheet" : "in a file that can't be read";
}

const OWN_STYLE = `
body { margin: 0 auto; padding: 4mm; max-width: 190mm; font: 11pt/1.35 system-ui, sans-serif; overflow-wrap: anywhere; }
@media print { body { padding: 0; max-width: none; } }
body > article + article, body > article + .paper { break-before: page; }
.bearer { font-size: 15pt; font-weight: 700; }
.paper h1 { margin: 0; font-size: 15pt; }
.paper p { margin: 0 0 3mm; }
.paper table { width: 100%; border-collapse: collapse; }
.paper th, .paper td { padding: 1mm 1.5mm; text-align: start; vertical-align: top; border-bottom: 0.5pt solid #000; }
`;

const paperSection = (event: TournamentEvent, rows: readonly Markup[], hasSheets: boolean): Markup | undefined =>
  rows.length === 0
    ? undefined
    : html`<section class="paper">
<h1>${hasSheets ? "Lists without a sheet" : "Lists"}</h1>
<p><bdi>${event.name}</bdi> · ${event.format.name} · ${event.date}</p>
<table><thead><tr><th scope="col">Name</th><th scope="col">Faction</th><th scope="col">Points</th><th scope="col">List</th></tr></thead>
<tbody>
${rows}</tbody></table>
</section>
`;

const document = (event: TournamentEvent, sheets: readonly Sheet[], rows: readonly Markup[]): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Lists: ${event.name}</title>
<style>${{ markup: `${OWN_STYLE}${sheets[0]?.style ?? ""}` }}</style>
</head>
<body>
${sheets.map(({ body }) => body)}${paperSection(event, rows, sheets.length > 0)}</body>
</html>
`.markup;

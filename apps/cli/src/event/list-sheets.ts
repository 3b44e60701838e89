/** Everybody's lists on paper, each on pages of its own; what is known of a paper list stands on a line. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import { checkEntry, type EntryDraft, type Format, formatById, parseListFile, readListFile, sheetHtml } from "@broadside/squads";
import { displayNames, type HandedList, listText, membersOf, requiredLimits, type TournamentEvent } from "@broadside/tournament";
import { loadCatalogue } from "../catalogues.ts";

/** Undefined, with the reason said, where the cards cannot be read. */
export async function listSheets(event: TournamentEvent, initialsOnly: boolean, data: unknown): Promise<string | undefined> {
  const format = formatById(event.format.lists.format);
  const catalogue = format && (await loadCatalogue(format.edition, data));
  if (!format || !catalogue) return undefined;
  const names = displayNames(event, { initialsOnly });
  const sheets: Sheet[] = [];
  const lines: string[] = [];
  for (const { id } of event[event.format.ranks].values()) {
    const entry = entryOf(listText(event, id), catalogue, initialsOnly);
    const name = names.get(id) ?? id;
    if (entry) sheets.push(...separate(event, entry, format).map((one) => sheetOf(name, one, format, catalogue)));
    const isWhole = membersOf(event, id).every((member) => event.players.get(member)?.list?.file !== undefined);
    if (!entry || !isWhole) lines.push(lineOf(event, id, entry !== undefined, names));
  }
  return document(event, sheets, lines);
}

/** Who hands it in is told by the event; under initials a list's own words are left out. */
function entryOf(text: string, catalogue: Catalogue, initialsOnly: boolean): EntryDraft | undefined {
  const parsed = text === "" ? undefined : parseListFile(text);
  const read = parsed?.ok ? readListFile(parsed.value, catalogue) : undefined;
  if (!read?.ok) return undefined;
  const { entry } = read.value;
  if (!initialsOnly) return entry;
  return { ...entry, squads: entry.squads.map(({ name, player, description, ...squad }) => squad) };
}

/** Where rounds have limits of their own, each list is judged under its own. */
function separate(event: TournamentEvent, entry: EntryDraft, { lists: { called } }: Format): readonly EntryDraft[] {
  if (called !== "member" || event.format.ranks === "teams") return [entry];
  const limits = requiredLimits(event);
  return entry.squads.map((squad, at) => {
    const points = limits[at] ?? limits.at(-1);
    return { ...entry, squads: [squad], options: { ...entry.options, ...(points !== undefined && { points }) } };
  });
}

interface Sheet {
  readonly style: string;
  readonly body: string;
}

/** The parts of a sheet that stands alone; texts in it are escaped, so its tags are its own. */
function sheetOf(name: string, entry: EntryDraft, format: Format, catalogue: Catalogue): Sheet {
  const { verdict } = checkEntry(entry, format, catalogue);
  const [, style, body] = /<style>(.*?)<\/style>.*<body>(.*)<\/body>/s.exec(sheetHtml(entry, format, catalogue, verdict)) ?? [];
  invariant(style !== undefined && body !== undefined, "a sheet has a style and a body");
  return { style, body: `<article>\n<p class="bearer"><bdi>${escaped(name)}</bdi></p>${body}</article>\n` };
}

function lineOf(event: TournamentEvent, side: string, hasSheet: boolean, names: ReadonlyMap<string, string>): string {
  const name = (id: string): string => `<bdi>${escaped(names.get(id) ?? id)}</bdi>`;
  const members = membersOf(event, side).map((member) => {
    const told = escaped(listInWords(event.players.get(member)?.list, hasSheet));
    return event.teams.has(side) ? `${name(member)}: ${told}` : told;
  });
  return `<p>${name(side)}: ${members.join("; ")}</p>\n`;
}

function listInWords(list: HandedList | undefined, hasSheet: boolean): string {
  if (!list) return "no list";
  if (list.file !== undefined && hasSheet) return "on the sheet";
  const totals = `${list.faction}, ${list.squads.map(({ points }) => points).join(", ")} points`;
  return `${totals}, ${list.file === undefined ? "on paper" : "in a file that cannot be read"}`;
}

const OWN_STYLE = `
article + article, article + .paper { break-before: page; }
.bearer { font-size: 15pt; font-weight: 700; }
`;

const paperSection = (event: TournamentEvent, lines: readonly string[]): string =>
  lines.length === 0
    ? ""
    : `<section class="paper">\n<h2>${escaped(event.name)}: lists that are not on a sheet</h2>\n${lines.join("")}</section>\n`;

const document = (event: TournamentEvent, sheets: readonly Sheet[], lines: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Lists: ${escaped(event.name)}</title>
<style>${sheets[0]?.style ?? ""}${OWN_STYLE}</style>
</head>
<body>
${sheets.map(({ body }) => body).join("")}${paperSection(event, lines)}</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

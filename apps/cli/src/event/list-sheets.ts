/** Everybody's lists on paper, each on pages of its own; what is known of a paper list stands on a line. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import { checkEntry, type EntryDraft, type Format, formatById, parseListFile, readListFile, sheetHtml } from "@broadside/squads";
import { displayNames, listText, membersOf, type TournamentEvent } from "@broadside/tournament";
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
    if (entry) sheets.push(sheetOf(name, entry, format, catalogue));
    else lines.push(lineOf(event, id, name, names));
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

function lineOf(event: TournamentEvent, side: string, name: string, names: ReadonlyMap<string, string>): string {
  const members = membersOf(event, side).map((member) => {
    const list = event.players.get(member)?.list;
    const told = list ? `${list.faction}, ${list.squads.map(({ points }) => points).join(", ")} points, on paper` : "no list";
    return event.teams.has(side) ? `<bdi>${escaped(names.get(member) ?? member)}</bdi>: ${escaped(told)}` : escaped(told);
  });
  return `<p><bdi>${escaped(name)}</bdi>: ${members.join("; ")}</p>\n`;
}

const OWN_STYLE = `
article { break-after: page; }
article:last-of-type { break-after: auto; }
.bearer { font-size: 15pt; font-weight: 700; }
`;

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
${lines.length > 0 ? `<section class="paper">\n<h2>${escaped(event.name)}: lists without a file</h2>\n${lines.join("")}</section>\n` : ""}${sheets
  .map(({ body }) => body)
  .join("")}</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

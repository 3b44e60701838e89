/** `broadside rule ID` or words: what a rule says, or which rules have the words, as the page finds them. */
import { type Row, rows, ruleById } from "@broadside/rulebook";
import { findRules } from "@broadside/rulebook/search";
import { complain, EXIT, print } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";

/** As many rules as fit on a screen; the page has them all. */
const MOST_SHOWN = 12;

export const ruleCommand: Subcommand = {
  about: "prints a rule by its id, or the rules that have a word",
  args: { id: { type: "positional", required: true, valueHint: "ID", description: "such as HS-TGT-03, or words such as ramming" } },
  run: async ({ id }) => {
    const asked = String(id).trim();
    const wanted = asked.toUpperCase();
    const row = ruleById(wanted);
    if (row) {
      print(`${row.id}  ${row.document}, ${row.section} (${row.edition.join(", ")}; ${row.layer})\n${row.text}\nExample: ${row.check}`);
      return EXIT.fine;
    }
    const near = asked === "" ? [] : rows.filter((other) => other.id.startsWith(wanted)).slice(0, 8);
    const { hits } = asked === "" || near.length > 0 || LOOKS_LIKE_AN_ID.test(wanted) ? { hits: [] } : findRules({ q: asked });
    if (hits.length === 0) return refuse(wanted, near);
    print(
      hits
        .slice(0, MOST_SHOWN)
        .map(({ row: { id: own, text } }) => `${own}  ${text}`)
        .join("\n"),
    );
    if (hits.length > MOST_SHOWN) complain(`${hits.length - MOST_SHOWN} more; npm start has a page that shows them all.`);
    return EXIT.fine;
  },
};

const LOOKS_LIKE_AN_ID = /^[A-Z0-9]+-[A-Z]+-\d/;

function refuse(wanted: string, near: readonly Row[]): number {
  complain(
    near.length > 0
      ? `There is no rule ${wanted}; there are ${near.map((other) => other.id).join(", ")}.`
      : `There is no rule ${wanted}; npm start has a page that searches them.`,
  );
  return EXIT.refused;
}

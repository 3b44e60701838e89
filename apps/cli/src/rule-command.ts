/** `broadside rule ID`: prints a rule, or all rules that contain certain words. It searches like the app's rules page. */

import { type Row, rows, ruleById } from "@broadside/rulebook";
import { findRules } from "@broadside/rulebook/search";
import { EXIT } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { complain, print, printNote } from "./terminal/messages.ts";

/** The most rules that fit on a screen. */
const MOST_SHOWN = 12;

export const ruleCommand: Subcommand = {
  about: "Print a rule by its id, or search the rules",
  example: "ramming",
  args: {
    id: {
      type: "positional",
      required: true,
      valueHint: "ID",
      description: "an id such as HS-TGT-03, or words to search for, such as ramming",
    },
  },
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
    if (hits.length === 0) return LOOKS_LIKE_AN_ID.test(wanted) || near.length > 0 ? refuse(wanted, near) : refuseWords(asked);
    print(
      hits
        .slice(0, MOST_SHOWN)
        .map(({ row: { id: own, text } }) => `${own}  ${text}`)
        .join("\n"),
    );
    if (hits.length > MOST_SHOWN)
      printNote(`${hits.length - MOST_SHOWN} more rules match. To see them all, open the rules page in the app: npm start`);
    return EXIT.fine;
  },
};

const LOOKS_LIKE_AN_ID = /^[A-Z0-9]+-[A-Z]+-\d/;

function refuseWords(asked: string): number {
  complain(`No rule matches "${asked}".`, "Try another word, such as: broadside rule ramming");
  return EXIT.refused;
}

function refuse(wanted: string, near: readonly Row[]): number {
  complain(
    `There is no rule ${wanted}.`,
    near.length > 0 ? `Try one of: ${near.map((other) => other.id).join(", ")}.` : "Try a word, such as: broadside rule ramming",
  );
  return EXIT.refused;
}

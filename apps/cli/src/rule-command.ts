/** `broadside rule ID`: what a rule says. */
import { rows, ruleById } from "@broadside/rulebook";
import { complain, EXIT, print } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";

export const ruleCommand: Subcommand = {
  about: "prints a rule by its id",
  args: { id: { type: "positional", required: true, valueHint: "ID", description: "such as HS-TGT-03" } },
  run: async ({ id }) => {
    const wanted = String(id).trim().toUpperCase();
    const row = ruleById(wanted);
    if (!row) {
      const near = wanted === "" ? [] : rows.filter((other) => other.id.startsWith(wanted)).slice(0, 8);
      complain(
        near.length > 0
          ? `There is no rule ${wanted}; there are ${near.map((other) => other.id).join(", ")}.`
          : `There is no rule ${wanted}; npm start has a page that searches them.`,
      );
      return EXIT.refused;
    }
    print(`${row.id}  ${row.document}, ${row.section} (${row.edition.join(", ")}; ${row.layer})\n${row.text}\nExample: ${row.check}`);
    return EXIT.fine;
  },
};

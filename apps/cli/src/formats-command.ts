/** `broadside formats`: what lists can be checked for. */
import { FORMATS, type Format } from "@broadside/squads";
import { EXIT, print } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";

export const formatsCommand: Subcommand = {
  about: "names the formats that lists are checked for",
  args: { json: { type: "boolean", description: "print JSON, one array" } },
  run: async ({ json }) => {
    print(json === true ? JSON.stringify(FORMATS.map(withoutRules)) : FORMATS.map(inWords).join("\n"));
    return EXIT.fine;
  },
};

const withoutRules = ({ rules, ...format }: Format): Omit<Format, "rules"> => format;

const inWords = ({ id, edition, name, about }: Format): string => `${id.padEnd(18)}${edition.padEnd(5)}${name}\n${" ".repeat(23)}${about}`;

/** `broadside formats`: prints the formats that lists can be checked for. */

import { FORMATS, type Format } from "@broadside/squads";
import { ENGLISH_LISTS } from "@broadside/telling/lists";
import { EXIT } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { print } from "./terminal/messages.ts";

export const formatsCommand: Subcommand = {
  about: "Show the formats that you can check a list against",
  example: "",
  args: { json: { type: "boolean", description: "print a JSON array" } },
  run: async ({ json }) => {
    print(json === true ? JSON.stringify(FORMATS.map(inJson)) : FORMATS.map(inWords).join("\n"));
    return EXIT.fine;
  },
};

const inJson = ({ rules, ...format }: Format) => ({ ...format, about: ENGLISH_LISTS.formats[format.id] });

const inWords = ({ id, edition, name }: Format): string =>
  `${id.padEnd(18)}${edition.padEnd(5)}${name}\n${" ".repeat(23)}${ENGLISH_LISTS.formats[id]}`;

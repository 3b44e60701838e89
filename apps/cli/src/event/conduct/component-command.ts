/** `broadside event component FILE PLAYER COMPONENT MODIFICATION`: shows the rule about a modified component, or records a decision. */

import { comparable } from "@broadside/kit";
import { withRule } from "@broadside/telling/events";
import { COMPONENT_RULES, citedRule, componentVerdict } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { print, printNote } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readEvent, WRITING_ARGS } from "../file/open-event.ts";
import { findPerson } from "../people/find-people.ts";

const VERDICTS = ["eligible", "replaced", "disqualified"] as const;

export const componentCommand: Subcommand = {
  about: "Show whether a modified component is allowed; with --verdict, record a decision",
  example: "cup.jsonl Ana model painted",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "the owner of the component" },
    component: { type: "positional", required: true, valueHint: "COMPONENT", description: "such as model, base, dial, token" },
    modification: { type: "positional", required: true, valueHint: "MODIFICATION", description: "such as painted, trimmed, third-party" },
    verdict: { type: "string", valueHint: VERDICTS.join("|"), description: "the decision" },
    reason: { type: "string", valueHint: "TEXT", description: "why the decision differs from the rules" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [component, modification] = namedInRules(String(values["component"]), String(values["modification"]));
    const [verdict, reason] = [options.oneOf("verdict", VERDICTS), options.text("reason")];
    if (reason !== undefined && options.text("verdict") === undefined)
      options.note("--reason only works with --verdict.", `Add --verdict ${VERDICTS.join("|")}, or leave out --reason.`);
    if (options.reportProblems()) return EXIT.usage;
    if (verdict === undefined) {
      const log = await readEvent(file);
      if (!log || findPerson(log.event, String(values["player"]), "player") === undefined) return EXIT.refused;
      const { eligible, rule } = componentVerdict(component, modification);
      for (const note of unknownInWords(component, modification)) printNote(note);
      const words = `${component} (${modification}): ${eligible ? "eligible" : "not eligible, so the player must replace it to play"}`;
      print(`${withRule(words, citedRule(log.event.format, rule))}.`);
      return EXIT.fine;
    }
    return changeEvent(file, values, ({ log, record, recorded }) => {
      const player = findPerson(log.event, String(values["player"]), "player");
      const what = { kind: "component ruled", component, modification, verdict, ...(reason !== undefined && { reason }) } as const;
      if (player === undefined || !record({ ...what, player })) return undefined;
      for (const note of unknownInWords(component, modification)) printNote(note);
      return recorded;
    });
  },
};

/** Replaces words with the rules' spelling if they differ only in capitals and spaces. */
function namedInRules(...words: readonly [string, string]): readonly [component: string, modification: string] {
  const [component, modification] = words.map(comparable);
  const known = COMPONENT_RULES.find((rule) => rule.component === component && rule.modification === modification);
  return known ? [known.component, known.modification] : words;
}

/**
 * Warns that no rule mentions the component or the modification, because the word may be a typo (ET-COMP-16). Lists what the rules do
 * mention.
 */
function unknownInWords(component: string, modification: string): readonly string[] {
  const own = COMPONENT_RULES.filter((rule) => rule.component === component).map((rule) => rule.modification);
  if (own.includes(modification)) return [];
  if (own.length > 0) return [`the rules don't mention "${modification}" for a ${component}, only ${own.join(", ")}.`];
  const all = [...new Set(COMPONENT_RULES.map((rule) => rule.component))];
  return [`the rules don't mention a component "${component}", only ${all.join(", ")}.`];
}

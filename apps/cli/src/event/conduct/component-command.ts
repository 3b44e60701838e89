/** `broadside event component FILE PLAYER COMPONENT MODIFICATION`: what the rules say of a changed component, and what was decided. */
import { comparable } from "@broadside/kit";
import { COMPONENT_RULES, citedRule, componentVerdict, withRule } from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readEvent, WRITING_ARGS } from "../file/open-event.ts";
import { findWho } from "../people/find-people.ts";

const VERDICTS = ["eligible", "replaced", "disqualified"] as const;

export const componentCommand: Subcommand = {
  about: "rules on a component; without a verdict it says what the rules say",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "whose it is" },
    component: { type: "positional", required: true, valueHint: "COMPONENT", description: "such as model, base, dial, token" },
    modification: { type: "positional", required: true, valueHint: "MODIFICATION", description: "such as painted, trimmed, third-party" },
    verdict: { type: "string", valueHint: VERDICTS.join("|"), description: "what was decided" },
    reason: { type: "string", valueHint: "TEXT", description: "why, where it differs from the rules" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [component, modification] = namedInRules(String(values["component"]), String(values["modification"]));
    const [verdict, reason] = [options.oneOf("verdict", VERDICTS), options.text("reason")];
    if (reason !== undefined && options.text("verdict") === undefined) options.note("--reason goes with --verdict");
    if (options.complains()) return EXIT.usage;
    if (verdict === undefined) {
      const log = await readEvent(file);
      if (!log || findWho(log.event, String(values["player"]), "player") === undefined) return EXIT.refused;
      const { eligible, rule } = componentVerdict(component, modification);
      for (const note of unknownInWords(component, modification)) complain(note);
      const words = `${component}, ${modification}: ${eligible ? "eligible" : "not eligible; it is replaced, or its player cannot play"}`;
      print(`${withRule(words, citedRule(log.event.format, rule))}.`);
      return EXIT.fine;
    }
    return changeEvent(file, values, ({ log, record, told }) => {
      const player = findWho(log.event, String(values["player"]), "player");
      const what = { kind: "component ruled", component, modification, verdict, ...(reason !== undefined && { reason }) } as const;
      if (player === undefined || !record({ ...what, player })) return undefined;
      for (const note of unknownInWords(component, modification)) complain(note);
      return told;
    });
  },
};

/** As the rules call them, where it is only a matter of capitals and spaces. */
function namedInRules(...words: readonly [string, string]): readonly [component: string, modification: string] {
  const [component, modification] = words.map(comparable);
  const known = COMPONENT_RULES.find((rule) => rule.component === component && rule.modification === modification);
  return known ? [known.component, known.modification] : words;
}

/** A slip of the finger is ruled on like a change that no rule names (ET-COMP-16), so that it is said which they name. */
function unknownInWords(component: string, modification: string): readonly string[] {
  const own = COMPONENT_RULES.filter((rule) => rule.component === component).map((rule) => rule.modification);
  if (own.includes(modification)) return [];
  if (own.length > 0) return [`Note: the rules do not name "${modification}" of a ${component}; they name ${own.join(", ")}.`];
  const all = [...new Set(COMPONENT_RULES.map((rule) => rule.component))];
  return [`Note: the rules do not name a component "${component}"; they name ${all.join(", ")}.`];
}

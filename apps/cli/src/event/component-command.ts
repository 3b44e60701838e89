/** `broadside event component FILE PLAYER COMPONENT MODIFICATION`: what the rules say of a changed component, and what was decided. */
import { componentVerdict } from "@broadside/tournament";
import { EXIT, print } from "../exit-codes.ts";
import type { Subcommand } from "../subcommand.ts";
import { AS_ARG, changeEvent, FILE_ARG, readEvent } from "./open-event.ts";
import { OptionReader } from "./option-reader.ts";
import { findWho } from "./who.ts";

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
    as: AS_ARG,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [component, modification] = [String(values["component"]), String(values["modification"])];
    const [verdict, reason] = [options.oneOf("verdict", VERDICTS), options.text("reason")];
    if (reason !== undefined && options.text("verdict") === undefined) options.note("--reason goes with --verdict");
    if (options.complains()) return EXIT.usage;
    if (verdict === undefined) {
      const log = await readEvent(file);
      if (!log || findWho(log.event, String(values["player"]), "player") === undefined) return EXIT.refused;
      const { eligible, rule } = componentVerdict(component, modification);
      print(
        `${component}, ${modification}: ${eligible ? "eligible" : "not eligible; it is replaced, or its player cannot play"} [${rule}].`,
      );
      return EXIT.fine;
    }
    return changeEvent(file, values["as"], ({ log, record, told }) => {
      const player = findWho(log.event, String(values["player"]), "player");
      const what = { kind: "component ruled", component, modification, verdict, ...(reason !== undefined && { reason }) } as const;
      return player !== undefined && record({ ...what, player }) ? told : undefined;
    });
  },
};

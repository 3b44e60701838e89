import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { subjectFlew } from "./phrases.ts";

const pupil = subjectIs(both(other, friendly, within(0, 2)));
const PASS_ON: readonly Instruction[] = [{ verb: "spend force" }, { verb: "recover force", who: "subject" }];

/** Lets a friendly ship recover Force after a purple maneuver or action. */
export const yoda: Card = {
  card: "upgrade:yoda",
  title: "Yoda",
  triggers: [
    { at: "maneuverExecuted", when: all(pupil, subjectFlew("purple")), may: PASS_ON },
    { at: "actionPerformed", when: all(pupil, ({ moment }) => moment.colour === "purple"), may: PASS_ON },
  ],
};

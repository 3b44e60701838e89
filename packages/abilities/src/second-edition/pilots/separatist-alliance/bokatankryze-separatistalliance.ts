import { ORANGE } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** The strain token is a cost that the other ship pays. */
export const bokatankryzeSeparatistalliance: Card = {
  card: "pilot:bokatankryze-separatistalliance",
  title: "Bo-Katan Kryze",
  triggers: [
    {
      at: "beforeActivation",
      when: subjectIs(both(friendly, within(0, 2))),
      may: [
        { verb: "spend charge" },
        { verb: "gain", token: "strain", who: "subject" },
        { verb: "remove token", tokens: [...ORANGE, "deplete", "ion", "strain"], orLock: true, who: "subject" },
      ],
    },
  ],
};

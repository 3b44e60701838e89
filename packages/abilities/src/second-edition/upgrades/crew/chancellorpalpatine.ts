import type { Card } from "../../../language/card.ts";
import { all, attackerIs, isDefender, toThisShip, within } from "../../../language/when.ts";
import { showsSide } from "../../../language/when-second-edition.ts";

/** Attackers near the Chancellor gain stress. Ships that Darth Sidious coordinates also gain stress, but get a benefit in return. */
export const chancellorpalpatine: Card = {
  card: "upgrade:chancellorpalpatine",
  title: "Chancellor Palpatine",
  triggers: [
    {
      at: "afterAttack",
      when: all(isDefender, showsSide("front"), attackerIs(within(0, 2))),
      may: [{ verb: "spend force" }, { verb: "gain", token: "stress", who: "attacker" }],
    },
    { at: "duringEnd", when: showsSide("front"), may: [{ verb: "flip this card" }] },
    {
      at: "coordinated",
      when: all(toThisShip, showsSide("back"), ({ moment }) => moment.colour === "purple"),
      must: [
        { verb: "gain", token: "stress", who: "target" },
        {
          verb: "one of",
          by: "target",
          choices: { focus: [{ verb: "gain", token: "focus", who: "target" }], force: [{ verb: "recover force", who: "target" }] },
        },
      ],
    },
  ],
};

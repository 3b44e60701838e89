import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";
import { ORANGE_AND_RED } from "../phrases.ts";

export const chaffparticlesBattleoverendor: Card = {
  card: "upgrade:chaffparticles-battleoverendor",
  title: "Chaff Particles",
  triggers: [
    {
      at: "neutralizing",
      when: isDefender,
      may: [
        { verb: "cancel", dice: "defense", face: "focus", count: 1 },
        { verb: "remove token", tokens: ORANGE_AND_RED, orLock: true },
      ],
    },
  ],
};

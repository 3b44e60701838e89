/** The ability that all wing cards share: wingmates suffer results of attacks on their leader (2E-WCARD-02). */
import type { Ship } from "@broadside/rules";
import { type Protection, protect, protectors } from "@broadside/rules/procedures";
import type { Trigger } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";

interface Protecting extends Partial<Omit<Protection, "card">> {
  /** True if the wingmates protect this defender too. They always protect the leader. */
  isProtected?(scene: CardScene, defender: Ship): boolean;
}

export function protection({ most = 2, isAble, isProtected }: Protecting = {}): Trigger {
  const by = ({ self }: CardScene): Protection => ({ most, card: self.card, ...(isAble && { isAble }) });
  const can = (scene: CardScene): boolean => {
    const defender = whoIs(scene, "defender");
    if (!defender || !(defender === scene.self.ship || isProtected?.(scene, defender))) return false;
    return protectors(scene.game, scene.self.ship, by(scene)).length > 0;
  };
  return { at: "neutralizing", may: [{ verb: "special", can, perform: (scene) => protect(scene.game, scene.self.ship, by(scene)) }] };
}

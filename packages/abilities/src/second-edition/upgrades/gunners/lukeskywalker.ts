import type { Card } from "../../../language/card.ts";

const LUKE = { card: "upgrade:lukeskywalker", title: "Luke Skywalker" } as const;

/** In 2.5, using the card also costs a deplete token. */
export const lukeskywalker: readonly Card[] = [
  { ...LUKE, editions: ["2.0"], triggers: [{ at: "startOfCombat", may: [{ verb: "spend force" }, { verb: "rotate" }] }] },
  {
    ...LUKE,
    editions: ["2.5"],
    triggers: [{ at: "startOfCombat", may: [{ verb: "spend force" }, { verb: "gain", token: "deplete" }, { verb: "rotate" }] }],
  },
];

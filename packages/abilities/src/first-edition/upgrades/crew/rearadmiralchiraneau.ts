import type { Card } from "../../../language/card.ts";

export const rearadmiralchiraneauCrew: Card = {
  card: "upgrade:rearadmiralchiraneau",
  title: "Rear Admiral Chiraneau",
  action: { does: [{ verb: "execute", codes: ["1FW"], fixed: true }] },
};

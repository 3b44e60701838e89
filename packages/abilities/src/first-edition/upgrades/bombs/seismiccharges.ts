import type { Card } from "../../../language/card.ts";

export const seismiccharges: Card = {
  card: "upgrade:seismiccharges",
  title: "Seismic Charges",
  bomb: { device: "seismic charge" },
};

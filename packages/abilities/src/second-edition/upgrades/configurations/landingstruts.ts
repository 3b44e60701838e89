import type { Card } from "../../../language/card.ts";
import { struts } from "./struts.ts";

export const landingstruts: readonly Card[] = struts("landingstruts", "Landing Struts");

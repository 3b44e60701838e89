import type { Card } from "../../../language/card.ts";
import { struts } from "./struts.ts";

export const grapplingstruts: readonly Card[] = struts("grapplingstruts", "Grappling Struts");

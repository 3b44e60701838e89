import type { Card } from "../../../card.ts";
import { struts } from "./struts.ts";

export const grapplingstruts: readonly Card[] = struts("grapplingstruts", "Grappling Struts");

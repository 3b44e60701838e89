import type { Card } from "../../../card.ts";
import { ezrabridger } from "./ezrabridger.ts";

export const ezrabridgerTielnfighter: Card = { ...ezrabridger, card: "pilot:ezrabridger-tielnfighter" };

import type { Card } from "../../../language/card.ts";
import { ezrabridger } from "./ezrabridger.ts";

export const ezrabridgerTielnfighter: Card = { ...ezrabridger, card: "pilot:ezrabridger-tielnfighter" };

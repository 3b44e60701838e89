import type { Card } from "../../../language/card.ts";
import { idenversio } from "./idenversio.ts";

export const idenversioSwz105: Card = { ...idenversio, card: "pilot:idenversio-swz105" };

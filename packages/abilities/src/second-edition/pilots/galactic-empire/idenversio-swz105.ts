import type { Card } from "../../../card.ts";
import { idenversio } from "./idenversio.ts";

export const idenversioSwz105: Card = { ...idenversio, card: "pilot:idenversio-swz105" };

/** Tactical Relay upgrades. */
import type { Card } from "../../../card.ts";
import { k2b4 } from "./k2b4.ts";
import { kalani } from "./kalani.ts";
import { kraken } from "./kraken.ts";
import { ta175 } from "./ta175.ts";
import { tv94 } from "./tv94.ts";

export const TACTICAL_RELAYS: readonly Card[] = [k2b4, kalani, kraken, ta175, tv94];

/**
 * Set-up (1E-SETUP-01, ES-DEPLOY-02), a step after the other and one placement a unit:
 *
 * 1. squads lie beside their edge, where the format says which it is
 * 2. squads are revealed; the pool of obstacles; ID tokens
 * 3. Damage decks
 * 4. initiative
 * 5. obstacles, one at a time in turn; then the edge, where it is chosen
 * 6. ships from the lowest skill to the highest
 * 7. shields and other components
 */
import type { Step } from "../../edition.ts";
import { shieldValue } from "../../figures.ts";
import { quietStep } from "../quiet-step.ts";
import { EDGE_CHOICE, SEATED_EDGES } from "./edges.ts";
import { ID_TOKENS } from "./id-tokens.ts";
import { INITIATIVE } from "./initiative.ts";
import { OBSTACLES } from "./obstacles.ts";
import { REVEAL } from "./reveal.ts";
import { SHIPS } from "./ships.ts";

/** A card is drawn at random from those left, by a key to which every seat has added its salt: that is each side's shuffle (ES-DEPLOY-07). */
const DECKS = quietStep("damage decks", (game) => {
  for (const [seat, deck] of game.setup.decks.entries()) game.note({ note: "deck shuffled", seat, text: deck, rule: "ES-DEPLOY-07" });
});

/** Docked ships have theirs too, on their card (1E-SETUP-08). */
const SHIELDS = quietStep("shields and extras", (game) => {
  for (const ship of game.state.ships) game.setShip(ship, { shields: shieldValue(game, ship) });
});

export const SET_UP: readonly Step[] = [SEATED_EDGES, REVEAL, ID_TOKENS, DECKS, INITIATIVE, OBSTACLES, EDGE_CHOICE, SHIPS, SHIELDS];

/**
 * Tests which ship's turn triggers a card. If another ship takes the same turn, the game goes on exactly as it would without the card's
 * text.
 */
import type { DefenseFace } from "@broadside/dice";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { type Doer, matters, type ShipTurn } from "./turns-of-others.testing.ts";

interface Row extends ShipTurn {
  readonly cards: readonly string[];
  /** The ship that carries the upgrades; an X-wing by default. */
  readonly on?: string;
  /** `of` is the ship whose turn triggers the cards. `not` is a ship whose turn must not trigger them. */
  readonly of?: Doer;
  readonly not?: Doer;
}

const READY: Partial<TestShip> = { tokens: { focus: 1, evade: 1 }, locks: ["B2"] };
const STRESSED: Partial<TestShip> = { tokens: { stress: 1 } };
const EVADE: readonly DefenseFace[] = ["evade", "blank", "focus"];
const HITS = { attack: ["hit", "hit", "hit", "hit"], defense: EVADE } as const;
const CRIT = { attack: ["crit", "focus", "blank", "blank"], defense: EVADE } as const;

const FLIGHTS: readonly Row[] = [
  {
    does: "fly",
    has: READY,
    cards: [
      "pilot:blueace",
      "pilot:sabinewren-attackshuttle",
      "pilot:sabinewren-tiefighter",
      "upgrade:contrabandcybernetics",
      "upgrade:inertialdampeners",
      "upgrade:pivotwing",
    ],
  },
  {
    does: "fly",
    says: ["barrel-roll"],
    has: READY,
    on: "academypilot",
    cards: ["pilot:lieutenantlorrir", "pilot:zetaace", "upgrade:starvipermkii"],
  },
  { does: "fly", says: ["cloak"], has: READY, on: "shadowsquadronpilot", cards: ["upgrade:stygiumparticleaccelerator"] },
  { does: "fly", says: ["focus"], has: READY, cards: ["upgrade:pushthelimit"] },
  { does: "fly", says: ["focus"], has: READY, not: "enemy", cards: ["upgrade:janors"] },
  { does: "fly", says: ["focus"], of: "friend", not: "itself", cards: ["pilot:kaatoleeachos"] },
  {
    does: "fly",
    dial: "2FW",
    says: ["lock", "B1", "B2"],
    cards: [
      "pilot:dutchvander",
      "pilot:redline",
      "upgrade:longrangescanners",
      "upgrade:m9g8",
      "upgrade:r5tk",
      "upgrade:st321",
      "upgrade:tiev1",
    ],
  },
  { does: "fly", dial: "2FW", says: ["recover"], on: "gr75mediumtransport", cards: ["upgrade:shieldtechnician"] },
  { does: "fly", dial: "2FW", meets: "ship", has: READY, of: "enemy", not: "friend", cards: ["pilot:chopper"] },
  { does: "fly", dial: "1F3", says: ["jam"], has: { energy: 1 }, on: "gr75mediumtransport", cards: ["upgrade:automatedprotocols"] },
  { does: "fly", dial: "2TR", has: STRESSED, cards: ["upgrade:chopper", "upgrade:r2astromech"] },
  { does: "fly", dial: "3BG", says: ["focus"], has: STRESSED, cards: ["pilot:tychocelchu"] },
  { does: "fly", dial: "3BG", has: STRESSED, cards: ["upgrade:lightscykinterceptor", "upgrade:twinionenginemkii"] },
  { does: "fly", dial: "3FW", has: READY, cards: ["upgrade:dauntless", "upgrade:unkarplutt"] },
  { does: "fly", dial: "3FW", has: STRESSED, cards: ["upgrade:niennunb", "upgrade:unhingedastromech"] },
  { does: "fly", dial: "3FW", meets: "rock", attack: ["hit"], cards: ["pilot:dashrendar"] },
  { does: "fly", dial: "3FW", meets: "rock", attack: ["hit"], not: "enemy", cards: ["upgrade:emperorpalpatine"] },
  { does: "fly", dial: "4KR", has: READY, of: "friend", not: "enemy", cards: ["pilot:vizier"] },
  { does: "fly", dial: "4KR", has: READY, of: "friend", not: "itself", cards: ["pilot:vizier"] },
  { does: "fly", dial: "4KR", has: STRESSED, cards: ["upgrade:herasyndulla"] },
];

const ATTACKS: readonly Row[] = [
  {
    does: "attack",
    ...HITS,
    has: READY,
    cards: [
      "pilot:airencracken",
      "pilot:theinquisitor",
      "pilot:turrphennir",
      "pilot:wampa",
      "pilot:zuckuss",
      "upgrade:advancedcloakingdevice",
      "upgrade:capturedtie",
      "upgrade:darthvader",
      "upgrade:firecontrolsystem",
      "upgrade:shadowcaster",
      "upgrade:superchargedpowercells",
      "upgrade:swarmleader",
      "upgrade:tactician",
    ],
  },
  { does: "attack", ...CRIT, has: READY, cards: ["upgrade:captainrex", "upgrade:gunner", "upgrade:lukeskywalker"] },
  { does: "attack", ...CRIT, has: READY, not: "enemy", cards: ["upgrade:operationsspecialist"] },
  { does: "attack", ...CRIT, defense: ["blank", "blank", "blank"], has: READY, cards: ["pilot:bossk"] },
  { does: "attack", ...HITS, has: READY, of: "enemy", not: "friend", cards: ["pilot:carnorjax"] },
  { does: "attack", ...HITS, has: READY, of: "friend", not: "enemy", cards: ["pilot:janors"] },
  { does: "attack", ...HITS, has: STRESSED, cards: ["upgrade:maul"] },
  { does: "attack", ...CRIT, says: ["focus"], has: { tokens: { focus: 2 } }, cards: ["upgrade:overclockedr4"] },
  { does: "attack", ...CRIT, says: ["lock"], has: { ...STRESSED, locks: ["B2"] }, cards: ["pilot:hobbieklivian"] },
  { does: "attack", ...HITS, weapon: "ioncannon", has: READY, cards: ["upgrade:outrider"] },
  { does: "attack", ...HITS, weapon: "ioncannon", has: READY, not: "enemy", cards: ["pilot:dacebonearm"] },
  { does: "attack", ...HITS, weapon: "flechettetorpedoes", has: READY, cards: ["pilot:captainrex"] },
  {
    does: "attack",
    ...HITS,
    weapon: "protontorpedoes",
    has: READY,
    cards: ["pilot:drearenthal", "upgrade:deadeye", "upgrade:ordnancetubes", "upgrade:r5k6"],
  },
  {
    does: "attack",
    attack: ["blank", "blank", "blank", "blank"],
    weapon: "protontorpedoes",
    has: READY,
    cards: ["upgrade:munitionsfailsafe"],
  },
];

const DEFENCES: readonly Row[] = [
  {
    does: "defend",
    ...HITS,
    has: READY,
    cards: [
      "pilot:countdown",
      "pilot:dengar",
      "pilot:kyloren-tiesilencer",
      "pilot:kyloren-upsilonclassshuttle",
      "pilot:princexizor",
      "pilot:quickdraw",
      "pilot:tarnmison",
      "pilot:valenrudor",
      "upgrade:clusterbombs",
      "upgrade:lightweightframe",
      "upgrade:magvayarro",
      "upgrade:r5p8",
      "upgrade:rebelcaptive",
    ],
  },
  { does: "defend", ...HITS, weapon: "ioncannon", has: { tokens: { ion: 1 } }, cards: ["upgrade:electronicbaffle"] },
  { does: "defend", ...HITS, has: READY, of: "friend", not: "itself", cards: ["pilot:serissu"] },
  { does: "defend", ...HITS, has: READY, of: "friend", not: "enemy", cards: ["upgrade:deathtroopers"] },
];

const WORDS: Readonly<Record<Doer, string>> = { itself: "its own ship", friend: "a friend", enemy: "an enemy" };

describe.each([
  ["in flight", FLIGHTS],
  ["attacking", ATTACKS],
  ["defending", DEFENCES],
] as const)("%s", (_moment, rows) => {
  for (const { cards, on, of = "itself", not = "friend", ...turn } of rows)
    for (const card of cards)
      test(`${card} reacts to ${WORDS[of]}, not to ${WORDS[not]}`, () => {
        const carried = { card, ...(on !== undefined && { on }) };
        expect(matters(carried, of, turn)).toBe(true);
        expect(matters(carried, not, turn)).toBe(false);
      });
});

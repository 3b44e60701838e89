/** Plays a turn twice near a ship with a card: once with the card's text, and once without it. A test can then compare the results. */
import { pack } from "@broadside/cards/1e";
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Registry } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { at, cardTable } from "../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../index.ts";

/** The ship that acts: the one with the card, or a friend or an enemy beside it. */
export type Doer = "itself" | "friend" | "enemy";

export interface ShipTurn {
  /** What the acting ship does: it flies and performs an action, attacks, or defends. */
  readonly does: "fly" | "attack" | "defend";
  readonly dial?: string;
  /** Answers to give wherever they are possible. All other questions get the default answer. */
  readonly says?: readonly string[];
  readonly attack?: readonly AttackFace[];
  readonly defense?: readonly DefenseFace[];
  /** The attacker's weapon, if it isn't the primary one. */
  readonly weapon?: string;
  /** Properties that both the card's ship and the acting ship have. */
  readonly has?: Partial<TestShip>;
  /** What the acting ship's maneuver runs into. */
  readonly meets?: "ship" | "rock";
}

/** A pilot, or an upgrade on a given ship. */
export interface Carried {
  readonly card: string;
  readonly on?: string;
}

const ROOKIE = "rookiepilot";
const MOST_STEPS = 30;

const shipOf = ({ card, on = ROOKIE }: Carried): Omit<TestShip, "pose"> => {
  const [kind, id = ""] = card.split(":");
  return kind === "pilot" ? { pilot: id } : { pilot: on, upgrades: [id] };
};

/** Returns a pilot of the same ship who has no text. */
function plainOf(pilot: string): string {
  const ship = pack.pilots.find(({ id }) => id === pilot)?.ship;
  return pack.pilots.find((one) => one.ship === ship && one.limit === undefined)?.id ?? ROOKIE;
}

/** Sets up the card's ship as A1. The acting ship is A1, A2 or B1, with the others beside it and B2 or A3 in front of it. */
function tableOf(carried: Carried, doer: Doer, turn: ShipTurn, registry: Registry): Table {
  const { does, dial = "2FG", attack = [], defense = [], weapon, has = {}, meets } = turn;
  const [isAttacked, phase] = [does === "defend", does === "fly" ? "activation" : "combat"] as const;
  const idle = { dial: "2FW", activated: true, engaged: true };
  const busy = { dial, activated: does !== "fly", engaged: does !== "attack", pose: at(400, 300) };
  const armed = weapon === undefined ? [] : [weapon];
  const ship = shipOf(carried);
  const its = { ...has, upgrades: isAttacked ? [] : armed };
  const bearer: TestShip = {
    ...ship,
    ...its,
    upgrades: [...its.upgrades, ...(ship.upgrades ?? [])],
    ...idle,
    pose: at(475, 300),
    ...(doer === "itself" && busy),
  };
  const plain = { pilot: plainOf(ship.pilot), ...its, ...idle };
  const friend: TestShip = { ...plain, pose: at(325, 300), ...(doer === "friend" && busy) };
  const foe: TestShip = { pilot: ROOKIE, upgrades: isAttacked ? armed : [], ...idle, engaged: !isAttacked, pose: at(400, 490, 180) };
  const far: TestShip = { pilot: ROOKIE, ...idle, pose: at(860, 860) };
  const inTheWay: readonly TestShip[] = meets === "ship" ? [{ ...far, pose: at(400, 410, 90) }] : [];
  const ships =
    doer === "enemy"
      ? [
          [bearer, friend, foe],
          [{ ...plain, ...busy }, far],
        ]
      : [
          [bearer, friend],
          [far, foe],
        ];
  const [mine = [], theirs = []] = ships;
  const obstacles = meets === "rock" ? [{ token: "coreasteroid0" as const, pose: at(400, 410) }] : [];
  return cardTable([mine, [...theirs, ...inTheWay]], { phase, registry, obstacles })
    .attackDice(...attack)
    .defenseDice(...defense);
}

/** Plays until the phase is over. Returns every question and the ships' final state. */
function told(carried: Carried, doer: Doer, turn: ShipTurn, registry: Registry): string {
  const table = tableOf(carried, doer, turn, registry);
  const { does, says = [], weapon } = turn;
  const prey = does === "defend" ? { itself: "A1", friend: "A2", enemy: "B1" }[doer] : doer === "enemy" ? "A3" : "B2";
  const answers = does === "fly" ? says : [...says, `${weapon === undefined ? "primary" : `${weapon}@0`}>${prey}`];
  const asked: unknown[] = [];
  const { phase } = table.game.state.cursor;
  for (let step = 0; step < MOST_STEPS && table.game.state.cursor.phase === phase; step += 1) {
    asked.push(table.asks);
    const answer = answers.find((key) => table.keys.includes(key));
    if (answer === undefined) table.pass();
    else table.say(answer);
  }
  const ships = table.game.state.ships.map(({ pose, tokens, damage, shields, locks, upgrades, status }) => [
    [pose, tokens, damage, shields, locks, status],
    upgrades.map(({ faceup }) => faceup),
  ]);
  return JSON.stringify([asked, ships, table.notes("rolled").map(({ faces }) => faces)]);
}

/** True if the card's text changes anything when that ship acts. */
export function matters(carried: Carried, doer: Doer, turn: ShipTurn): boolean {
  const without = new Map([...FIRST_EDITION_ABILITIES].filter(([key]) => key !== carried.card));
  return told(carried, doer, turn, FIRST_EDITION_ABILITIES) !== told(carried, doer, turn, without);
}

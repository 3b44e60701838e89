/** What is said where a template is tried. */
import type { Bearing, Side } from "@broadside/geometry";
import { rangeInWords } from "@broadside/position";
import type { RollPlace } from "../../judge/trial/action-trial.ts";
import { spoken } from "../spoken.ts";
import { capital } from "./pieces.ts";

const BEARINGS: Readonly<Record<Bearing, string>> = {
  straight: "Straight",
  bank: "Bank",
  turn: "Turn",
  koiogran: "Koiogran turn",
  segnor: "Segnor’s loop",
  segnorTurn: "Segnor’s loop, turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll, bank",
  bankSlip: "Bank slip",
  turnSlip: "Turn slip",
  stationary: "Stationary",
  reverse: "Reverse",
  reverseBank: "Reverse bank",
};

/** Called after somebody or something, so always with a capital. */
const PROPER: readonly Bearing[] = ["koiogran", "segnor", "segnorTurn", "tallon", "tallonBank"];

type Direction = Side | "straight";
const DIRECTIONS: Readonly<Record<Direction, string>> = { left: "left", straight: "straight", right: "right" };
const PLACES: Readonly<Record<RollPlace, string>> = { ahead: "ahead", level: "level", behind: "behind" };

/** Maneuvers without sides have none. */
const toSide = (side: Side | undefined): string => (side === undefined ? "" : ` ${DIRECTIONS[side]}`);
const inMillimetres = (distance: number): string => `${Math.round(distance / 1000)} mm`;
const together = (names: readonly string[]): string => names.join(" and ");

/** Templates by name: alone, and within a line ("2 bank right"). */
export const TEMPLATES = spoken({
  direction: DIRECTIONS,
  place: PLACES,
  maneuver: (bearing: Bearing, side: Side | undefined) => `${BEARINGS[bearing]}${toSide(side)}`,
  boost: (direction: Direction) => `Boost ${DIRECTIONS[direction]}`,
  roll: (side: Side) => `Barrel roll ${DIRECTIONS[side]}`,
  triedManeuver: (speed: number, bearing: Bearing, side: Side | undefined) =>
    `${speed} ${PROPER.includes(bearing) ? BEARINGS[bearing] : BEARINGS[bearing].toLowerCase()}${toSide(side)}`,
  triedBoost: (direction: Direction) => `boost ${DIRECTIONS[direction]}`,
  triedRoll: (side: Side) => `barrel roll ${DIRECTIONS[side]}`,
});

/** What comes of it, with a small letter first. */
export const COMES = spoken({
  touches: (names: readonly string[]) =>
    `backs up along the template until it touches ${names.length === 0 ? "nothing, at its start" : together(names)}`,
  touchesHuge: "moves back until it touches the other huge ship",
  slower: (speed: number) => `another huge ship is in the way: speed ${speed} fits`,
  stays: "another huge ship is in the way: it stays where it is",
  fails: (names: readonly string[]) => `fails: ${together(names)} ${names.length === 1 ? "is" : "are"} in the way`,
  leaves: "fails: it would leave the table",
});

export const ENDS = spoken({
  fits: "Fits.",
  endsOn: (name: string) => `It ends on ${name}.`,
  liesOn: (name: string) => `Its template lies on ${name}.`,
  past: (distance: number, name: string) => `${inMillimetres(distance)} past ${name}.`,
  from: (distance: number, name: string, range: number, isIn: boolean) =>
    `It ends ${inMillimetres(distance)} from ${name}: ${rangeInWords(range)}${isIn ? ", in arc." : ", but out of arc."}`,
  /** By the ghost on the table. */
  itFails: "It fails",
  here: "It ends here",
  hereWithHitch: "It ends here, with a hitch",
  at: (range: number, isIn: boolean) => `${capital(rangeInWords(range))}, ${isIn ? "in arc" : "out of arc"}`,
});

export const BAR = spoken({
  title: "Try a template",
  tried: (name: string, template: string) => `${name}, ${template}`,
  maneuver: "Maneuver",
  more: "More templates",
  fly: "Fly it",
  speed: "Speed",
  place: "Place",
  chooseOne: "Choose one: where the ship would end is shown on the table, with what it would meet on the way.",
});

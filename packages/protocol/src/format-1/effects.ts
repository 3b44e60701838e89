/** Converts the data of lasting effects. In format 1 an effect stored a single number, and its meaning depended on the effect. */
import { type DieKind, FACES, type Face } from "@broadside/dice";
import { SECTIONS } from "@broadside/geometry";
import type { PlacedObstacleId } from "../ids.ts";
import { inFields } from "../json-fields.ts";
import type { EffectData } from "../state.ts";
import { TOKENS } from "../tokens.ts";

/** What must be known about a game to understand an effect's number. */
export interface Around {
  /** The obstacle on the table with this number in its id. */
  obstacle(number: number): PlacedObstacleId | undefined;
  /** Returns the kind of dice that the ship was about to roll when an effect named a result for them. */
  diceOf(effect: { readonly since: unknown; readonly ship: unknown }): DieKind;
}

/** Effects whose number is a plain number. That number is kept even if it is 0; for other effects, 0 meant that there was no data. */
const FIGURES: readonly string[] = [
  "activates at an initiative",
  "advancedsensors",
  "agility",
  "boosted scanners",
  "borrowed initiative",
  "charges of GA-97",
  "composure",
  "dice for ships run over",
  "gonk",
  "hyperspacetrackingdata",
  "initiative until combat",
  "lifted off",
  "more attack dice",
  "more defense dice",
  "nash windrider",
  "number of evades",
  "pilot skill",
  "precognitive reflexes",
  "sarco plank",
  "shadowed",
  "swarm tactics",
  "tractored",
];

const CRITS = 1000;

export const effectOfFormat1 = (effect: unknown, around: Around): unknown =>
  inFields(effect, (was) => {
    const { value, ...rest } = was;
    if (typeof value !== "number") return was;
    const data = dataOf(String(rest["id"]), value, { since: rest["since"], ship: rest["ship"] }, around);
    return { ...rest, ...(data && { data }) };
  });

function dataOf(id: string, value: number, effect: Parameters<Around["diceOf"]>[0], around: Around): EffectData | undefined {
  switch (id) {
    case "effect:damage prevented":
      return { damage: { hits: value % CRITS, crits: Math.trunc(value / CRITS) } };
    case "effect:drawn from":
      return found(SECTIONS[value], (section) => ({ section }));
    case "effect:held by Babu Frik":
      return found(TOKENS[value], (token) => ({ token }));
    case "effect:emperorpalpatine":
    case "effect:named result":
      return found(faceAt(FACES[around.diceOf(effect)], value), (face) => ({ face }));
    case "effect:collisiondetector":
      return { obstacle: around.obstacle(value) ?? `obstacle ${value}` };
    case "condition:illshowyouthedarkside":
      return value === 0 ? undefined : { damageCard: value - 1 };
    default:
      if (id.startsWith("effect:under Hull Breach ")) return { upgrade: value };
      return value !== 0 || FIGURES.includes(id.replace(/^effect:/, "")) ? { figure: value } : undefined;
  }
}

/** Format 1 stored a face as the index where it first appears on the die. */
const faceAt = (faces: readonly Face[], place: number): Face | undefined =>
  faces.find((face, at) => at === place && faces.indexOf(face) === place);

const found = <Thing>(thing: Thing | undefined, data: (thing: Thing) => EffectData): EffectData | undefined =>
  thing === undefined ? undefined : data(thing);

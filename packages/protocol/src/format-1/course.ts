/** Follows a recorded game to find what the remembered numbers of effects depend on: the obstacles on the table, and the next dice. */
import type { DieKind } from "@broadside/dice";
import { isPlacedObstacleId, type PlacedObstacleId } from "../ids.ts";
import { effectOfFormat1 } from "./effects.ts";
import { type Fields, isFields } from "./json.ts";

interface Rolled {
  readonly at: number;
  readonly ship: unknown;
  readonly kind: DieKind;
}

export class Course {
  /** Ids of the obstacles on the table. */
  private obstacles: readonly PlacedObstacleId[] = [];
  /** The number of events that have passed. */
  private at = 0;
  private readonly rolls: readonly Rolled[];
  /** For each effect number: the kind of dice for which the effect names a result. */
  private readonly named = new Map<unknown, DieKind>();

  constructor({ keyframes, entries }: Fields) {
    const [start] = Array.isArray(keyframes) ? (keyframes as readonly unknown[]) : [];
    if (isFields(start) && isFields(start["state"])) this.stand(start["state"]);
    this.rolls = rollsIn(entries);
  }

  /** The game stands so. */
  stand({ obstacles }: Fields): void {
    if (Array.isArray(obstacles))
      this.obstacles = obstacles.flatMap((one) => (isFields(one) ? String(one["id"]) : [])).filter(isPlacedObstacleId);
  }

  /** This event comes next. */
  pass(event: Fields): void {
    this.at += 1;
    // The numbers of undone effects are reused.
    if (event["note"] === "undone") this.named.clear();
    if (isFields(event["set"])) this.stand(event["set"]);
  }

  effect(effect: unknown): unknown {
    return effectOfFormat1(effect, {
      obstacle: (number) => this.obstacles.find((id) => Number(id.replace(/\D/g, "")) === number),
      diceOf: ({ since, ship }) => {
        const kind = this.named.get(since) ?? this.rolls.find((roll) => roll.at > this.at && roll.ship === ship)?.kind ?? "attack";
        this.named.set(since, kind);
        return kind;
      },
    });
  }
}

function rollsIn(entries: unknown): readonly Rolled[] {
  const rolls: Rolled[] = [];
  let at = 0;
  for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : [])
    for (const event of isFields(entry) && Array.isArray(entry["events"]) ? (entry["events"] as readonly unknown[]) : []) {
      at += 1;
      const roll = isFields(event) && isFields(event["set"]) ? event["set"]["roll"] : undefined;
      if (isFields(roll)) rolls.push({ at, ship: roll["ship"], kind: roll["kind"] === "defense" ? "defense" : "attack" });
    }
  return rolls;
}

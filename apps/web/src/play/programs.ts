/** Seats that programs play, and what their levels are called. */
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const LEVELS: Readonly<Record<string, LevelWords>> = {
  random: { name: "Random", about: "takes any answer that is allowed" },
  cadet: { name: "Cadet", about: "looks one step ahead" },
  ace: { name: "Ace", about: "plans ahead for its whole fleet" },
};

export const levelName = (level: string): string => LEVELS[level]?.name ?? level;

/** As it is offered: with what it does. */
export function levelInWords(level: string): string {
  const about = LEVELS[level]?.about;
  return about === undefined ? levelName(level) : `${levelName(level)}: ${about}`;
}

export const programAt = ({ programs }: Pick<Scene, "programs">, seat: Seat): Scene["programs"][number] | undefined =>
  programs.find((program) => program.seat === seat);

export const isPersons = (scene: Pick<Scene, "programs">, seat: Seat): boolean => programAt(scene, seat) === undefined;

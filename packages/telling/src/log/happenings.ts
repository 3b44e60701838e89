/** Lists what has happened since a client's last update, event by event, so that the client can show it in order. */
import type { Happening, InputHappenings } from "@broadside/protocol";
import { eventsFor, type Game, isChange, type Note, type Seat } from "@broadside/rules";
import type { GameLog } from "./game-log.ts";

export type { Happening, InputHappenings } from "@broadside/protocol";

/** Returns only what the given seats may see. The log must be up to date. */
export function happeningsSince(
  game: Game,
  seats: readonly Seat[],
  since: number,
  { trace }: Pick<GameLog, "trace">,
): readonly InputHappenings[] {
  const seen = eventsFor(game, seats, since);
  const first = seen[0]?.number ?? Number.POSITIVE_INFINITY;
  const texts = new Map<string, string>();
  for (let at = trace.length - 1; at >= 0; at -= 1) {
    const line = trace[at];
    if (!line || Number.parseInt(line.key, 10) < first) break;
    texts.set(line.key, line.text);
  }
  return seen.map(({ number, events }) => ({
    number,
    happenings: events.flatMap((event, at): readonly Happening[] =>
      isChange(event) ? [{ what: "changed", change: event }] : noteShown(event, texts.get(`${number} ${at}`)),
    ),
  }));
}

function noteShown(event: Note, text: string | undefined): readonly Happening[] {
  if (event.note === "rolled") return [{ what: "dice", how: "rolled", ship: event.ship, about: event.reason, faces: event.faces, text }];
  if (event.note === "dice") return [{ what: "dice", how: "changed", ship: event.ship, about: event.dieKind, faces: event.faces, text }];
  return text === undefined ? [] : [{ what: "told", note: event.note, text }];
}

import type { Seat } from "@broadside/protocol";
import { botsInWords, roundInWords, STATE } from "../../../words/play/panels/panels.ts";
import { phaseName } from "../../../words/terms/phases.ts";
import { useScene } from "../../board/open-game.ts";
import { isOnlyPerson } from "../../board/seats/bots.ts";

/**
 * The state of the game, and who it is waiting for. Screen readers always read it. It is visible only when something is unusual: time has
 * been called, or somebody is away.
 */
export function StatusLine() {
  const scene = useScene();
  const { state, waiting, result, proposal, bots } = scene;
  const seats = [...new Set([...(proposal?.needed ?? []), ...waiting])];
  const nameOf = (seat: Seat): string => scene.seats[seat]?.name ?? "";
  const isUnusual = !result && (state.timeCalled || state.away !== undefined);
  const away = state.away?.map(nameOf) ?? [];
  const facts = [
    ...(state.timeCalled ? [STATE.timeIsUp] : []),
    ...(away.length > 0 ? [STATE.away({ names: away, count: away.length })] : []),
    ...(bots.length > 0 ? [botsInWords(bots.map((bot) => ({ ...bot, name: nameOf(bot.seat) })))] : []),
    ...(seats.length > 0 ? [STATE.waitingFor({ names: seats.map((seat) => (isOnlyPerson(scene, seat) ? STATE.you : nameOf(seat))) })] : []),
  ];
  return (
    <p className={isUnusual ? "play-status" : "play-status visually-hidden"} role="status">
      {state.round > 0 && `${roundInWords(state.round)} · `}
      <b>{phaseName(result ? "over" : state.cursor.phase, scene.edition.id)}</b>
      {!result && facts.map((fact) => ` · ${fact}`).join("")}
    </p>
  );
}

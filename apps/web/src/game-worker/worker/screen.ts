/** The game that is open on this screen. Only one is open at a time. */
import type { Host, HostMessage } from "@broadside/host";
import { WORKER } from "../../words/game-worker/worker.ts";
import { LANGUAGE } from "../../words/language.ts";
import { snapshotSaver } from "../shared/table-snapshot.ts";
import { savedPins, updateSavedGame } from "../storage/saved-games.ts";
import { claimLead } from "./lead.ts";
import type { OtherWindows } from "./other-windows.ts";
import { Pins } from "./pins.ts";
import type { PlayedGame } from "./played-game.ts";

export interface Screen {
  /** The open game; throws if there is none. */
  current(): PlayedGame;
  /** The open game if it has this id. */
  playedAs(id: string): PlayedGame | undefined;
  /** Closes any other game and joins this one for everyone at the screen, so the client answers for every seat and acts as the judge. */
  sitDown(id: string, host: Host): Promise<void>;
  /** If a game is open, this window asks bots and runs clocks from now on. */
  lead(): void;
}

export function makeScreen(send: (message: HostMessage) => void, windows: OtherWindows): Screen {
  let playing: PlayedGame | undefined;
  windows.listen((game) => playing?.id === game && void playing.host.catchUp());
  return {
    current: () => {
      if (!playing) throw new Error(WORKER.noGame);
      return playing;
    },
    playedAs: (id) => (playing?.id === id ? playing : undefined),
    sitDown: async (id, host) => {
      playing?.host.close();
      playing?.lead.release();
      const pins = new Pins(id, await savedPins(id), (hashes) => void updateSavedGame(id, { pins: hashes }));
      const seats = host.players.map((_, seat) => seat);
      const followLook = snapshotSaver((look) => updateSavedGame(id, { look }));
      const client = host.join({ seats, shown: [], language: LANGUAGE, isJudge: true }, (message) => {
        if (playing?.host !== host) return;
        send(message);
        followLook(message);
      });
      const lead = windows.followLead(id, (isLeading) => void host.lead(isLeading));
      playing = { id, host, client, lead, pins, shown: [], opened: undefined };
      await client.joined;
    },
    lead: () => {
      if (playing) claimLead(playing.lead);
    },
  };
}

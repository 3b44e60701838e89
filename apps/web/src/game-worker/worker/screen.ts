/** The game that is open on this screen. Only one is open at a time. */
import type { Host } from "@broadside/host";
import type { ClientMessage, HostMessage } from "@broadside/protocol";
import { WORKER } from "../../words/game-worker/worker.ts";
import { snapshotSaver } from "../shared/table-snapshot.ts";
import { savedPins, updateSavedGame } from "../storage/saved-games.ts";
import { claimLead } from "./lead.ts";
import type { OtherWindows } from "./other-windows.ts";
import { Pins } from "./pins.ts";
import { PlayedGame } from "./played-game.ts";

export interface Screen {
  /** The open game; throws if there is none. */
  current(): PlayedGame;
  /** The open game if it has this id. */
  playedAs(id: string): PlayedGame | undefined;
  /** Closes any other game and opens this one for everyone at the screen. The page can then join it. */
  sitDown(id: string, host: Host): Promise<void>;
  /** Takes a message from the page for the open game. */
  receive(message: ClientMessage): void;
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
      await playing?.close();
      const pins = new Pins(id, await savedPins(id), (hashes) => void updateSavedGame(id, { pins: hashes }));
      const followLook = snapshotSaver((look) => updateSavedGame(id, { look }));
      const lead = windows.followLead(id, (isLeading) => void host.lead(isLeading));
      playing = new PlayedGame({
        id,
        host,
        lead,
        pins,
        send: (message) => {
          send(message);
          followLook(message);
        },
      });
    },
    receive: (message) => playing?.receive(message),
    lead: () => {
      if (playing) claimLead(playing.lead);
    },
  };
}

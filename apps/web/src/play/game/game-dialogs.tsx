/** The dialog that is open over the table, if any. */
import type { Scene } from "@broadside/telling";
import type { Client } from "../../game-worker/client.ts";
import type { GameAtTable } from "../board/use-game.ts";
import { OwnDials } from "../hot-seat/own-dials.tsx";
import { ChangeByHand } from "../panels/by-hand/change-by-hand.tsx";
import { DamageDecks } from "../panels/windows/damage-decks.tsx";
import type { GameDialog } from "../panels/windows/game-tools.tsx";
import { PlayersDialog } from "../panels/windows/players-dialog.tsx";

interface GameDialogsProps {
  readonly client: Client;
  readonly scene: Scene;
  readonly game: GameAtTable;
  readonly dialog: GameDialog | undefined;
  /** The ship selected on the table. */
  readonly ship: string | undefined;
  show(scene: Scene): void;
  close(): void;
}

export function GameDialogs({ client, scene, game, dialog, ship, show, close }: GameDialogsProps) {
  switch (dialog) {
    case undefined:
      return undefined;
    case "players":
      return <PlayersDialog client={client} scene={scene} show={show} close={close} />;
    case "own dials":
      return <OwnDials client={client} scene={scene} show={show} close={close} />;
    case "damage decks":
      return <DamageDecks scene={scene} close={close} />;
    case "by hand":
      return (
        <ChangeByHand
          scene={scene}
          ship={ship}
          close={close}
          propose={(seat, change, reason) => {
            close();
            void game.give([{ input: "propose", seat, reason, changes: [change] }]);
          }}
        />
      );
  }
}

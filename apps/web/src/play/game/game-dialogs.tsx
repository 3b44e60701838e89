/** The dialog that is open over the table, if any. */
import { useSelectedShip } from "../board/open-game.ts";
import { OwnDials } from "../hot-seat/own-dials.tsx";
import { ChangeByHand } from "../panels/by-hand/change-by-hand.tsx";
import { DamageDecks } from "../panels/windows/damage-decks.tsx";
import type { GameDialog } from "../panels/windows/game-tools.tsx";
import { PlayersDialog } from "../panels/windows/players-dialog.tsx";
import type { GameAtTable } from "./answering/use-game.ts";

interface GameDialogsProps {
  readonly game: GameAtTable;
  readonly dialog: GameDialog | undefined;
  close(): void;
}

export function GameDialogs({ game, dialog, close }: GameDialogsProps) {
  const ship = useSelectedShip();
  switch (dialog) {
    case undefined:
      return undefined;
    case "players":
      return <PlayersDialog close={close} />;
    case "own dials":
      return <OwnDials close={close} />;
    case "damage decks":
      return <DamageDecks close={close} />;
    case "by hand":
      return (
        <ChangeByHand
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

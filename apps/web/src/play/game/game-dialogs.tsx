/** The dialog that is open over the table, if any. */
import { useSelectedShip } from "../board/open-game.ts";
import { OwnDials } from "../hot-seat/own-dials.tsx";
import { ChangeByHand } from "../panels/by-hand/change-by-hand.tsx";
import { DamageDecks } from "../panels/windows/damage-decks.tsx";
import { PlayersDialog } from "../panels/windows/players-dialog.tsx";
import { useTableState } from "./table-state.tsx";

export function GameDialogs() {
  const { answering, dialog, show } = useTableState();
  const close = () => show(undefined);
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
            void answering.game.give([{ input: "propose", seat, reason, changes: [change] }]);
          }}
        />
      );
  }
}

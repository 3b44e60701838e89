/** The drawers of a running game, with its menu. */
import type { GameReply } from "../../game-worker/page/client.ts";
import { DIAL_HELP } from "../../words/play/questions/dials.ts";
import { ENERGY_HELP } from "../../words/play/questions/energy.ts";
import { TABLE } from "../../words/play/table/table.ts";
import { choiceKeys, tableKeys } from "../../words/table-stage.ts";
import type { DrawerName } from "../board/drawer.tsx";
import { Drawers } from "../panels/windows/drawers.tsx";
import { type GameDialog, GameTools } from "../panels/windows/game-tools.tsx";
import { KeyHelpList } from "../panels/windows/key-help.tsx";
import { Settings } from "../panels/windows/settings.tsx";
import type { Answering } from "./answering/use-answering.ts";

interface GameDrawersProps {
  readonly answering: Answering;
  /** The open drawer. */
  readonly drawer: DrawerName | undefined;
  pull(drawer: DrawerName | undefined): void;
  show(dialog: GameDialog): void;
  open(outcome: GameReply): void;
  watch(): void;
  leave(): void;
}

export function GameDrawers({ answering, drawer, pull, show, open, watch, leave }: GameDrawersProps) {
  const { game, spend } = answering;
  const close = () => pull(undefined);
  return (
    <Drawers drawer={drawer} pull={pull}>
      <GameTools
        give={(input) => {
          answering.stop();
          close();
          void game.give([input]);
        }}
        open={(outcome) => (outcome.scene ? open(outcome) : game.refuse(outcome.refused))}
        leave={leave}
        show={(dialog) => {
          close();
          show(dialog);
        }}
        watch={watch}
      />
      <Settings spend={spend} />
      <button type="button" className="play-log-button" onClick={() => pull("log")}>
        {TABLE.log}
      </button>
      <KeyHelpList keys={[...choiceKeys(), DIAL_HELP, ENERGY_HELP, ...tableKeys()]} />
    </Drawers>
  );
}

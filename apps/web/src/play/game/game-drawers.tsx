/** The drawers of a running game, with its menu. */
import { DIAL_HELP } from "../../words/play/questions/dials.ts";
import { ENERGY_HELP } from "../../words/play/questions/energy.ts";
import { TABLE } from "../../words/play/table/table.ts";
import { choiceKeys, tableKeys } from "../../words/table-stage.ts";
import { Drawers } from "../panels/windows/drawers.tsx";
import { GameTools } from "../panels/windows/game-tools.tsx";
import { KeyHelpList } from "../panels/windows/key-help.tsx";
import { Settings } from "../panels/windows/settings.tsx";
import { useTableState } from "./table-state.tsx";

export function GameDrawers() {
  const { answering, drawer, pull, show } = useTableState();
  const { game, spend, stop } = answering;
  const close = () => pull(undefined);
  return (
    <Drawers drawer={drawer} pull={pull}>
      <GameTools
        give={(input) => {
          stop();
          close();
          void game.give([input]);
        }}
        refuse={game.refuse}
        show={(dialog) => {
          close();
          show(dialog);
        }}
      />
      <Settings spend={spend} />
      <button type="button" className="play-log-button" onClick={() => pull("log")}>
        {TABLE.log}
      </button>
      <KeyHelpList keys={[...choiceKeys(), DIAL_HELP, ENERGY_HELP, ...tableKeys()]} />
    </Drawers>
  );
}

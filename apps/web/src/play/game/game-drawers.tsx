/** The drawers on the right: ships in full, the log, and the game's menu. */
import type { Scene } from "@broadside/telling";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { Drawer, type DrawerName } from "../../parts/drawer.tsx";
import { DIAL_HELP } from "../../words/play/questions/dials.ts";
import { ENERGY_HELP } from "../../words/play/questions/energy.ts";
import { TABLE } from "../../words/play/table/table.ts";
import { choiceKeys, tableKeys } from "../../words/table-stage.ts";
import { ShipCards } from "../panels/ships/ship-cards.tsx";
import { GameLog } from "../panels/windows/game-log.tsx";
import { type GameDialog, GameTools } from "../panels/windows/game-tools.tsx";
import { KeyHelpList } from "../panels/windows/key-help.tsx";
import { Settings } from "../panels/windows/settings.tsx";
import type { Answering } from "./answering/use-answering.ts";

interface GameDrawersProps {
  readonly client: Client;
  readonly scene: Scene;
  readonly answering: Answering;
  /** The open drawer. */
  readonly drawer: DrawerName | undefined;
  pull(drawer: DrawerName | undefined): void;
  /** The ship selected on the table. */
  readonly ship: string | undefined;
  select(ship: string): void;
  show(dialog: GameDialog): void;
  open(outcome: GameReply): void;
  watch(): void;
  leave(): void;
  report(): void;
}

export function GameDrawers({ client, scene, answering, drawer, pull, ship, select, show, open, watch, leave, report }: GameDrawersProps) {
  const { game, spend } = answering;
  const close = () => pull(undefined);
  return (
    <>
      <Drawer name="ships" open={drawer} close={close}>
        <ShipCards scene={scene} selected={ship} select={select} />
      </Drawer>
      <Drawer name="log" open={drawer} close={close}>
        <GameLog scene={scene} />
      </Drawer>
      <Drawer name="game" open={drawer} close={close}>
        <GameTools
          client={client}
          scene={scene}
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
          report={report}
        />
        <Settings spend={spend} />
        <button type="button" className="play-log-button" onClick={() => pull("log")}>
          {TABLE.log}
        </button>
        <KeyHelpList keys={[...choiceKeys(), DIAL_HELP, ENERGY_HELP, ...tableKeys()]} />
      </Drawer>
    </>
  );
}

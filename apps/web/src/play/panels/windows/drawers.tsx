/** The drawers on the right: the ships in full, the log, and the game's menu. */
import type { ReactNode } from "react";
import { Drawer, type DrawerName } from "../../board/drawer.tsx";
import { ShipCards } from "../ships/ship-cards.tsx";
import { GameLog } from "./game-log.tsx";

interface DrawersProps {
  /** The open drawer. */
  readonly drawer: DrawerName | undefined;
  /** The menu. */
  readonly children: ReactNode;
  pull(drawer: DrawerName | undefined): void;
}

export function Drawers({ drawer, children, pull }: DrawersProps) {
  const close = () => pull(undefined);
  return (
    <>
      <Drawer name="ships" open={drawer} close={close}>
        <ShipCards />
      </Drawer>
      <Drawer name="log" open={drawer} close={close}>
        <GameLog />
      </Drawer>
      <Drawer name="game" open={drawer} close={close}>
        {children}
      </Drawer>
    </>
  );
}

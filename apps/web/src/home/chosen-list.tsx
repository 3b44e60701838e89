/** The chosen list, and a dialog to choose another one. */
import { useRouter } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useState } from "react";
import { LoadFailed } from "../parts/load-failed.tsx";
import { ListLine } from "./list-line.tsx";
import { ListsDialog } from "./lists-dialog.tsx";
import { useReadyGame } from "./use-game-preparer.ts";

export function ChosenList({ loadPreparer, wanted, choose, play }: Omit<ComponentProps<typeof ListsDialog>, "close">) {
  const preparing = useReadyGame(loadPreparer, wanted);
  usePreloadedTable(preparing.answer !== undefined || preparing.isFailed);
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  const closing =
    <List,>(act: (list: List) => void) =>
    (list: List) => {
      close();
      act(list);
    };
  return (
    <>
      <ListLine preparing={preparing} change={() => setChanging(true)} />
      <LoadFailed loads={[preparing]} />
      {isChanging && (
        <ListsDialog loadPreparer={loadPreparer} wanted={wanted} close={close} choose={closing(choose)} play={closing(play)} />
      )}
    </>
  );
}

/** Loads the table while the user is still making a choice. */
function usePreloadedTable(isWanted: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (isWanted) void router.preloadRoute({ to: "/play" }).catch(() => undefined);
  }, [isWanted, router]);
}

import { ExportDialog } from "../exchange/export-dialog.tsx";
import { SheetDialog } from "../exchange/sheet-dialog.tsx";
import { PilotFacts, UpgradeFacts } from "../facts/facts.tsx";
import type { Dialog } from "../state/builder.ts";

/** The dialog that is open over the editor. Only one is open at a time. */
export function EditorDialogs({ opened, close }: { readonly opened: Dialog; close(): void }) {
  switch (opened.what) {
    case "pilot":
      return <PilotFacts card={opened.card} close={close} />;
    case "upgrade":
      return <UpgradeFacts card={opened.card} close={close} />;
    case "export":
      return <ExportDialog close={close} />;
    case "sheet":
      return <SheetDialog close={close} />;
  }
}

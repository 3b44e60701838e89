/** Buttons that save the table as a file, copy its link, or share it. */
import { documentOf } from "@broadside/position";
import { saveFile } from "../../browser/save-file.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { TOP } from "../../words/judge/page.ts";
import { type JudgedTable, withoutWayBack } from "../pieces/judged-table.ts";
import { makeLink } from "../state/link.ts";
import { useJudge } from "../state/use-judge.ts";

export function HandOut() {
  const { table } = useJudge().history;
  const save = () => saveFile("position.json", JSON.stringify(documentOf(table), undefined, 2));
  return (
    <>
      <button type="button" className="judge-small" aria-label={TOP.saveFile} onClick={save}>
        {TOP.save}
      </button>
      {"share" in navigator && (
        <button type="button" className="judge-small" onClick={() => void share(table)}>
          {TOP.share}
        </button>
      )}
      <span className="judge-foot judge-main">
        <CopyButton label={TOP.copyLink} text={() => addressOf(table)} />
      </span>
    </>
  );
}

const addressOf = async (table: JudgedTable): Promise<string> => new URL(await makeLink(withoutWayBack(table)), window.location.href).href;

/** If the user cancels, that is no error. */
const share = async (table: JudgedTable): Promise<void> => {
  const url = await addressOf(table);
  await navigator.share({ title: TOP.title, url }).catch(() => undefined);
};

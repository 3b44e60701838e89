/** Opens the position on the screen as a judge's table. */
import { useRouter } from "@tanstack/react-router";
import { useAction } from "../../../browser/use-action.ts";
import { TOOLS } from "../../../words/play/panels/panels.ts";
import { useScene } from "../../board/open-game.ts";

/** `back` is the address that the judge's table links back to. If it is missing, the table links back to the game. */
export function JudgeButton({ back }: { readonly back?: string | undefined }) {
  const scene = useScene();
  const router = useRouter();
  const { run, refused } = useAction();
  const open = async () => {
    const { judgeAddressOf } = await import("../../../judge/state/from-game.ts");
    router.history.push(await judgeAddressOf(scene, back));
  };
  return (
    <>
      <button
        type="button"
        disabled={!scene.mayMeasure}
        title={scene.mayMeasure ? undefined : TOOLS.noJudge}
        onClick={() => void run(open, TOOLS.judgeFailed)}
      >
        {TOOLS.judge}
      </button>
      {refused !== undefined && <span role="alert">{refused}</span>}
    </>
  );
}

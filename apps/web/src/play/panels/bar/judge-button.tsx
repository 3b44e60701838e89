/** Opens the position on the screen as a judge's table. */
import type { Scene } from "@broadside/telling";
import { useRouter } from "@tanstack/react-router";
import { useAction } from "../../../browser/use-action.ts";
import { TOOLS } from "../../../words/play/panels/panels.ts";

export interface Judging {
  readonly isAllowed: boolean;
  /** Why the table couldn't be opened. */
  readonly problem: string | undefined;
  open(): void;
}

/** `back` is the address that the judge's table links back to. If it is missing, the table links back to the game. */
export function useJudging(scene: Scene, back?: string): Judging {
  const router = useRouter();
  const { run, refused } = useAction();
  const open = async () => {
    const { judgeAddressOf } = await import("../../../judge/state/from-game.ts");
    router.history.push(await judgeAddressOf(scene, back));
  };
  return { isAllowed: scene.mayMeasure, problem: refused, open: () => void run(open, TOOLS.judgeFailed) };
}

export function JudgeButton({ judge: { isAllowed, problem, open } }: { readonly judge: Judging }) {
  return (
    <>
      <button type="button" disabled={!isAllowed} title={isAllowed ? undefined : TOOLS.noJudge} onClick={open}>
        {TOOLS.judge}
      </button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}

/** Which tokens to spend for a player who wants that done automatically. Only questions in which every option is about tokens count. */
import type { PlayQuestion, Scene } from "@broadside/telling";
import { damageNow } from "./damage-now.ts";

/** The answers that can be chosen automatically. The player still decides about locks and cards. */
const TOKENS: readonly string[] = ["focus", "evade", "done"];

/** Whether a question is about these tokens and nothing else. */
export const isAboutTokens = ({ kind, options }: Pick<PlayQuestion, "kind" | "options">): boolean =>
  (kind === "modify attack dice" || kind === "modify defense dice") && options.every(({ key }) => TOKENS.includes(key));

/** The answer to give: spend focus if an attack has focus results, and spend defensive tokens only if damage would get through. */
export function spentFor(scene: Scene, question: Pick<PlayQuestion, "kind" | "options">): string | undefined {
  const { attack } = scene.state;
  if (!attack || !isAboutTokens(question)) return undefined;
  const isOffered = (key: string): boolean => question.options.some((option) => option.key === key);
  if (question.kind === "modify attack dice")
    return isOffered("focus") && attack.attackDice.some(({ face }) => face === "focus") ? "focus" : "done";
  const coming = damageNow(scene)?.damage ?? 0;
  const eyes = attack.defenseDice.filter(({ face }) => face === "focus").length;
  if (coming === 0) return "done";
  if (isOffered("focus") && eyes > 0 && (eyes > 1 || !isOffered("evade"))) return "focus";
  return isOffered("evade") ? "evade" : isOffered("focus") && eyes > 0 ? "focus" : "done";
}

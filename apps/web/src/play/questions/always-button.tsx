/** A button that sets a standing order for a question that keeps coming up. Players can remove it in their list of standing orders. */
import { DEFAULT_KEY, type Input, QUESTION_KINDS, type QuestionKind, type ShipId } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { QUESTION } from "../../words/play/questions/questions.ts";

interface AlwaysButtonProps {
  readonly question: PlayQuestion;
  give(inputs: readonly Input[]): void;
}

/** Questions about the order of things. The order hardly ever makes a difference. */
const ORDERS: readonly QuestionKind[] = ["next ship", "member in turn", "next bomb", "next mine", "ship struck next"];

export function AlwaysButton({ question, give }: AlwaysButtonProps) {
  const standing = standingFor(question);
  if (!standing) return undefined;
  const { label, ...input } = standing;
  return (
    <button type="button" className="link-button" onClick={() => give([{ input: "standing", seat: question.seat, ...input }])}>
      {label}
    </button>
  );
}

interface Standing {
  readonly label: string;
  readonly kind: QuestionKind;
  readonly ship?: ShipId;
  readonly key: string;
}

/** Returns undefined if always giving the same answer could decide the game. */
export function standingFor({ kind: asked, about, options }: Pick<PlayQuestion, "kind" | "about" | "options">): Standing | undefined {
  const kind = QUESTION_KINDS.find((one) => one === asked);
  if (kind === undefined) return undefined;
  if (ORDERS.includes(kind)) return { label: QUESTION.usualOrder, kind, key: DEFAULT_KEY };
  const declines = options.find(({ key }) => key === "pass" || key === "no");
  if (!kind.startsWith("use at ") || !declines || about.ship === undefined) return undefined;
  return { label: QUESTION.never, kind, ship: about.ship, key: declines.key };
}

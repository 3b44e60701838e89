/** Plays a game until a given question by clicking inside the page. It takes defaults, fast dials and any given choices. */

export interface Way {
  /** Stops at a question with this heading. */
  readonly wanted: RegExp;
  /** Answers to use, where offered, for questions with a matching heading. */
  readonly choices: readonly (readonly [heading: RegExp, option: RegExp])[];
  readonly dials: RegExp;
  /** Milliseconds until a wait fails (default: 15 seconds). */
  readonly patience?: number;
}

export const FAST_DIALS = /^[345] straight, (green|white)/;

/**
 * Runs in the page, where a click takes only a moment. Clicks from outside the page would take longer than the game. The function cannot
 * use anything else from this file.
 */
export async function clickUntil({ wanted, choices, dials, patience = 15_000 }: Way): Promise<void> {
  const heading = (): string => document.querySelector(".play-question h2")?.textContent ?? "";
  const asked = (): string =>
    [
      document.querySelector(".play-question")?.getAttribute("data-question"),
      heading(),
      document.querySelector(".play-status")?.textContent,
    ].join();
  const buttons = (within: ParentNode | null): HTMLButtonElement[] => [...(within?.querySelectorAll("button") ?? [])];
  // The option's text, without the icon before it and the remarks after it.
  const wordsOf = (one: HTMLButtonElement): string =>
    (one.querySelector(".play-option-words")?.firstChild ?? one.querySelector(".visually-hidden") ?? one).textContent ?? "";
  const named = (within: ParentNode | null, name: RegExp): HTMLButtonElement | undefined =>
    buttons(within).find((one) => name.test(wordsOf(one)));
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const until = async (isSo: () => boolean, what: string): Promise<void> => {
    for (const end = performance.now() + patience; !isSo(); await frame())
      if (performance.now() > end) throw new Error(`${what} took too long, at “${heading()}”`);
  };
  const plan = async (): Promise<void> => {
    for (const chip of document.querySelectorAll<HTMLButtonElement>(".play-dials-dialChip")) {
      chip.click();
      await frame();
      named(document.querySelector(".play-secret"), dials)?.click();
      await frame();
    }
    named(document, /^Done/)?.click();
    await until(() => !named(document, /^Done/), "covering dials");
  };

  for (let step = 0; step < 250; step += 1) {
    const text = heading();
    if (wanted.test(text)) return;
    if (text === "For your eyes only") {
      await plan();
      continue;
    }
    const choice = choices.find(([kind]) => kind.test(text))?.[1];
    const next = (): HTMLButtonElement | null | undefined => {
      const question = document.querySelector(".play-question");
      const special = named(question, /^(Pass the device to|Put it here)/) ?? (choice && named(question, choice));
      return special ?? question?.querySelector<HTMLButtonElement>("button[data-default]");
    };
    const before = asked();
    await until(() => next()?.disabled === false, "something to click");
    next()?.click();
    await until(() => asked() !== before, "an answer");
  }
  throw new Error(`never asked: ${wanted}`);
}

/** Announces events to players who can't see the table. */
export interface Voice {
  say(text: string): void;
  silence(): void;
}

/** How many milliseconds must pass without new text before the voice speaks. So while a key is held down, only the last text is spoken. */
const PAUSE = 200;

export function makeVoice(box: HTMLElement): Voice {
  const region = document.createElement("div");
  region.className = "table-voice";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  box.append(region);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const silence = (): void => clearTimeout(waiting);
  return {
    silence,
    say(text) {
      silence();
      waiting = setTimeout(() => {
        region.textContent = text;
      }, PAUSE);
    },
  };
}

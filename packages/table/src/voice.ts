/** Announces events for players who can't see them. */
export interface Voice {
  say(text: string): void;
  silence(): void;
}

/** How many milliseconds of quiet it waits for before it speaks, so that a held key is announced once. */
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

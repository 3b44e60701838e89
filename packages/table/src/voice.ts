/** Says what happened to those who do not see it. */
export interface Voice {
  say(text: string): void;
  silence(): void;
}

/** Milliseconds of quiet before speaking, so that a held key is heard once. */
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

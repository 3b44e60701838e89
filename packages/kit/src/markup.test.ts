import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { html } from "./markup.ts";

describe("markup", () => {
  test("escapes every text and leaves other markup unchanged", () => {
    expect(html`<p title="${'"'}">${"<b>&'"}${html`<i>${"<"}</i>`}${[1, undefined, ["a", html`<br>`]]}</p>`.markup).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;&#39;<i>&lt;</i>1a<br></p>',
    );
  });

  test("never lets a text act as HTML, and preserves the text except for control characters", () => {
    const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { markup } = html`${text}`;
        expect(markup).not.toMatch(/[<>"']/);
        const back = markup.replace(/&([^;]*);/g, (_, name: string) => entities[name] ?? "?");
        expect(back).toBe(text.replace(/[^\P{Cc}\n\t]/gu, "\uFFFD"));
      }),
    );
  });
});

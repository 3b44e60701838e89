import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "./markup.ts";

test("escapes every text and leaves markup as it is", () => {
  expect(html`<p title="${'"'}">${"<b>&'"}${html`<i>${"<"}</i>`}${[1, undefined, ["a", html`<br>`]]}</p>`.markup).toBe(
    '<p title="&quot;">&lt;b&gt;&amp;&#39;<i>&lt;</i>1a<br></p>',
  );
});

test("law: no text gets out of its place", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(html`${text}`.markup).not.toMatch(/[<>"']|[^\P{Cc}\n\t]/u);
    }),
  );
});

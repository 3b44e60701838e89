// @vitest-environment happy-dom
/** The rules: finding a rule, reading it, and moving on from it. */
import { type Row, rows } from "@broadside/rulebook";
import { screen, waitFor, within } from "@testing-library/dom";
import { describe } from "vitest";
import { address, choose, click, expect, open, press, test, type } from "./app.ts";

const field = (): HTMLElement => screen.getByRole("searchbox", { name: "Words or a rule id" });
const results = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>("ol.rules-results > li")];
const count = (): HTMLElement => screen.getByRole("status");
const title = (): HTMLElement => screen.getByRole("heading", { level: 1 });
const text = (): HTMLElement | null => document.querySelector(".rules-rule-page-text");
const link = (name: string, where: HTMLElement = document.body): HTMLElement => within(where).getByRole("link", { name });
const linksIn = (where: HTMLElement): readonly string[] =>
  within(where)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
/** The first rule in the search results. */
const first = (): HTMLElement => within(results()[0] ?? document.body).getByRole("heading", { level: 2 });
/** The section of a rule's page under a heading. */
const listOf = (heading: string): HTMLElement =>
  screen.getByRole("heading", { name: heading }).closest("section") ?? expect.fail(`${heading} heads no section`);

function ruleOf(id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`there is no rule ${id}`);
  return found;
}

describe("search", () => {
  test("by words: the rules that have them, the words marked, the address to share", async () => {
    await open("/rules");
    await type(field(), "crippled section");
    await waitFor(() => expect(count()).toHaveTextContent(/^\d+ rules$/));
    expect(results()[0]?.querySelector("mark")).toHaveTextContent(/^(crippled|section)$/i);
    await waitFor(() => expect(address()).toBe("/rules?q=crippled+section"));
  });

  test("by id: that rule comes first", async () => {
    await open("/rules");
    await type(field(), "hs-tgt-03");
    await waitFor(() => expect(first()).toHaveTextContent(/^HS-TGT-03$/));
  });

  test("without results says so and offers other ways to continue", async () => {
    await open("/rules");
    await type(field(), "zzzzqq");
    await waitFor(() => expect(count()).toHaveTextContent("No rule matches. Try fewer words or remove a filter."));
    await click(link("crippled section"));
    expect(field()).toHaveValue("crippled section");
    await waitFor(() => expect(results().length).toBeGreaterThan(0));
  });

  test("with filters shows exactly the rules that match", async () => {
    const passing = rows.filter((row) => row.edition.includes("2.5") && row.layer === "scoring").length;
    await open("/rules");
    await choose(screen.getByLabelText("Edition"), "Second edition 2.5");
    await choose(screen.getByLabelText("Subject"), "Scoring");
    expect(count()).toHaveTextContent(new RegExp(`^${passing} rules$`));
    expect(address()).toBe("/rules?edition=2.5&layer=scoring");
    await choose(screen.getByLabelText("Edition"), "All editions");
    expect(address()).toBe("/rules?layer=scoring");
  });

  test("shows fifty rules, and fifty more on demand with the keyboard at the first new one", async () => {
    await open("/rules?layer=engine");
    expect(results()).toHaveLength(50);
    await click(screen.getByRole("button", { name: "Show 50 more" }));
    expect(results()).toHaveLength(100);
    expect(results()[50]?.querySelector("a")).toHaveFocus();
  });

  test("and its filters are restored by the address", async () => {
    await open("/rules?q=obstacle&edition=1e&layer=geometry");
    expect(field()).toHaveValue("obstacle");
    expect(screen.getByLabelText("Edition")).toHaveValue("1e");
    expect(screen.getByLabelText("Subject")).toHaveValue("geometry");
    expect(results().length).toBeGreaterThan(0);
  });

  test("gets the focus with the key /, which is a letter in the field", async () => {
    await open("/rules");
    expect(field()).not.toHaveFocus();
    await press("/");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
    await press("a/b");
    expect(field()).toHaveValue("a/b");
  });
});

describe("a rule", () => {
  test("has its own address", async () => {
    await open("/rules/HS-TGT-03");
    expect(title()).toHaveTextContent(/^HS-TGT-03$/);
    expect(text()?.textContent).toBe(ruleOf("HS-TGT-03").text);
    expect(document.title).toBe("HS-TGT-03: Targeting a huge ship (TGT) · Broadside");
  });

  test("is also found by its id in lower case", async () => {
    await open("/rules/hs-tgt-03");
    expect(address()).toBe("/rules/HS-TGT-03");
    expect(title()).toHaveTextContent(/^HS-TGT-03$/);
  });

  test("that does not exist gets a message, with a search for its family", async () => {
    const unknown = "hs-tgt-77".toUpperCase();
    await open(`/rules/${unknown}`);
    expect(title()).toHaveTextContent(`Rule ${unknown} not found`);
    await click(link("Search the rules for “HS-TGT”"));
    await waitFor(() => expect(first()).toHaveTextContent(/^HS-TGT-01$/));
  });

  test("links to the rules it mentions, and is linked from them", async () => {
    await open("/rules/HS-TGT-10");
    await click(link("HS-CRIP-07", text() ?? document.body));
    expect(title()).toHaveTextContent(/^HS-CRIP-07$/);
    await waitFor(() => expect(title()).toHaveFocus());
    await click(link("HS-TGT-10", listOf("Rules that mention it")));
    expect(address()).toBe("/rules/HS-TGT-10");
    expect(linksIn(listOf("Rules it mentions"))).toEqual(["HS-CRIP-07"]);
  });

  test("leads to its neighbours in the section", async () => {
    await open("/rules/HS-TGT-03");
    const neighbours = screen.getByRole("navigation", { name: "Other rules in this section" });
    expect(linksIn(neighbours)).toEqual(["HS-TGT-02", "HS-TGT-04"]);
    await click(link("HS-TGT-04", neighbours));
    expect(title()).toHaveTextContent(/^HS-TGT-04$/);
  });
});

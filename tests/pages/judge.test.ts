// @vitest-environment happy-dom
/** The judge's table without a pointer: selecting, trying, finding and opening things through its texts. */
import { screen, waitFor, within } from "@testing-library/dom";
import { address, click, expect, fill, open, press, test, type, upload } from "./app.ts";
import { allByRole, button, byRole, find, findAll, piece, pieces, region } from "./playing.ts";

const WEDGE = "xwing 1";
const IMPETUOUS = "raiderclasscorvette 1";
const VADER = "tieadvanced 1";

const field = (label: "x" | "y" | "turn"): HTMLElement => byRole("spinbutton", label);
const verdict = (): HTMLElement => region("Verdict");

async function select(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    piece(id).focus();
    await press("{Enter}");
  }
}

/** Places the first selected piece by typing its coordinates. */
async function placeSelected(x: string, y: string, turn: string): Promise<void> {
  for (const [label, figure] of Object.entries({ x, y, turn })) await fill(byRole("spinbutton", label), figure);
}

/** Opens the table with its default example, an attack on a corvette. */
async function openTable(): Promise<void> {
  await open("/judge");
  await waitFor(() => piece(WEDGE));
}

test("for two ships it shows range, arc and obstruction, and each reason links to its rule", async () => {
  await openTable();
  expect(region("Table")).toHaveTextContent("Unofficial fan project.");
  await select(WEDGE, IMPETUOUS);
  expect(byRole("heading", "Wedge → Impetuous", verdict())).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("165 mm");
  expect(verdict()).toHaveTextContent("Obstructed by Rock 2");
  await click(button("Swap"));
  expect(byRole("heading", "Impetuous → Wedge", verdict())).toBeInTheDocument();
  await click(button(/^Lock/));
  expect(verdict()).toHaveTextContent("In range for a lock");
  await click(byRole("link", "1E-ACT-07"));
  expect(byRole("heading", /^1E-ACT-07/)).toBeInTheDocument();
});

test("[HS-TGT-03] [HS-TGT-04] [HS-TGT-05] a huge ship shows which section can't be targeted, and by which rule", async () => {
  await openTable();
  await select(WEDGE, IMPETUOUS);
  const section = (name: string): HTMLElement => {
    const found = allByRole("article", undefined, verdict()).find(({ textContent }) => textContent.includes(name));
    return found ?? expect.fail(`the verdict has no section ${name}`);
  };
  expect(section("Fore")).toHaveTextContent("can be targeted");
  expect(byRole("link", "HS-TGT-03", section("Fore"))).toBeInTheDocument();
  expect(section("Aft")).toHaveTextContent("can't be targeted");
  expect(byRole("link", "HS-TGT-04", section("Aft"))).toBeInTheDocument();
  await waitFor(() => expect(findAll(".table-mark[data-kind=cross]")).toHaveLength(1));
  await click(button("C-ROC cruiser"));
  await placeSelected("500", "700", "0");
  piece("ship 1").focus();
  await press("{Escape}");
  await select(VADER);
  await placeSelected("600", "640", "300");
  await select("ship 1");
  expect(section("Fore")).toHaveTextContent("can't be targeted");
  expect(section("Aft")).toHaveTextContent("can be targeted");
  expect(byRole("link", "HS-TGT-05", section("Fore"))).toBeInTheDocument();
});

test("everything works with the keyboard; numbers are taken exactly, and nonsense changes nothing", async () => {
  await openTable();
  await select(VADER);
  await press("{ArrowRight}");
  await press("{Shift>}{ArrowUp}{/Shift}");
  await press("]");
  await waitFor(() => expect(field("turn")).toHaveValue(151));
  expect(field("x")).toHaveValue(801);
  expect(field("y")).toHaveValue(674);
  await press("a");
  await waitFor(() => expect(button(/^Arcs/)).toHaveAttribute("aria-pressed", "false"));
  await waitFor(() => expect(findAll(".table-mark[data-kind=arc]")).toHaveLength(0));
  await press("{Escape}");
  await waitFor(() => expect(byRole("heading", "Judge")).toBeInTheDocument());
  await press("{Control>}z{/Control}");
  await select(VADER);
  await waitFor(() => expect(field("turn")).toHaveValue(150));
  await fill(field("x"), "123.456");
  for (const nonsense of ["far away", "", "10001"]) await fill(field("x"), nonsense);
  expect(field("x")).toHaveValue(123.456);
  await type(field("x"), "10001");
  expect(field("x")).toHaveAttribute("aria-invalid", "true");
  await type(field("x"), "200");
  expect(piece(VADER)).toHaveAccessibleName(/at 123.5, 674 mm/);
  await press("{Enter}");
  expect(piece(VADER)).toHaveAccessibleName(/at 200, 674 mm/);
  piece(VADER).focus();
  await press("{Delete}");
  await waitFor(() => expect(pieces(VADER)).toHaveLength(0));
});

test("[1E-ACT-12] trying a boost shows why it fails; trying a template and flying it moves the ship", async () => {
  await openTable();
  await select(WEDGE);
  await click(button("More templates"));
  await click(button("Boost straight"));
  const bar = (): HTMLElement => region("Try a template");
  const said = (): HTMLElement => byRole("status", undefined, bar());
  expect(said()).toHaveTextContent("It fails: Rock 2 is in the way.");
  expect(byRole("link", "1E-ACT-12", bar())).toBeInTheDocument();
  await click(button("Boost right"));
  expect(said()).toHaveTextContent("It fits.");
  await select(IMPETUOUS);
  await click(button("Right bank"));
  expect(byRole("heading", undefined, bar())).toHaveTextContent("Wedge, 2 right bank");
  expect(said()).toHaveTextContent("It fits. It clears Rock 2 by 25 mm. It ends 85 mm from Impetuous, at range 1 but out of arc.");
  await waitFor(() => expect(piece("ghost")).toBeInTheDocument());
  await click(button("Straight"));
  await click(button("3", bar()));
  await click(button("Fly it"));
  // A small base, straight 3: 160 mm along its heading of 58 degrees.
  expect(field("x")).toHaveValue(941.688);
  expect(field("y")).toHaveValue(478.787);
});

test("a ship is found by name, added, renamed and removed", async () => {
  await openTable();
  await press("/");
  await type(byRole("searchbox", "Find a ship"), "inter");
  await waitFor(() => expect(within(byRole("list", "Ships found")).getAllByRole("button")[0]).toHaveTextContent("TIE Interceptor"));
  await press("{Enter}");
  await waitFor(() => piece("tieinterceptor 1"));
  await fill(byRole("textbox", "Name"), "Soontir");
  await click(byRole("radio", "Seat 2"));
  await click(byRole("checkbox", "Rear"));
  await waitFor(() => expect(piece("tieinterceptor 1")).toHaveAttribute("data-seat", "2"));
  expect(byRole("complementary", "Add to the table")).toHaveTextContent("Soontir");
  await click(button("Remove"));
  await waitFor(() => expect(pieces("tieinterceptor 1")).toHaveLength(0));
});

test("a link or file without a position shows why, and nothing is lost", async () => {
  window.location.hash = "#p=broken";
  await open("/judge");
  window.location.hash = "";
  await waitFor(() => expect(byRole("alert")).toHaveTextContent("This link doesn't contain a position."));
  expect(piece(WEDGE)).toBeInTheDocument();
  await click(button("Open…"));
  const file = new File(['{"format":"broadside-position","version":1,"ruleset":{"edition":"3e"}}'], "position.json", {
    type: "application/json",
  });
  await upload(screen.getByLabelText(/Open file/), file);
  expect(find("dialog[open]")).toHaveTextContent('ruleset.edition is "3e"; it must be one of 1e, 2.0, 2.5');
  await click(button("Close"));
  expect(piece(WEDGE)).toBeInTheDocument();
  expect(address()).toMatch(/^\/judge/);
});

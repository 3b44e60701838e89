/**
 * Computes styles for a page without style sheets. This is faster than in happy-dom, which recomputes every property of all surrounding
 * elements after each change of the page. Accessible names need the styles of every element in them, but only `display` and `visibility`.
 */

/** The `display` of elements without a style attribute, by tag. Whether a dialog is open matters too. */
const displays = new Map<string, string>();
const styles = new WeakMap<Element, CSSStyleDeclaration>();

export function computePlainStyles(view: Window): void {
  const computedStyle = view.getComputedStyle.bind(view);
  view.getComputedStyle = (element) => {
    const known = styles.get(element);
    if (known) return known;
    const style = computedStyle(element);
    const plainValue = (property: string): string | undefined =>
      property === "display" ? displayOf(element, style) : property === "visibility" ? visibilityOf(element) : undefined;
    const getPropertyValue = (property: string): string => plainValue(property) ?? style.getPropertyValue(property);
    const plain = new Proxy(style, {
      get: (_, key) => (key === "getPropertyValue" ? getPropertyValue : (plainValue(String(key)) ?? Reflect.get(style, key))),
    });
    styles.set(element, plain);
    return plain;
  };
  /** React Aria calls this for every element that could take the focus. */
  Element.prototype.checkVisibility = function isVisible(options): boolean {
    if (!this.isConnected || (options?.visibilityProperty && visibilityOf(this) === "hidden")) return false;
    for (let around: Element | null = this; around; around = around.parentElement)
      if (displayOf(around, view.getComputedStyle(around)) === "none") return false;
    return true;
  };
}

function displayOf(element: Element, style: CSSStyleDeclaration): string {
  if (element.hasAttribute("style") || !element.isConnected) return style.display;
  const kind = `${element.tagName} ${element.hasAttribute("open")}`;
  const display = displays.get(kind) ?? style.display;
  displays.set(kind, display);
  return display;
}

function visibilityOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const [, visibility] = /(?:^|[;\s])visibility:\s*(\w+)/.exec(around.getAttribute("style") ?? "") ?? [];
    if (visibility) return visibility;
  }
  return "visible";
}

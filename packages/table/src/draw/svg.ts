/** SVG elements, created once and updated only when something changes. */
const NAMESPACE = "http://www.w3.org/2000/svg";

/** A value of undefined removes the attribute. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function append<Name extends keyof SVGElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Attributes = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(NAMESPACE, name);
  set(element, attributes);
  parent.append(element);
  return element;
}

export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Something drawn, and how to redraw it. */
export interface DrawnElement<Data> {
  readonly element: SVGElement;
  update(data: Data): void;
}

/**
 * A group with one drawing for each id, and the data that each drawing last showed. A drawing stays until its id is no longer in the data.
 */
export interface Layer<Data extends { readonly id: string }> {
  readonly element: SVGGElement;
  readonly drawings: Map<string, { readonly drawn: DrawnElement<Data>; readonly data: Data }>;
  readonly make: (layer: Element) => DrawnElement<Data>;
  readonly isSame: (a: Data, b: Data) => boolean;
}

export function addLayer<Data extends { readonly id: string }>(
  parent: Element,
  attributes: Attributes,
  make: Layer<Data>["make"],
  isSame: Layer<Data>["isSame"],
): Layer<Data> {
  return { element: append(parent, "g", attributes), drawings: new Map(), make, isSame };
}

/** Makes the layer show exactly these drawings, in order. */
export function fill<Data extends { readonly id: string }>(
  { element, drawings, make, isSame }: Layer<Data>,
  entries: readonly Data[],
): void {
  const ids = new Set(entries.map(({ id }) => id));
  for (const [id, { drawn }] of drawings) {
    if (ids.has(id)) continue;
    drawn.element.remove();
    drawings.delete(id);
  }
  let place = element.firstElementChild;
  for (const data of entries) {
    const before = drawings.get(data.id);
    const drawn = before?.drawn ?? make(element);
    if (before === undefined || !isSame(before.data, data)) drawn.update(data);
    drawings.set(data.id, { drawn, data });
    if (place === drawn.element) place = place.nextElementSibling;
    else element.insertBefore(drawn.element, place);
  }
}

/** An item whose only identity is its place in a list. */
export interface ItemAtPlace<Item> {
  readonly at: number;
  readonly item: Item;
}

export const placed = <Item>(items: readonly Item[]): readonly ItemAtPlace<Item>[] => items.map((item, at) => ({ at, item }));

/** An item in a list that has no id. Its place identifies it. */
export interface ItemAtPlace<Item> {
  readonly at: number;
  readonly item: Item;
}

export const placed = <Item>(items: readonly Item[]): readonly ItemAtPlace<Item>[] => items.map((item, at) => ({ at, item }));

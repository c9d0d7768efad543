import type { CallAnswer } from 'shared-contracts/calls'

type List = CallAnswer<'UserCart/ExportAllMenuUserCart'>
type Item = List['groups'][number]['items'][number]
type Entry = List['entries'][number]

/** Carrots by weight: two dishes need 100 g and 50 g for one eater. Tests state what differs. */
export function marketItem(differences: Partial<Item> = {}): Item {
  return {
    key: 'm1',
    materialId: 1,
    title: 'Cà rốt',
    uses: [
      { entryId: 1, grams: 100 },
      { entryId: 2, grams: 50 },
    ],
    ediblePercent: 100,
    unit: null,
    pricePerKg: { amount: 20_000, asOf: '2026-11-01' },
    usuallyAtHome: false,
    grams: 150,
    marketAmount: 2,
    marketUnit: 'lạng',
    price: 4000,
    ...differences,
  }
}

export function listEntry(id: number, differences: Partial<Entry> = {}): Entry {
  return {
    id,
    type: 0,
    title: `Mục ${id}`,
    objectTypeId: 2,
    forWhom: null,
    plannedFor: null,
    eaters: 1,
    menuId: null,
    days: [],
    dish: null,
    limits: [],
    addedAt: `2026-11-2${id}T00:00:00.000Z`,
    ...differences,
  }
}

/** Two entries; carrots, and eggs without a price that the second alone needs. */
export function shoppingList(differences: Partial<List> = {}): List {
  const eggs = marketItem({
    key: 'm2',
    materialId: 2,
    title: 'Trứng gà',
    uses: [{ entryId: 2, grams: 55 }],
    unit: { title: 'quả', grams: 55 },
    pricePerKg: null,
    grams: 55,
    marketAmount: 1,
    marketUnit: 'quả',
    price: null,
  })
  return {
    groups: [
      { group: 'Rau củ', items: [marketItem()] },
      { group: 'Trứng', items: [eggs] },
    ],
    entries: [listEntry(1), listEntry(2)],
    state: { revision: 1, bought: [], atHome: [], ownLines: [] },
    total: { price: 4000, unpriced: 1 },
    ...differences,
  }
}

/** What a favourite is. */
export const favouriteTypes = { dish: 0, article: 1 } as const

/** What an entry of the shopping list is; see the entries of the list in docs/product/shopping-list.md. */
export const cartTypes = { menu: 0, meal: 1, dish: 2, weekMenu: 3 } as const
export type CartType = (typeof cartTypes)[keyof typeof cartTypes]

export const cartTypeTitles: Readonly<Record<CartType, string>> = {
  0: 'Thực đơn ngày',
  1: 'Bữa ăn',
  2: 'Món ăn',
  3: 'Thực đơn tuần',
}

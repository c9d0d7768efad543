/** Where items wait: apart from what knows them, for who only asks whether there are some. */
export const LIST_ITEMS = { name: 'list-item', version: 1 } as const

/** The list with one item a place up or down; as it was where there is no such place. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by
  const [item, other] = [list[from], list[to]]
  if (item === undefined || other === undefined) return [...list]
  return list.map((each, place) => (place === from ? other : place === to ? item : each))
}

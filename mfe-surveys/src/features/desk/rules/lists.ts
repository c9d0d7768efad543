/** The list with the item at `from` standing at `to`; the same list where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  return inserted(without(list, from), to, item)
}

export function without<T>(list: readonly T[], index: number): readonly T[] {
  return list.toSpliced(index, 1)
}

export function inserted<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.toSpliced(index, 0, item)
}

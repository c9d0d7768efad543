export function without<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_, each) => each !== index)
}

export function inserted<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

/** `list.map(change)`; the same list where no item became another. */
export function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const next = list.map(change)
  return next.every((item, index) => item === list[index]) ? list : next
}

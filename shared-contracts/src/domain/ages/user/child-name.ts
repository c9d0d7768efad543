/** What is needed to name a child among its siblings. */
interface NamedChild {
  readonly id: number
  readonly fullName: string
  /** `YYYY-MM-DD` */
  readonly dayOfBirth: string
}

/** "Bé thứ 2": the second child, where it has no name. Places count from 1. */
export function unnamedChild(place: number): string {
  return `Bé thứ ${place}`
}

/**
 * What a child is called: by the name that the family gave, without one by its place among the family's children, the eldest first, of twins the one
 * that was entered first; by both where a sibling has the same name. The place is the same in whatever order the children are listed.
 */
export function childName(child: NamedChild, siblings: readonly NamedChild[]): string {
  const name = child.fullName.trim()
  const isOnly = !siblings.some((each) => each.id !== child.id && each.fullName.trim() === name)
  if (name !== '' && isOnly) return name
  const place = unnamedChild(siblings.filter((each) => isBefore(each, child)).length + 1)
  return name === '' ? place : `${name} (${place.toLowerCase()})`
}

function isBefore(a: NamedChild, b: NamedChild): boolean {
  return a.dayOfBirth === b.dayOfBirth ? a.id < b.id : a.dayOfBirth < b.dayOfBirth
}

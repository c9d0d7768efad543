import type { ListOperation } from './list-types'

/** What an operation is about, where a later one of the same kind makes it needless; null: each counts for itself. */
function subjectOf(operation: ListOperation): string | null {
  switch (operation.kind) {
    case 'bought':
    case 'at-home':
      return `${operation.kind} ${operation.line}`
    case 'change-line':
      return `change-line ${operation.line.id}`
    case 'eaters':
      return `eaters ${operation.entryId}`
    default:
      return null
  }
}

/**
 * Keys of waiting operations that `next` makes needless. One that is on its way to the server meanwhile does no harm there:
 * `next` comes after it and says the same thing anew.
 */
export function supersededBy(waiting: readonly ListOperation[], next: ListOperation): readonly string[] {
  const subject = subjectOf(next)
  return subject === null ? [] : waiting.filter((each) => subjectOf(each) === subject).map(({ key }) => key)
}

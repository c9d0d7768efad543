import type { ListAnswer, ListEntry, ListOperation, ListState, ShoppingList } from './list-types'
import { recounted } from './recounted'

/** The list as it is once the server has done these operations, in their order. Those about what is not there change nothing. */
export function withOperations(list: ShoppingList, operations: readonly ListOperation[]): ShoppingList {
  if (operations.length === 0) return list
  return recounted({
    ...list,
    entries: operations.reduce(withEaters, list.entries),
    state: operations.reduce(stateAfter, list.state),
  })
}

/** The list after the server answered to `sent`: its state is the truth, what it refused has not happened. */
export function withAnswer(list: ShoppingList, sent: readonly ListOperation[], answer: ListAnswer): ShoppingList {
  const refused = new Set(answer.refused.map(({ key }) => key))
  const done = withOperations(
    list,
    sent.filter(({ key }) => !refused.has(key)),
  )
  return recounted({ ...done, state: answer.state })
}

/** The list without entries that are being removed; lines that only they needed go with them. */
export function withoutEntries(list: ShoppingList, ids: ReadonlySet<number>): ShoppingList {
  if (!list.entries.some(({ id }) => ids.has(id))) return list
  return recounted({
    ...list,
    entries: list.entries.filter(({ id }) => !ids.has(id)),
    groups: list.groups
      .map(({ group, items }) => ({
        group,
        items: items
          .map((item) => ({ ...item, uses: item.uses.filter(({ entryId }) => !ids.has(entryId)) }))
          .filter(({ uses }) => uses.length > 0),
      }))
      .filter(({ items }) => items.length > 0),
  })
}

function withEaters(entries: readonly ListEntry[], operation: ListOperation): ListEntry[] {
  return entries.map((entry) =>
    operation.kind === 'eaters' && operation.entryId === entry.id ? { ...entry, eaters: operation.eaters } : entry,
  )
}

function stateAfter(state: ListState, operation: ListOperation): ListState {
  switch (operation.kind) {
    case 'bought':
      return { ...state, bought: withTick(state.bought, operation.line, operation.bought, operation.grams) }
    case 'at-home':
      return { ...state, atHome: withKey(state.atHome, operation.line, operation.atHome) }
    case 'add-line':
      return state.ownLines.some(({ id }) => id === operation.line.id)
        ? state
        : { ...state, ownLines: [...state.ownLines, operation.line] }
    case 'change-line':
      return {
        ...state,
        ownLines: state.ownLines.map((line) => (line.id === operation.line.id ? operation.line : line)),
      }
    case 'remove-line':
      return {
        ...state,
        ownLines: state.ownLines.filter(({ id }) => id !== operation.id),
        bought: withTick(state.bought, operation.id, false),
      }
    case 'eaters':
      return state
  }
}

function withKey(keys: readonly string[], key: string, wanted: boolean): string[] {
  const others = keys.filter((each) => each !== key)
  return wanted ? [...others, key] : others
}

/** Operations of this device always say how much is in the basket. */
function withTick(ticks: ListState['bought'], line: string, bought: boolean, grams = 0): ListState['bought'] {
  const others = ticks.filter((tick) => tick.line !== line)
  return bought ? [...others, { line, grams }] : others
}

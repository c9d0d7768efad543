import { isId, isRecord } from 'shared-frame/kept'
import type { ListOperation, OwnLine } from './list-types'

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

function isOwnLine(value: unknown): value is OwnLine {
  return isRecord(value) && isText(value.id) && isText(value.text)
}

/** An operation as a device kept it; null for anything else. Whether there is such a line, the server says. */
export function readOperation(stored: unknown): ListOperation | null {
  if (!isRecord(stored)) return null
  const { kind, key, at, line, bought, grams, atHome, id, entryId, eaters } = stored
  if (!isText(key) || !isText(at)) return null
  const made = { key, at }
  switch (kind) {
    case 'bought':
      return isText(line) && isFlag(bought) && typeof grams === 'number' ? { ...made, kind, line, bought, grams } : null
    case 'at-home':
      return isText(line) && isFlag(atHome) ? { ...made, kind, line, atHome } : null
    case 'add-line':
    case 'change-line':
      return isOwnLine(line) ? { ...made, kind, line: { id: line.id, text: line.text } } : null
    case 'remove-line':
      return isText(id) ? { ...made, kind, id } : null
    case 'eaters':
      return isId(entryId) && isId(eaters) ? { ...made, kind, entryId, eaters } : null
    default:
      return null
  }
}

/** Why an entry of the registry can't be used; the text goes to the log. */
export class BadEntry extends Error {
  override readonly name = 'BadEntry'
}

export type Fields = ReadonlyMap<string, unknown>

/** The fields of an object; `what` names it in the reason. */
export function readFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadEntry(`${what} is no object`)
  return new Map<string, unknown>(Object.entries(value))
}

/** A text that fits the pattern. */
export function readText(fields: Fields, name: string, pattern: RegExp): string {
  return asText(fields.get(name), name, pattern)
}

export function readBoolean(fields: Fields, name: string): boolean {
  const value = fields.get(name)
  if (typeof value !== 'boolean') throw new BadEntry(`${name} is neither true nor false`)
  return value
}

/** Each item of a list, read by `read`. */
export function readList<T>(fields: Fields, name: string, read: (item: unknown) => T): readonly T[] {
  const value = fields.get(name)
  if (!Array.isArray(value)) throw new BadEntry(`${name} is no list`)
  // Array.from and not map, which would leave the holes of a sparse list unread.
  return Array.from(value, (item: unknown) => read(item))
}

/** Each value of an object, read by `read`; keys stay. */
export function readRecord<T>(
  fields: Fields,
  name: string,
  read: (value: unknown, key: string) => T,
): Readonly<Record<string, T>> {
  const entries = [...readFields(fields.get(name), name)]
  return Object.fromEntries(entries.map(([key, value]) => [key, read(value, key)]))
}

const FILE_NAME = /^[\w@.~+-]+(?:\/[\w@.~+-]+)*$/

/** A file below a version's folder: no scheme, host, query or way out of the folder. */
export function asFile(value: unknown, what: string): string {
  const file = asText(value, what, FILE_NAME)
  if (hasDotSegment(file)) throw new BadEntry(`${what} leaves its folder: ${file}`)
  return file
}

/** An absolute path with a trailing slash on this host. */
export function asBase(value: unknown, what: string): string {
  const base = asText(value, what, /^\/(?:[\w@.~+-]+\/)*$/)
  if (hasDotSegment(base)) throw new BadEntry(`${what} has a dot segment: ${base}`)
  return base
}

export function asText(value: unknown, what: string, pattern: RegExp): string {
  if (typeof value !== 'string') throw new BadEntry(`${what} is no text`)
  if (!pattern.test(value)) throw new BadEntry(`${what} is malformed: ${JSON.stringify(value.slice(0, 80))}`)
  return value
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..')
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Values that are costly to make, kept as files of one folder for the processes to come. */
export interface PreparedStore<T> {
  /** The value that was made under this name and key; null when there is none. */
  read(name: string, key: string): T | null
  /** Keeps the value, whole or not at all, and removes those of other keys under its name. */
  keep(name: string, key: string, value: T): void
}

/** @param folder made when it is not there */
export function openPreparedStore<T>(folder: string): PreparedStore<T> {
  const startOf = (name: string) => `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.`
  const fileOf = (name: string, key: string) => path.join(folder, `${startOf(name)}${key}`)
  return {
    read(name, key) {
      try {
        return deserialize(readFileSync(fileOf(name, key)))
      } catch {
        // Not there, or of no use: it is made again.
        return null
      }
    },
    keep(name, key, value) {
      mkdirSync(folder, { recursive: true })
      // Two processes may make the same at once: each writes its own file, and the last one to rename it wins.
      const unfinished = path.join(folder, `unfinished-${process.pid}-${randomBytes(4).toString('hex')}`)
      writeFileSync(unfinished, serialize(value))
      renameSync(unfinished, fileOf(name, key))
      const former = readdirSync(folder).filter((file) => file.startsWith(startOf(name)))
      for (const file of former)
        if (file !== path.basename(fileOf(name, key))) rmSync(path.join(folder, file), { force: true })
    },
  }
}

/** What must be the same for a prepared value to be the same. */
export interface KeyParts {
  /** Folders whose files it is made from, tests left out. */
  readonly folders?: readonly string[]
  readonly files?: readonly string[]
  readonly versions?: readonly string[]
}

const NOT_INGREDIENTS = /(^|\/)(node_modules|dist|\.cache|\.turbo)(\/|$)|\.test\.tsx?$/

/** Changes with the path or the bytes of any file, and with any version. */
export function preparedKey({ folders = [], files = [], versions = [] }: KeyParts): string {
  const hash = createHash('sha256')
  const add = (label: string, bytes: string | Buffer) => hash.update(`${label}\0${bytes.length}\0`).update(bytes)
  for (const version of versions) add('version', version)
  for (const file of files) add(path.basename(file), readFileSync(file))
  for (const folder of folders) {
    const read = (within: string): void => {
      const entries = readdirSync(path.join(folder, within), { withFileTypes: true })
      for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const place = path.posix.join(within, entry.name)
        if (NOT_INGREDIENTS.test(place)) continue
        if (entry.isDirectory()) read(place)
        else add(`${path.basename(folder)}/${place}`, readFileSync(path.join(folder, place)))
      }
    }
    read('')
  }
  return hash.digest('hex').slice(0, 32)
}

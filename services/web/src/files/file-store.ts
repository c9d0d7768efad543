import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from './compression'
import { isCompressible, mediaType } from './file-types'

export interface StoredFile {
  readonly type: string
  readonly etag: string
  readonly content: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/**
 * Files in memory, as they are and compressed: with what lies beside them (`x.js.br`), or compressed on first use.
 * Bounded in bytes; concurrent first uses read once.
 */
export class FileStore {
  readonly #files: LRUCache<string, StoredFile>
  readonly #loading = new Map<string, Promise<StoredFile | null>>()

  constructor(maxBytes: number) {
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ content, br, gzip }) => content.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
    })
  }

  clear(): void {
    this.#files.clear()
  }

  /**
   * Null when it is not a readable file of a kind that is served.
   *
   * @param options.immutable the file never changes under this path; otherwise its modification time is looked at
   */
  async read(file: string, options: { readonly immutable: boolean }): Promise<StoredFile | null> {
    const type = mediaType(file)
    if (!type) return null
    let key = file
    if (!options.immutable) {
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) return null
      key = `${file} ${found.mtimeMs} ${found.size}`
    }
    const there = this.#files.get(key)
    if (there) return there
    const loading = this.#loading.get(key) ?? this.#load(key, file, type)
    this.#loading.set(key, loading)
    try {
      return await loading
    } finally {
      this.#loading.delete(key)
    }
  }

  /**
   * What is made from its name instead of read from a file, such as `x.svg`; kept within the same bytes. The name must tell the
   * content wholly. Null when nothing can be made of it.
   */
  async made(name: string, make: () => string | null): Promise<StoredFile | null> {
    const type = mediaType(name)
    const key = `made ${name}`
    const there = this.#files.get(key)
    if (there || !type) return there ?? null
    const content = make()
    return content === null ? null : this.#keep(key, name, type, Buffer.from(content))
  }

  async #load(key: string, file: string, type: string): Promise<StoredFile | null> {
    const content = await readOrNull(file)
    return content && this.#keep(key, file, type, content)
  }

  async #keep(key: string, file: string, type: string, content: Buffer): Promise<StoredFile> {
    const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    const variant = async (encoding: Encoding, extension: string) => {
      if (!isCompressible(file)) return null
      const packed = (await readOrNull(file + extension)) ?? (await compress(content, encoding, 'fast'))
      return packed.length < content.length ? packed : null
    }
    const [br, gzip] = await Promise.all([variant('br', '.br'), variant('gzip', '.gz')])
    const stored = { type, etag, content, br, gzip }
    this.#files.set(key, stored)
    return stored
  }
}

async function readOrNull(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

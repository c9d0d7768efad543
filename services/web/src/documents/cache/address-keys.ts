import { LRUCache } from 'lru-cache'

/** Address as asked for → key of its document, so that a cached document costs no parsing. Holds the addresses of one stand of the releases. */
export class AddressKeys {
  /** What is asked for again and again stays, whatever else is invented. */
  readonly #keys = new LRUCache<string, string>({ max: 5_000 })
  #stand = ''

  get(url: string, stand: string): string | undefined {
    return stand === this.#stand ? this.#keys.get(url) : undefined
  }

  set(url: string, stand: string, key: string): void {
    if (stand !== this.#stand) this.#keys.clear()
    this.#stand = stand
    this.#keys.set(url, key)
  }
}

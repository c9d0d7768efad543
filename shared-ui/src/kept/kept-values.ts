/** Whose a kept value is: a user's id, or of whoever uses the device without login. */
export type KeptOwner = number | 'anyone'

export interface KeptValue<T> {
  readonly value: T
  /** When it was kept, ms since 1970. */
  readonly at: number
}

export interface KeptPlace<T> {
  /** The value under a key; null when there is none, or it is too old, or not what the place holds. */
  read(owner: KeptOwner, key: string): KeptValue<T> | null
  /** All values of the owner, oldest first. */
  list(owner: KeptOwner): readonly (KeptValue<T> & { readonly key: string })[]
  /** Keeps a value and returns its time. A device without room or storage keeps nothing, and says nothing. */
  keep(owner: KeptOwner, key: string, value: T): number
  forget(owner: KeptOwner, key: string): void
  /**
   * Calls back whenever values of this place may have changed, in this tab or another one. `erased`: all that the device
   * kept is gone, because somebody logged out. Returns the function that ends it.
   */
  subscribe(listener: (erased: boolean) => void): () => void
}

interface Options<T> {
  /** Letters, digits and dashes. */
  readonly name: string
  /** Raised when the form of the values changes: older ones count as absent. */
  readonly version: number
  /** Values are forgotten after this many days. */
  readonly days: number
  /** What was stored, checked: null for anything that the place doesn't hold. Devices can be edited by who holds them. */
  readonly check: (stored: unknown) => T | null
}

const PREFIX = 'kept/'
const DAY_MS = 86_400_000
/** Told on the window, because each unit has a copy of this code. */
const CHANGED = 'kept-values-changed'
const ERASED = 'kept-values-erased'

/** The storage, or null where it is switched off. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/**
 * Values that outlive the tab, on this device alone: what somebody does before she has logged in. See "Kept on the device" in
 * shared-ui/README.md. Made once, beside what it keeps.
 *
 * @example const drafts = keptPlace({ name: 'menu-draft', version: 1, days: 30, check: readDraft })
 */
export function keptPlace<T>({ name, version, days, check }: Options<T>): KeptPlace<T> {
  const place = `${name}.${version}`
  const prefixOf = (owner: KeptOwner) => `${PREFIX}${place}/${owner}/`

  function parse(text: string | null): KeptValue<T> | null {
    const stored = parseStored(text)
    if (stored === null || isOld(stored.at, days)) return null
    const value = check(stored.value)
    return value === null ? null : { value, at: stored.at }
  }

  function tell(): void {
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: place }))
  }

  const read = (owner: KeptOwner, key: string): KeptValue<T> | null =>
    parse(storage()?.getItem(prefixOf(owner) + key) ?? null)

  return {
    read,
    list(owner) {
      const prefix = prefixOf(owner)
      return storedKeys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((stored) => {
          const key = stored.slice(prefix.length)
          const kept = read(owner, key)
          return kept === null ? [] : [{ key, ...kept }]
        })
        .sort((a, b) => a.at - b.at)
    },
    keep(owner, key, value) {
      const at = Date.now()
      try {
        storage()?.setItem(prefixOf(owner) + key, JSON.stringify({ at, days, value }))
      } catch {
        // Full: what is on screen still works.
      }
      tell()
      return at
    },
    forget(owner, key) {
      storage()?.removeItem(prefixOf(owner) + key)
      tell()
    },
    subscribe(listener) {
      const inThisTab = (event: Event) => {
        if (event instanceof CustomEvent && event.detail === place) listener(false)
      }
      const erasedHere = () => listener(true)
      const inOtherTabs = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== storage()) return
        if (key === null) listener(true)
        else if (key.startsWith(`${PREFIX}${place}/`)) listener(false)
      }
      // A page that the browser had put aside heard nothing.
      const back = () => {
        if (document.visibilityState === 'visible') listener(false)
      }
      window.addEventListener(CHANGED, inThisTab)
      window.addEventListener(ERASED, erasedHere)
      window.addEventListener('storage', inOtherTabs)
      document.addEventListener('visibilitychange', back)
      return () => {
        window.removeEventListener(CHANGED, inThisTab)
        window.removeEventListener(ERASED, erasedHere)
        window.removeEventListener('storage', inOtherTabs)
        document.removeEventListener('visibilitychange', back)
      }
    },
  }
}

/**
 * Gives what was kept without login to the user who has logged in, where it is newer than her own, and throws away what is too
 * old. Called by the shell when a session begins; in all tabs at once it does the same. Returns whether anything was taken over.
 */
export function claimKept(userId: number): boolean {
  const store = storage()
  if (store === null) return false
  const changed = new Set<string>()
  for (const key of storedKeys()) {
    const [, place = '', owner, ...rest] = key.split('/')
    const stored = parseStored(store.getItem(key))
    if (stored === null || isOld(stored.at, stored.days)) store.removeItem(key)
    else if (owner === 'anyone') {
      const own = [PREFIX.slice(0, -1), place, userId, ...rest].join('/')
      const before = parseStored(store.getItem(own))
      if (before === null || before.at < stored.at) store.setItem(own, store.getItem(key) ?? '')
      store.removeItem(key)
      changed.add(place)
    }
  }
  for (const place of changed) window.dispatchEvent(new CustomEvent(CHANGED, { detail: place }))
  return changed.size > 0
}

/** Forgets all that the device keeps for anybody, as logout does. */
export function eraseKept(): void {
  storage()?.clear()
  window.dispatchEvent(new Event(ERASED))
}

function storedKeys(): readonly string[] {
  const store = storage()
  if (store === null) return []
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  )
}

interface Stored {
  readonly at: number
  readonly days: number
  readonly value: unknown
}

function parseStored(text: string | null): Stored | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    if (!('at' in stored && 'days' in stored && 'value' in stored)) return null
    const { at, days, value } = stored
    return typeof at === 'number' && typeof days === 'number' ? { at, days, value } : null
  } catch {
    return null
  }
}

/** A time to come is of a clock that was put right since. */
const isOld = (at: number, days: number): boolean => Date.now() - at > days * DAY_MS || at > Date.now() + DAY_MS

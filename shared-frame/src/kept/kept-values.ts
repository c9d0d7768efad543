import { deviceStorage, keepText, tabStorage } from './storage'
import { isRecord } from './stored-checks'

/** Whose a kept value is: a user's id, or of whoever uses the device without login. */
export type KeptOwner = number | 'anyone'

export interface KeptValue<T> {
  readonly value: T
  /** When it was kept, ms since 1970. */
  readonly at: number
}

export interface KeptPlace<T> {
  readonly name: string
  readonly version: number
  /** The value under a key; null when there is none, or it is too old, or not what the place holds. */
  read(owner: KeptOwner, key: string): KeptValue<T> | null
  /** All values of the owner, oldest first. */
  list(owner: KeptOwner): readonly (KeptValue<T> & { readonly key: string })[]
  /** Keeps a value, changed at `at`. False: the device has no room or no storage, and holds what it held before. */
  keep(owner: KeptOwner, key: string, value: T, at?: number): boolean
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
  /** The value is work in progress: the address of the page is kept with it, as the way back. */
  readonly withAddress?: boolean
  /** What may not stay on the device, as an allergy, is kept in the tab alone; true: all of it. */
  readonly inTab?: true | Parts<T>
}

interface Parts<T> {
  split(value: T): { readonly device: unknown; readonly tab: unknown }
  /** `tab`: null where another tab kept the value. The result is checked. */
  join(device: unknown, tab: unknown): unknown
}

/** The device knows that there is something, and since when. */
const allInTab: Parts<unknown> = {
  split: (tab) => ({ device: null, tab }),
  join: (_, tab) => tab,
}

const PREFIX = 'kept/'
/** The database of large values (`keepFile`), named here because the shell erases it without loading what reads it. */
export const KEPT_FILES = 'kept-files'
const DAY_MS = 86_400_000
/** Told on the window, because each unit has a copy of this code. */
const CHANGED = 'kept-values-changed'
export const ERASED = 'kept-values-erased'

/**
 * Values that outlive the tab, on this device alone: what somebody does before she has logged in. See "Kept on the device" in
 * shared-frame/README.md. Made once, beside what it keeps.
 *
 * @example const drafts = keptPlace({ name: 'menu-draft', version: 1, days: 30, check: readDraft })
 */
export function keptPlace<T>({ name, version, days, check, withAddress = false, ...more }: Options<T>): KeptPlace<T> {
  const inTab = more.inTab === true ? allInTab : more.inTab
  const place = placeOf({ name, version })
  const prefixOf = (owner: KeptOwner) => `${PREFIX}${place}/${owner}/`

  function tell(): void {
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: place }))
  }

  function read(owner: KeptOwner, key: string): KeptValue<T> | null {
    const stored = parseStored(deviceStorage()?.getItem(prefixOf(owner) + key) ?? null)
    if (stored === null || isOld(stored.at, days)) return null
    const ofTab = inTab && parseJson(tabStorage()?.getItem(prefixOf(owner) + key) ?? null)
    const value = check(inTab ? inTab.join(stored.value, ofTab ?? null) : stored.value)
    return value === null ? null : { value, at: stored.at }
  }

  return {
    name,
    version,
    read,
    list(owner) {
      const prefix = prefixOf(owner)
      const store = deviceStorage()
      return (store ? keptKeys(store) : [])
        .filter((key) => key.startsWith(prefix))
        .flatMap((stored) => {
          const key = stored.slice(prefix.length)
          const kept = read(owner, key)
          return kept === null ? [] : [{ key, ...kept }]
        })
        .sort((a, b) => a.at - b.at)
    },
    keep(owner, key, value, at = Date.now()) {
      const { device, tab } = inTab?.split(value) ?? { device: value, tab: undefined }
      const { pathname, search } = window.location
      const stored: Stored = { at, days, value: device, ...(withAddress && { address: pathname + search }) }
      const name = prefixOf(owner) + key
      const isKept =
        (!inTab || keepText(tabStorage(), name, JSON.stringify(tab))) &&
        keepText(deviceStorage(), name, JSON.stringify(stored))
      tell()
      return isKept
    },
    forget(owner, key) {
      tabStorage()?.removeItem(prefixOf(owner) + key)
      deviceStorage()?.removeItem(prefixOf(owner) + key)
      tell()
    },
    subscribe(listener) {
      const inThisTab = (event: Event) => {
        if (event instanceof CustomEvent && event.detail === place) listener(false)
      }
      const erasedHere = () => listener(true)
      const inOtherTabs = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== deviceStorage()) return
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

/** Whether the device keeps anything of a place for its owner, unchecked: told without the code that knows the values. */
export function keepsAny(place: { readonly name: string; readonly version: number }, owner: KeptOwner): boolean {
  const store = deviceStorage()
  const prefix = `${PREFIX}${placeOf(place)}/${owner}/`
  return store !== null && keptKeys(store).some((key) => key.startsWith(prefix))
}

/**
 * Gives what was kept without login to the user who has logged in, where it is newer than her own, and throws away what is too
 * old. Called by the shell when a session begins; in all tabs at once it does the same. Returns the address of the newest work
 * in progress that was taken over; null: there is none.
 */
export function claimKept(userId: number): string | null {
  const store = deviceStorage()
  const changed = new Set<string>()
  let newest: Stored | null = null
  for (const key of store ? keptKeys(store) : []) {
    const stored = parseStored(store?.getItem(key) ?? null)
    if (stored === null || isOld(stored.at, stored.days)) store?.removeItem(key)
    else if (isOfAnyone(key)) {
      const before = parseStored(store?.getItem(keyOfUser(key, userId)) ?? null)
      if (before === null || before.at < stored.at) {
        move(store, key, userId)
        if (stored.address !== undefined && (newest === null || newest.at < stored.at)) newest = stored
      }
      store?.removeItem(key)
      changed.add(key.split('/')[1] ?? '')
    }
  }
  const ofTab = tabStorage()
  for (const key of ofTab ? keptKeys(ofTab) : []) {
    if (isOfAnyone(key)) move(ofTab, key, userId)
    // Of who used this tab before: on a shared computer the next one has her own.
    else if (ownerOf(key) !== String(userId)) ofTab?.removeItem(key)
  }
  for (const place of changed) window.dispatchEvent(new CustomEvent(CHANGED, { detail: place }))
  return newest?.address ?? null
}

/** Forgets all that the device and this tab keep for anybody, as logout does; the other tabs do it by `followErasure`. */
export function eraseKept(): void {
  deviceStorage()?.clear()
  eraseTab()
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(KEPT_FILES)
  window.dispatchEvent(new Event(ERASED))
}

/** A logout in another tab erases what this tab keeps, too. */
export function followErasure(): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (key === null && storageArea === deviceStorage()) eraseTab()
  })
}

function eraseTab(): void {
  const ofTab = tabStorage()
  for (const key of ofTab ? keptKeys(ofTab) : []) ofTab?.removeItem(key)
}

/** The address of the work in progress that was changed last without login; null: none within `minutes`. */
export function newestAddress(minutes: number): string | null {
  const store = deviceStorage()
  const kept = (store ? keptKeys(store).filter(isOfAnyone) : []).flatMap((key) => {
    const stored = parseStored(store?.getItem(key) ?? null)
    return stored?.address !== undefined && Date.now() - stored.at < minutes * 60_000 ? [stored] : []
  })
  return kept.sort((a, b) => b.at - a.at)[0]?.address ?? null
}

const placeOf = ({ name, version }: { readonly name: string; readonly version: number }): string => `${name}.${version}`
const ownerOf = (key: string): string | undefined => key.split('/')[2]
const isOfAnyone = (key: string): boolean => ownerOf(key) === 'anyone'

function keyOfUser(key: string, userId: number): string {
  const [prefix, place, , ...rest] = key.split('/')
  return [prefix, place, userId, ...rest].join('/')
}

function move(from: Storage | null, key: string, userId: number): void {
  const text = from?.getItem(key)
  if (text != null) from?.setItem(keyOfUser(key, userId), text)
  from?.removeItem(key)
}

function keptKeys(store: Storage): readonly string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  )
}

interface Stored {
  readonly at: number
  readonly days: number
  readonly value: unknown
  readonly address?: string | undefined
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Not ours: counts as absent.
    return null
  }
}

function parseStored(text: string | null): Stored | null {
  const stored = parseJson(text)
  if (!isRecord(stored) || !('value' in stored)) return null
  const { at, days, value, address } = stored
  if (typeof at !== 'number' || typeof days !== 'number') return null
  return { at, days, value, address: typeof address === 'string' ? address : undefined }
}

/** A time to come is of a clock that was put right since. */
const isOld = (at: number, days: number): boolean => Date.now() - at > days * DAY_MS || at > Date.now() + DAY_MS

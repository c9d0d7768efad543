/** The storage of the device, null where it is switched off: some browsers inside apps have none, private windows of some refuse it. */
export function deviceStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The storage of the tab, or null likewise. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Keeps a text where there is room for it. False: it is not kept. */
export function keepText(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text)
    return storage !== null
  } catch {
    return false
  }
}

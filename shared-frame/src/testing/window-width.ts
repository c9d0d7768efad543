import { act } from 'react'

const listeners = new Set<() => void>()
let width = 1280

/** Gives jsdom a `matchMedia` that answers `(min-width: …px)` for this width and tells those who listen. */
export async function setWindowWidth(next: number): Promise<void> {
  width = next
  window.matchMedia = (query) => {
    const wanted = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY)
    const list = new EventTarget()
    return Object.assign(list, {
      media: query,
      get matches() {
        return width >= wanted
      },
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
    })
  }
  await act(async () => {
    for (const listener of [...listeners]) listener()
  })
}

import type { JSDOM } from 'jsdom'

const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const

/** Makes the window's timers known. The function that comes back ends those that still wait. */
function keepTimers(window: object): () => void {
  const ends = TIMERS.map(([start, end]) => {
    const [startTimer, endTimer] = [Reflect.get(window, start), Reflect.get(window, end)]
    const started = new Set<unknown>()
    Reflect.set(window, start, (...args: unknown[]) => {
      const id = startTimer.apply(window, args)
      started.add(id)
      return id
    })
    return () => {
      for (const id of started) endTimer(id)
      started.clear()
    }
  })
  return () => {
    for (const end of ends) end()
  }
}

/** Makes listeners known, except those of elements, which leave with their elements. */
function keepListeners(window: JSDOM['window']): () => void {
  const { prototype } = window.EventTarget
  const { addEventListener, removeEventListener } = prototype
  const listening: (() => void)[] = []
  prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof addEventListener>) {
    const target = this ?? window
    const isPartOfPage = target instanceof window.Element && target !== window.document.documentElement
    // By the window's own way: a file may have put another in its place that keeps some.
    if (!isPartOfPage) listening.push(() => removeEventListener.call(target, args[0], args[1], args[2]))
    addEventListener.apply(target, args)
  }
  return () => {
    for (const end of listening.splice(0)) end()
  }
}

/** jsdom's window between two files: page, address, cookies, storage, listeners and timers become those of a new one. */
export function keepWindow(dom: JSDOM): () => void {
  const { window } = dom
  const { document } = window
  const url = window.location.href
  const endTimers = keepTimers(window)
  const endListeners = keepListeners(window)
  return () => {
    endTimers()
    endListeners()
    const html = document.createElement('html')
    html.append(document.createElement('head'), document.createElement('body'))
    document.documentElement.replaceWith(html)
    dom.cookieJar.removeAllCookiesSync()
    window.localStorage.clear()
    window.sessionStorage.clear()
    dom.reconfigure({ url })
    window.history.replaceState(null, '', url)
  }
}

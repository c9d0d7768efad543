import { webcrypto } from 'node:crypto'
import type { DOMWindow } from 'jsdom'

/** What the stand-ins tell of, and what they ask. */
export interface StandIns {
  /** What the page sends before it goes: faults of units, and figures. Nothing is sent. */
  readonly onBeacon: (body: string) => void
  /** Of `reportError`. */
  readonly onError: (error: unknown) => void
  /** Answers a call of the page. */
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>
  /** From the start of a call until its body was read. */
  readonly onAsking: (change: 1 | -1) => void
}

/**
 * What browsers have and jsdom lacks, as far as pages ask for it when they start: a narrow window of which everything is in sight, that prefers nothing
 * and remembers nothing. Nothing here makes a page work that would not work in a browser.
 */
export function standIn(window: DOMWindow, { onBeacon, onError, fetch, onAsking }: StandIns): void {
  const define = (target: object, values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }

  class Observer {
    readonly #tell: (entries: readonly object[], observer: Observer) => void
    constructor(tell: (entries: readonly object[], observer: Observer) => void) {
      this.#tell = tell
    }
    observe(target: Element): void {
      const rectangle = target.getBoundingClientRect?.() ?? null
      const entry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: rectangle,
        contentRect: rectangle,
        borderBoxSize: [{ inlineSize: 0, blockSize: 0 }],
        time: 0,
      }
      window.setTimeout(() => this.#tell([entry], this))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): readonly object[] {
      return []
    }
  }
  class PerformanceObserver {
    static readonly supportedEntryTypes: readonly string[] = []
    observe(): void {}
    disconnect(): void {}
    takeRecords(): readonly object[] {
      return []
    }
  }
  /** No other tab is open. */
  class Channel {
    onmessage: unknown = null
    postMessage(): void {}
    addEventListener(): void {}
    removeEventListener(): void {}
    close(): void {}
  }
  const matchMedia = (media: string) =>
    Object.assign(new window.EventTarget(), {
      matches: media.includes('reduced-motion'),
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    })

  define(window, {
    CSS: { supports: () => true, escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver,
    BroadcastChannel: Channel,
    matchMedia,
    scrollTo() {},
    scrollBy() {},
    reportError: onError,
    alert() {},
    print() {},
    requestIdleCallback: (act: (deadline: object) => void) =>
      window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }), 1),
    cancelIdleCallback: (handle: number) => window.clearTimeout(handle),
    structuredClone,
    MessageChannel,
    MessagePort,
    TextEncoder,
    TextDecoder,
    ReadableStream,
    CompressionStream,
    DecompressionStream,
    Request,
    Response,
    Headers,
    fetch: (target: string | URL | Request, init: RequestInit = {}) => {
      const address = new URL(typeof target === 'object' && 'url' in target ? target.url : target, window.location.href)
      onAsking(1)
      return fetch(address, init).finally(() => window.setTimeout(() => onAsking(-1)))
    },
  })
  define(window.document, { elementFromPoint: () => null, elementsFromPoint: () => [] })
  // jsdom's own lacks `subtle`
  define(window.crypto, { subtle: webcrypto.subtle })
  define(window.Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    scrollBy() {},
    animate: () => ({ finished: Promise.resolve(), cancel() {}, finish() {}, addEventListener() {} }),
    getAnimations: () => [],
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
  })
  define(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    show(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  define(window.navigator, {
    sendBeacon: (_address: string, body: Blob | string | null) => {
      if (typeof body === 'string') onBeacon(body)
      else if (body !== null) {
        onAsking(1)
        void textOf(window, body)
          .then(onBeacon)
          .finally(() => onAsking(-1))
      }
      return true
    },
  })
  const timing = { getEntriesByType: () => [], getEntriesByName: () => [], mark() {}, measure() {} }
  for (const [name, value] of Object.entries(timing))
    if (!(name in window.performance)) define(window.performance, { [name]: value })
}

/** Of a blob of the page. */
function textOf(window: DOMWindow, blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new window.FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}

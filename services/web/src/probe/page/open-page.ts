import { JSDOM, type ResourceLoader, VirtualConsole } from 'jsdom'
import { readFaults } from '../../reports/read-faults'
import { standIn } from './browser-stand-ins'
import { isReadingCall } from './reading-calls'

/** A document to be loaded as a browser would. */
export interface PageToOpen {
  /** Absolute. */
  readonly url: string
  readonly html: string
  /** The section that the page is of; null: the shell's own. */
  readonly section: string | null
  /** Widgets that must come alive on it (`<unit>/<name>`). */
  readonly widgets: readonly string[]
  /** When the page is given up. */
  readonly limitMs: number
}

export interface PageFault {
  /** What is wrong, without the page. */
  readonly text: string
  /** Whose it is, if that is known. */
  readonly unit: string | null
}

export interface OpenedPage {
  /** Empty: all of it came alive. */
  readonly faults: readonly PageFault[]
  readonly ms: number
}

export interface Opening {
  /** Gives the text of a script, and rejects when it is not there. */
  readonly loader: ResourceLoader
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>
}

const LOOK_EVERY_MS = 10
/**
 * A page that asked for nothing between so many looks since it came alive has all it needs. Looks, not time: a process that stands still asks for
 * nothing either, and what came alive a moment ago has not begun.
 */
const QUIET_LOOKS = 6
/** What says nothing about a page: it is of jsdom. */
const OF_JSDOM = /^Not implemented:|^Could not parse CSS/
/** Nothing is drawn, and to read styles takes longer than all else. */
const STYLES = /<style[^>]*>[^<]*<\/style>/g

/**
 * Loads a document with its scripts, touches it as a visitor does, and waits until its section and its widgets are alive and nothing is asked for
 * any more. The page is closed then, with all of its timers.
 */
export async function openPage(page: PageToOpen, { loader, fetch }: Opening): Promise<OpenedPage> {
  const began = performance.now()
  const faults = new Map<string, PageFault>()
  const tell = (text: string, unit: string | null = null) => faults.set(text, { text, unit })
  let asking = 0
  let quietLooks = 0
  let wasMissing: string | null = null
  const console = new VirtualConsole()
  console.on('jsdomError', (error: Error & { readonly detail?: unknown }) => {
    if (!OF_JSDOM.test(error.message))
      tell(`an error of the window: ${firstLine(error.detail ?? error)}`, unitOf(error.detail ?? error))
  })
  const { window } = new JSDOM(page.html.replace(STYLES, ''), {
    url: page.url,
    runScripts: 'dangerously',
    resources: loader,
    pretendToBeVisual: true,
    virtualConsole: console,
    beforeParse: (opened) =>
      standIn(opened, {
        onBeacon: (body) => {
          for (const { unit, kind } of faultsIn(body)) tell(`the shell reports that ${unit} failed (${kind})`, unit)
        },
        onError: (error) => tell(`an error of the window: ${firstLine(error)}`, unitOf(error)),
        fetch: (address, init) =>
          isReadingCall(address, init.method ?? 'GET')
            ? fetch(address, init)
            : Promise.reject(new TypeError(`A page that is tried does not ask for ${address.pathname}`)),
        onAsking: (change) => {
          asking += change
          quietLooks = 0
        },
      }),
  })
  const { document } = window
  try {
    for (;;) {
      // The boot script waits for a touch.
      if (document.documentElement.dataset.alive === undefined)
        document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      if (document.querySelector('#outlet [data-fault-panel]')) tell('its place holds the panel of a page that failed')
      const missing = notAlive(document, page)
      quietLooks = missing === wasMissing ? quietLooks + 1 : 0
      wasMissing = missing
      if (quietLooks > QUIET_LOOKS && (faults.size > 0 || (missing === null && asking === 0))) break
      if (performance.now() - began > page.limitMs) {
        tell(missing ?? 'it goes on asking for data')
        break
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  } finally {
    window.close()
  }
  return { faults: [...faults.values()], ms: performance.now() - began }
}

/** What is not alive yet; null: all of it is. */
function notAlive(document: Document, { section, widgets }: PageToOpen): string | null {
  if (document.documentElement.dataset.alive === undefined) return 'the shell does not come alive'
  if (section !== null && !isAlive(document.querySelector(`#outlet [data-unit="${section}"]`)))
    return 'it does not come alive in its place'
  const missing = widgets.find((id) => !isAlive(document.querySelector(`[data-widget="${id}"]`)))
  return missing === undefined ? null : `the widget ${missing} does not come alive in its place`
}

/** React keeps what it knows of an element on the element. */
function isAlive(place: Element | null): boolean {
  const elements = place?.querySelectorAll('*') ?? []
  return [...elements].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
}

/** As `fault-reports.ts` of the shell sends them. */
function faultsIn(body: string): readonly { readonly unit: string; readonly kind: string }[] {
  try {
    return readFaults(JSON.parse(body))
  } catch {
    return []
  }
}

/** The unit whose script an error came from. */
function unitOf(error: unknown): string | null {
  const stack = hasMessage(error) ? `${error.stack ?? ''} ${error.message}` : String(error)
  const units = [...stack.matchAll(/\/assets\/([a-z][a-z0-9_]*)\//g)].map(([, unit]) => unit ?? '')
  return units.find((unit) => unit !== 'shell' && unit !== 'lasting') ?? null
}

/** Errors of a page are of the page's realm. */
function hasMessage(value: unknown): value is { readonly message: unknown; readonly stack?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value
}

function firstLine(error: unknown): string {
  return String(hasMessage(error) ? error.message : error).split('\n', 1)[0] ?? ''
}

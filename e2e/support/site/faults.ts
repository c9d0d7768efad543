import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { DocumentData } from 'shared-frame/remotes'
import { DOCUMENT_DATA_ID } from 'shared-frame/remotes'

/** Something that goes wrong with a section's files, until `mend` is called. */
export interface Fault {
  mend(): void
}

const entryOf = (unit: string) => new RegExp(`/assets/${unit}/[^/]+/remoteEntry\\.`)
const chunkOf = (unit: string, chunk: string) => new RegExp(`/assets/${unit}/[^/]+/${chunk}\\.[0-9a-f]+\\.js`)
const pageChunkOf = (unit: string, routeId: string) => chunkOf(unit, `page-${routeId}`)

/** Answers a section's files in a wrong way; `broken` turns a file's true text into the wrong answer. */
async function intercept(page: Page, pattern: RegExp, act: (route: Route) => Promise<void>): Promise<Fault> {
  let broken = true
  await page.route(pattern, (route) => (broken ? act(route) : route.continue()))
  return {
    mend() {
      broken = false
    },
  }
}

async function hold(page: Page, pattern: RegExp): Promise<Fault> {
  let mend = () => {}
  const mended = new Promise<void>((resolve) => {
    mend = resolve
  })
  await page.route(pattern, async (route) => {
    await mended
    // Who no longer waits for it has taken the request back.
    await route.continue().catch(() => {})
  })
  return { mend }
}

export function missingEntry(page: Page, unit: string): Promise<Fault> {
  return intercept(page, entryOf(unit), (route) => route.fulfill({ status: 404, body: 'gone' }))
}

export function corruptEntry(page: Page, unit: string): Promise<Fault> {
  return intercept(page, entryOf(unit), (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'var menus = {{{' }),
  )
}

/** The file arrives no sooner than the fault is mended. */
export function slowEntry(page: Page, unit: string): Promise<Fault> {
  return hold(page, entryOf(unit))
}

export function missingChunk(page: Page, unit: string, chunk: string): Promise<Fault> {
  return intercept(page, chunkOf(unit, chunk), (route) => route.fulfill({ status: 404, body: 'gone' }))
}

/** The file never arrives. */
export function endlessChunk(page: Page, unit: string, chunk: string): Promise<Fault> {
  return intercept(page, chunkOf(unit, chunk), () => new Promise(() => {}))
}

/** The page's code arrives once the fault is mended; `arrived` says when the browser has it. */
export async function latePageChunk(
  page: Page,
  unit: string,
  routeId: string,
): Promise<Fault & { readonly arrived: Promise<unknown> }> {
  const arrived = page.waitForEvent('requestfinished', {
    predicate: (request) => pageChunkOf(unit, routeId).test(request.url()),
    timeout: 120_000,
  })
  // A test that fails before does not wait for it.
  arrived.catch(() => {})
  return { ...(await hold(page, pageChunkOf(unit, routeId))), arrived }
}

const PAGES = {
  load: `throw new Error('fault at load')`,
  render: `return { head: () => ({ title: 'Trang hỏng' }), Component: () => { throw new Error('fault at render') } }`,
  suspend: `const never = new Promise(() => {}); return { head: () => ({ title: 'Trang treo' }), Component: () => { throw never } }`,
} as const

/**
 * Puts a page that misbehaves in the place of a section's page, as a bad release would: the file and the integrity that
 * the document states for it change together.
 */
export function badPage(page: Page, unit: string, routeId: string, kind: keyof typeof PAGES): Promise<Fault> {
  return badChunk(page, unit, `page-${routeId}`, PAGES[kind])
}

/** The same for a widget of a section: it throws as it is rendered, or never stops suspending. */
export function badWidget(page: Page, unit: string, name: string, kind: 'render' | 'suspend'): Promise<Fault> {
  return badChunk(page, unit, `widget-${name}`, PAGES[kind])
}

/**
 * Puts a page that leaves something behind in the place of a section's: its component does `act`, code of a function's body, as it is rendered for
 * the first time.
 */
export function leavingPage(page: Page, unit: string, routeId: string, act: string): Promise<Fault> {
  return badChunk(
    page,
    unit,
    `page-${routeId}`,
    `let isDone = false
    return {
      head: () => ({ title: 'Trang để lại' }),
      Component: () => {
        if (!isDone) { isDone = true; ${act} }
        return { $$typeof: Symbol.for('react.transitional.element'), type: 'h1', key: null, props: { children: 'Trang để lại' } }
      },
    }`,
  )
}

async function badChunk(page: Page, unit: string, chunk: string, body: string): Promise<Fault> {
  let broken = true
  const bad = new Map<string, string>()

  async function badTextOf(url: string): Promise<string> {
    const known = bad.get(url)
    if (known) return known
    const original = await (await page.request.get(url)).text()
    const text = withEveryModule(original, body)
    bad.set(url, text)
    return text
  }

  await page.route(chunkOf(unit, chunk), async (route) => {
    if (!broken) return route.continue()
    return route.fulfill({ status: 200, contentType: 'text/javascript', body: await badTextOf(route.request().url()) })
  })
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({
        response,
        body: broken
          ? await withIntegrity(await withWholeRegistry(page, html), unit, chunk, badTextOf, response.url())
          : html,
      })
    },
  )
  return {
    mend() {
      broken = false
    },
  }
}

/** A chunk whose modules all export a page made by `body`. */
function withEveryModule(chunk: string, body: string): string {
  const list = /(?:self|globalThis)\.?\[?"?(webpackChunk\w+)/.exec(chunk)?.[1]
  if (!list) throw new Error('Not a webpack chunk')
  return `(() => {
    const list = (self.${list} = self.${list} || [])
    const push = list.push.bind(list)
    list.push = (data) => {
      for (const id of Object.keys(data[1])) {
        data[1][id] = (module, exports, require) => {
          const page = (() => { ${body} })()
          require.r(exports)
          require.d(exports, { default: () => page })
        }
      }
      list.push = push
      return push(data)
    }
  })();\n${chunk}`
}

const DATA = new RegExp(`(<script[^>]*id="${DOCUMENT_DATA_ID}"[^>]*>)([\\s\\S]*?)</script>`)

/** The document with all of the registry in it, so that what it states of any unit can be changed in it. */
async function withWholeRegistry(page: Page, html: string): Promise<string> {
  const json = DATA.exec(html)?.[2]
  const data: DocumentData | null = json ? JSON.parse(json) : null
  if (!data?.wholeRegistry) return html
  const registry = await (await page.request.get(data.wholeRegistry)).json()
  const whole = JSON.stringify({ ...data, registry, wholeRegistry: null }).replaceAll('<', '\\u003c')
  return html.replace(DATA, (_, tag: string) => `${tag}${whole}</script>`)
}

async function withIntegrity(
  html: string,
  unit: string,
  chunk: string,
  badTextOf: (url: string) => Promise<string>,
  documentUrl: string,
): Promise<string> {
  const json = DATA.exec(html)?.[2]
  if (!json) return html
  const data: DocumentData = JSON.parse(json)
  const entry = data.registry.units.find((candidate) => candidate.name === unit)
  const files = Object.keys(entry?.integrity ?? {}).filter(
    (file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'),
  )
  let changed = html
  for (const file of files) {
    const text = await badTextOf(new URL((entry?.base ?? '') + file, documentUrl).href)
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
    changed = changed.replaceAll(entry?.integrity[file] ?? '', integrity)
  }
  return changed
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { launchChromium } from '../machine/launch-chromium'
import { contactSheet, type Screen } from './contact-sheet'
import { openPageKind } from './open-page'
import type { PageKind, Visitor } from './page-kinds'
import type { PageState } from './page-states'
import { enterAs } from './visitors'

/** A phone held in one hand, a tablet, a desktop. */
export const WIDTHS = [
  { width: 360, height: 740, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 800, touch: false },
] as const
export const SCHEMES = ['light', 'dark'] as const

interface Wanted {
  readonly site: string
  readonly folder: string
  readonly kinds: readonly PageKind[]
  readonly states: readonly PageState[]
  readonly say: (text: string) => void
}

/**
 * Pictures of each kind and state of a page at each width in both schemes, and `index.html` that shows them beside each other. The
 * folder is emptied before. A page that can't be opened leaves its error in the place of its pictures.
 *
 * @returns the names of pages that could not be opened
 */
export async function takeScreens({ site, folder, kinds, states, say }: Wanted): Promise<readonly string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  const subjects = [
    ...kinds.map((kind) => ({ name: kind.name, kind, state: null })),
    ...states.map((state) => ({ name: state.name, kind: state.kind, state })),
  ]
  const tokens = new Map<Visitor, string>()
  const screens: Screen[] = []
  const failed = new Set<string>()
  try {
    for (const as of new Set(subjects.flatMap(({ kind }) => kind.as ?? []))) tokens.set(as, await enterAs(site, as))
    for (const { name, kind, state } of subjects) {
      const token = kind.as === null ? null : (tokens.get(kind.as) ?? null)
      for (const size of WIDTHS) {
        // What a phone's menu shows isn't there on a desktop
        if (state !== null && !state.widths.includes(size.width)) continue
        const context = await newContext(browser, site, size, token)
        try {
          const page = await context.newPage()
          await openPageKind(page, site, kind)
          await state?.show(page)
          for (const scheme of SCHEMES) {
            await page.emulateMedia({ colorScheme: scheme })
            const picture = `${name}-${size.width}-${scheme}.jpg`
            await page.screenshot({ path: path.join(folder, picture), type: 'jpeg', quality: 80 })
            screens.push({ name, width: size.width, height: size.height, scheme, picture })
          }
        } catch (error) {
          failed.add(name)
          say(`${name} at ${size.width}: ${String(error).split('\n')[0]}`)
        } finally {
          await context.close()
        }
      }
    }
  } finally {
    await browser.close()
    writeFileSync(path.join(folder, 'index.html'), contactSheet(screens))
  }
  return [...failed]
}

async function newContext(
  browser: Browser,
  site: string,
  { width, height, touch }: (typeof WIDTHS)[number],
  token: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // This visit has had its popup and poll: what opens over a page by itself would differ from run to run
  await context.addInitScript(() => {
    const visit = { lastSeen: Number.MAX_SAFE_INTEGER, turnTaken: true, firstPath: null }
    sessionStorage.setItem('visit', JSON.stringify(visit))
  })
  if (token !== null) await context.addCookies([{ name: 'token', value: token, url: site }])
  return context
}

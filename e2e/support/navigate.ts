import { expect, type Page } from '@playwright/test'

/** Follows a link to `path` as a visitor would, without loading a new document, until the page is at it with all that it asks for. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  const [pathname = '', query] = path.replace(/#.*/, '').split('?')
  const asked = [...new URLSearchParams(query)]
  await page.waitForURL(
    (url) =>
      decodeURIComponent(url.pathname) === pathname &&
      asked.every(([name, value]) => url.searchParams.get(name) === value),
  )
}

/** Of a section that never comes alive the shell is what counts. */
const HYDRATION_LIMIT_MS = 10_000

/**
 * Resolves once the page answers what is pressed: the shell is alive, before which clicks load documents, and the controls that
 * came with the document have been hydrated. A key hastens it.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-alive]')).toBeAttached()
  try {
    await expect.poll(() => page.evaluate(unhydratedControls), { timeout: HYDRATION_LIMIT_MS }).toEqual([])
  } catch {
    // Who needs the section says so by what it expects next
  }
}

/** Runs in the page. React keeps what it knows of an element on the element. Widgets far below are hydrated when they near the screen. */
function unhydratedControls(): readonly string[] {
  const controls = document.querySelectorAll('#outlet :is(button, input, select, textarea)')
  const isHydrated = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  const isFar = (control: Element) =>
    control.closest('[data-widget]') !== null && control.getBoundingClientRect().top > window.innerHeight
  return [...controls]
    .filter((control) => !isHydrated(control) && !isFar(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** The frame round the sections is there and works. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

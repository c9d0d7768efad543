import type { Page } from '@playwright/test'

/* A page that the browser has translated. What each function does in the page names nothing outside of itself. */

/** Before and after the words of a translation; those of `lostTexts` are ‹ and ›, or none. */
type Marks = readonly [string, string]

/** As browsers do it: each text node makes way for a font in a font, here with the same words between marks. */
export function translateTexts([before, after]: Marks): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const skipped = node.parentElement?.closest('font, script, style, noscript, textarea, svg, [translate="no"]')
    if (node instanceof Text && node.data.trim() !== '' && !skipped) texts.push(node)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = `${before}${text.data}${after}`
    outer.append(inner)
    text.before(outer)
    text.remove()
  }
}

/** The texts that React has written last and the page does not show, translated or not. React keeps what it knows of an element on it. */
export function lostTexts(): readonly string[] {
  const textOf = (children: unknown): string | null => {
    if (typeof children === 'string' || typeof children === 'number') return String(children)
    if (!Array.isArray(children) || children.length === 0) return null
    const parts = children.map(textOf)
    return parts.includes(null) ? null : parts.join('')
  }
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    const props: unknown = key === undefined ? null : Reflect.get(element, key)
    const text = textOf(props instanceof Object ? Reflect.get(props, 'children') : null)
    const shown = element.textContent?.replaceAll(/[‹›]/g, '')
    return text === null || element instanceof HTMLTextAreaElement || shown === text ? [] : [`${shown} for ${text}`]
  })
}

/** Presses what opens, folds and chooses on a page, and fills in fields by hand where nothing is saved by that. Each thing once. */
async function use({ saves }: { readonly saves: boolean }): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
  const opens = ':is(main, header) :is(summary, button[aria-expanded], button[role="tab"])'
  const chooses =
    'main :is([type="radio"], [type="checkbox"], button[aria-pressed]:not([type="submit"]), button[role="radio"])'
  const fields = 'main :is([type="text"], [type="number"], input:not([type]))'
  const isThere = (each: Element) => each.isConnected && each.checkVisibility() && !each.matches(':disabled')
  const found = (selector: string, most: number) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isThere).slice(0, most)
  for (const control of [...found(opens, 12), ...(saves ? [] : found(chooses, 6))]) {
    if (!isThere(control)) continue
    control.click()
    await pause()
  }
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const field of saves ? [] : found(fields, 6)) {
    if (!isThere(field)) continue
    field.focus()
    write?.call(field, '12')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await pause()
    field.blur()
    await pause()
  }
}

/**
 * Translates the page and uses it, twice, so that what was opened closes again. Returns the texts that the page has lost by that.
 *
 * @param saves whether a press or entry may be saved, which other tests would meet
 */
export async function useTranslated(page: Page, saves: boolean): Promise<readonly string[]> {
  const lost: string[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(translateTexts, ['‹', '›'] as const)
    await page.evaluate(use, { saves })
    lost.push(...(await page.evaluate(lostTexts)))
  }
  await page.evaluate(translateTexts, ['‹', '›'] as const)
  return lost
}

import type { Page } from '@playwright/test'
import { oldestBrowserGaps } from '../../deploy/browsers/oldest-browser-gaps'

type Gaps = ReturnType<typeof oldestBrowserGaps>
let gaps: Gaps | undefined

/**
 * Takes away what the oldest listed browsers lack (deploy/browsers), from the next document on: what one of them lacks fails
 * here too. Styles and syntax are the build's to check.
 */
export async function asOldestBrowser(page: Page): Promise<void> {
  gaps ??= gapsOfPage()
  await page.addInitScript(takeAway, gaps)
}

/** By which the tests look at a page, in the page. */
const USED_BY_TESTS = /\.checkVisibility$/

function gapsOfPage(): Gaps {
  const found = oldestBrowserGaps()
  return { ...found, members: found.members.filter((member) => !USED_BY_TESTS.test(member)) }
}

/** In the page, before its own scripts. */
function takeAway({ globals, statics, members }: Gaps): void {
  for (const member of [...statics, ...members]) {
    const path = member.split('.')
    const name = path.pop() ?? ''
    let owner: unknown = globalThis
    for (const part of path) owner = (owner as Record<string, unknown> | undefined)?.[part]
    if (typeof owner !== 'object' && typeof owner !== 'function') continue
    if (owner === null) continue
    Reflect.deleteProperty(owner, name)
    if (statics.includes(member)) continue
    const prototype: unknown = 'prototype' in owner ? owner.prototype : undefined
    if (typeof prototype === 'object' && prototype !== null) Reflect.deleteProperty(prototype, name)
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name)
  // Attributes that the browser acts by: buttons that open dialogs, presses beside them
  addEventListener('command', (event) => event.preventDefault(), true)
  const forget = () => {
    for (const dialog of document.querySelectorAll('[closedby]')) dialog.removeAttribute('closedby')
  }
  addEventListener('pointerdown', forget, true)
}

import type { Page } from '@playwright/test'
import { pageStates } from '../../deploy/screens/page-states'
import { axeFaults, contrastFaults } from '../support/page-checks/axe'
import { smallTargets } from '../support/page-checks/targets'
import { openKind } from '../support/page-kinds'
import { expect, test } from '../support/test'

/* Every dialog, menu and notice: opened, walked and closed by the keyboard alone, and looked at while it is open. */

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800 }
const TABS = 30

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Where the focus is after each of some presses of Tab: whether within the part. Ends where it came round. */
async function tabsWithin(
  page: Page,
  part: ReturnType<(typeof pageStates)[number]['part']>,
): Promise<readonly boolean[]> {
  const within: boolean[] = []
  const element = await part.elementHandle()
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab')
    within.push(
      await page.evaluate((part) => {
        const focused = document.activeElement
        // The body: the browser's own bar has it, as after the last control of a native dialog
        return focused === document.body || part?.contains(focused) === true
      }, element),
    )
  }
  return within
}

for (const state of pageStates) {
  test(state.name, async ({ page }) => {
    const [width = 360] = state.widths
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 740 })
    await openKind(page, state.kind)
    await state.prepare?.(page)
    const opener = state.opener(page)
    const part = state.part(page)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(part).toBeVisible()

    expect.soft(await axeFaults(page)).toEqual([])
    expect.soft(await page.evaluate(smallTargets, width < 1280 ? 44 : 24)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await contrastFaults(page)).toEqual([])

    if (state.holds === 'modal') expect.soft(await tabsWithin(page, part)).not.toContain(false)
    if (state.holds === 'modal' || state.holds === 'popover') {
      await page.keyboard.press('Escape')
      await expect(part).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
}

import { expect, type Locator, type Page } from '@playwright/test'
import { type PageState, pageStates } from '../../../deploy/screens/page-states'
import { axeFaults, pairSchemes } from './axe'
import { smallTargets } from './targets'

const TABS = 30
const schemesOf = pairSchemes(pageStates)

/** What opens on a page of this kind, at the narrowest width that has it; what stays open once it is, last. */
export function statesOf(kind: string): readonly PageState[] {
  const closes = ({ holds }: PageState) => holds === 'modal' || holds === 'popover'
  return pageStates
    .filter((state) => state.kind.name === kind)
    .toSorted((a, b) => Number(closes(b)) - Number(closes(a)))
}

/**
 * A dialog, menu or notice: opened, walked and closed by the keyboard alone, and looked at while it is open.
 *
 * @param main least height of main controls
 */
export async function expectState(page: Page, state: PageState, main: number): Promise<void> {
  await state.prepare?.(page)
  const opener = state.opener(page)
  const part = state.part(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(part).toBeVisible()

  const faults = {
    axe: await axeFaults(page, schemesOf(state)),
    targets: await page.evaluate(smallTargets, main),
  }
  expect.soft(faults, state.name).toEqual({ axe: [], targets: [] })

  if (state.holds === 'modal') expect.soft(await tabsWithin(page, part), state.name).not.toContain(false)
  if (state.holds === 'modal' || state.holds === 'popover') {
    await page.keyboard.press('Escape')
    await expect(part).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

/** Where the focus is after each of some presses of Tab: whether within the part. */
async function tabsWithin(page: Page, part: Locator): Promise<readonly boolean[]> {
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

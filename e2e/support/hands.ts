import { expect, type Locator, type Page } from '@playwright/test'

/** How a visitor presses things, and how often she has. What she types, and how she comes to a control, isn't counted. */
export interface Hand {
  /** Presses a control once. */
  press(control: Locator): Promise<void>
  /** Goes to a field and types; a finger or mouse has to press it first, and that counts. */
  type(field: Locator, text: string): Promise<void>
  /** Presses since this was last asked. */
  taken(): number
}

const MOST_TABS = 200

/** Counts what goes through it. */
function counting(page: Page, push: (control: Locator) => Promise<void>): Hand {
  let presses = 0
  const press = async (control: Locator) => {
    presses += 1
    await push(control)
  }
  return {
    press,
    async type(field, text) {
      await press(field)
      await page.keyboard.type(text)
    },
    taken() {
      const before = presses
      presses = 0
      return before
    },
  }
}

export const finger = (page: Page): Hand => counting(page, (control) => control.tap())
export const mouse = (page: Page): Hand => counting(page, (control) => control.click())

/** Tab to the control, then Enter: nothing is reached that Tab does not reach. */
export function keyboard(page: Page): Hand {
  const hand = counting(page, async (control) => {
    await reach(page, control)
    await page.keyboard.press('Enter')
  })
  return {
    ...hand,
    async type(field, text) {
      await reach(page, field)
      await page.keyboard.type(text)
    },
  }
}

async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${control}`)
}

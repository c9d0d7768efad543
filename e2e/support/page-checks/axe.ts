import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What breaks a rule of accessibility, one line an element, so that a failure can be read. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  // A page in a frame, as previews have one, is a kind of its own
  const { violations, passes } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  // It looked at something; behind a modal dialog there is no main part for it
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'button-name']))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

/** The same of colours alone: in another scheme nothing else differs. */
export async function contrastFaults(page: Page): Promise<readonly string[]> {
  // A scheme that was changed just now is painted part by part
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What breaks a rule of accessibility, one line an element, so that a failure can be read. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  // It looked at something
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'landmark-one-main']))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

/** The same of colours alone: in another scheme nothing else differs. */
export async function contrastFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

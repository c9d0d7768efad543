import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>
type Faults = Pick<AxeResults, 'violations' | 'passes'>

declare global {
  interface Window {
    /** Where `runAxe` has put it. */
    axe?: { run(context: object, options: object): Promise<AxeResults> }
  }
}

/** The minified file of the axe-core that AxeBuilder has: half as much to parse in each page. */
const SOURCE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Runs axe in the page itself, put there once. `AxeBuilder` sends its source into the page and into a blank one at each run, so
 * that results of frames can be joined; a page in a frame, as previews have one, is a kind of its own.
 *
 * @param rules all that axe has on by default, where absent
 */
async function runAxe(page: Page, rules?: readonly string[]): Promise<Faults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (rules) => {
    if (!window.axe) throw new Error('axe is not there')
    const { violations, passes } = await window.axe.run(
      { exclude: [['iframe']] },
      {
        iframes: false,
        // Of what passes the rules' names are enough
        resultTypes: ['violations'],
        ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
      },
    )
    return { violations, passes }
  }, rules)
}

/** What breaks a rule of accessibility, one line an element, so that a failure can be read. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await runAxe(page)
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
  const { violations } = await runAxe(page, ['color-contrast', 'link-in-text-block'])
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

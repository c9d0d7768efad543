import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

type Faults = Pick<AxeResults, 'violations' | 'passes'>

declare global {
  interface Window {
    /** Where `runAxe` has put it. */
    axe?: { run(context: object, options: object): Promise<AxeResults> }
  }
}

/** The minified file: half as much to parse in each page. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Looked {
  /** A selector of the part to look at; the whole page where absent. */
  readonly within?: string | undefined
  /** All that axe has on by default, where absent. */
  readonly rules?: readonly string[]
}

/**
 * Runs axe in the page itself, put there once. Frames are left out: a page in one, as previews have it, is a kind of
 * its own.
 */
async function runAxe(page: Page, looked: Looked): Promise<Faults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async ({ within, rules }) => {
    if (!window.axe) throw new Error('axe is not there')
    const { violations, passes } = await window.axe.run(
      { ...(within === undefined ? {} : { include: [[within]] }), exclude: [['iframe']] },
      {
        iframes: false,
        // Of what passes the rules' names are enough
        resultTypes: ['violations'],
        ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
      },
    )
    return { violations, passes }
  }, looked)
}

/** What breaks a rule of accessibility, one line an element, so that a failure can be read. */
export async function brokenRules(page: Page, looked: Looked = {}): Promise<readonly string[]> {
  return linesOf((await runAxe(page, looked)).violations)
}

/** The same of a whole page, where it is certain that axe looked at something; behind a modal dialog there is no main part for it. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await runAxe(page, {})
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'button-name']))
  return linesOf(violations)
}

/** The same of colours alone: in another scheme nothing else differs. */
export async function contrastFaults(page: Page): Promise<readonly string[]> {
  // A scheme that was changed just now is painted part by part
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return linesOf((await runAxe(page, { rules: ['color-contrast', 'link-in-text-block'] })).violations)
}

const linesOf = (violations: AxeResults['violations']): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html}\n${failureSummary ?? ''}`),
  )

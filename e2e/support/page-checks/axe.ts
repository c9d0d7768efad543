import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { pairings } from 'shared-contracts/testing'

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
  /** Whether its contrast is judged, as it is by default. */
  readonly contrast?: boolean
}

/**
 * Runs axe in the page itself, put there once. Frames are left out: a page in one, as previews have it, is a kind of
 * its own.
 */
async function runAxe(page: Page, looked: Looked): Promise<Faults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async ({ within, contrast = true }) => {
    if (!window.axe) throw new Error('axe is not there')
    const { violations, passes } = await window.axe.run(
      { ...(within === undefined ? {} : { include: [[within]] }), exclude: [['iframe']] },
      {
        iframes: false,
        rules: { 'color-contrast': { enabled: contrast } },
        // Of what passes the rules' names are enough
        resultTypes: ['violations'],
      },
    )
    return { violations, passes }
  }, looked)
}

/** What breaks a rule of accessibility, one line an element, so that a failure can be read. */
export async function brokenRules(page: Page, looked: Looked = {}): Promise<readonly string[]> {
  return linesOf((await runAxe(page, looked)).violations)
}

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** In which schemes a page of a list is looked at: in a usual run in one, with the next commit in the other; in a whole run in both. */
export function pairSchemes<Row>(rows: readonly Row[]): (row: Row) => readonly Scheme[] {
  const pairs = pairings(rows, SCHEMES)
  return (row) => pairs.flatMap(([each, scheme]) => (each === row ? [scheme] : []))
}

/**
 * The same of a whole page in some schemes, where it is certain that axe looked at something; behind a modal dialog there is no
 * main part for it. The page is light again in the end.
 */
export async function axeFaults(page: Page, schemes: readonly Scheme[]): Promise<readonly string[]> {
  const lines: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    // A scheme that was changed just now is painted part by part
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const { violations, passes } = await runAxe(page, {})
    expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'button-name']))
    lines.push(...linesOf(violations).map((line) => `${colorScheme}: ${line}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return lines
}

const linesOf = (violations: AxeResults['violations']): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html}\n${failureSummary ?? ''}`),
  )

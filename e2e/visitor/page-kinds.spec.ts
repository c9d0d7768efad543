import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { isDue } from 'shared-contracts/testing'
import { watchErrors } from '../support/console-errors'
import { followLink } from '../support/navigate'
import { asOldestBrowser } from '../support/oldest-browser'
import { axeFaults, pairSchemes } from '../support/page-checks/axe'
import { coveredByOverlays, coveredControls } from '../support/page-checks/covered'
import { firstScreenFaults } from '../support/page-checks/first-screen'
import { headingTop, picturesTwice, setLetters, sideways } from '../support/page-checks/layout'
import { expectState, statesOf } from '../support/page-checks/states'
import { smallTargets } from '../support/page-checks/targets'
import { useTranslated } from '../support/page-checks/translated'
import { pageKinds as allKinds, openKind, type PageKind } from '../support/page-kinds'
import { expect, test } from '../support/test'

/*
 * Every kind of page, looked at by machine: one visit serves all checks, and what it finds is told at once. What opens on it is
 * opened in the end, and then the page is translated and used. A visit costs three processor seconds: a usual run takes a fourth of the kinds, other commits the others.
 */

/** The smallest phone that is supported. */
const PHONE = { width: 360, height: 740 }
/** A window of 640 px at 200 %: what reflow is asked for at. */
const ENLARGED = { width: 320, height: 640 }
const DESKTOP = { width: 1280, height: 800 }
const pageKinds = allKinds.filter((_, index) => isDue(index, 4))
const schemesOf = pairSchemes(pageKinds)
const THUMB = 44
const MOUSE = 24
const LOWEST_HEADING = 240
/** Who previews an article or dish has the editors' words above it. */
const isPreview = ({ name }: PageKind) => name.endsWith('-preview')
/** What is found and what goes with an article come together by chance; lists, the home page and those of sections are composed. */
const isComposed = ({ name, firstLink }: PageKind) => firstLink === undefined && !name.startsWith('search')
/** What is chosen or typed there may be kept by the server, for other tests too. */
const isSaved = ({ as }: PageKind) => as !== null && as !== 'staff'

test.use({ viewport: PHONE })

/** What a phone's visitor has in her hand, and the same enlarged. */
async function lookOnPhone(page: Page, kind: PageKind) {
  const title = await page.title()
  const heading = await page.evaluate(headingTop)
  const faults = {
    title: /\S.* \S/.test(title) ? [] : [title],
    heading: heading !== null && (heading <= LOWEST_HEADING || isPreview(kind)) ? [] : [`begins at ${heading}`],
    firstScreen: await firstScreenFaults(page, kind.name),
    sideways: await page.evaluate(sideways),
    pictures: isComposed(kind) ? await page.evaluate(picturesTwice) : [],
    targets: await page.evaluate(smallTargets, THUMB),
    overlays: await page.evaluate(coveredByOverlays),
    covered: await page.evaluate(coveredControls),
    axe: await axeFaults(page, schemesOf(kind)),
  }
  await page.evaluate(setLetters, 2)
  const largeLetters = await page.evaluate(sideways)
  await page.evaluate(setLetters, 1)
  await page.setViewportSize(ENLARGED)
  return { ...faults, largeLetters, enlarged: await page.evaluate(sideways) }
}

/** With a mouse in a wide window: what the same elements are in another layout; axe has seen them. */
async function lookOnDesktop(page: Page) {
  await page.setViewportSize(DESKTOP)
  return {
    sideways: await page.evaluate(sideways),
    targets: await page.evaluate(smallTargets, MOUSE),
    covered: await page.evaluate(coveredControls),
  }
}

/** The checks that found something. */
const found = (checks: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(checks).filter(([, faults]) => faults.length > 0))

for (const kind of pageKinds) {
  test(kind.name, async ({ page }) => {
    const errors = watchErrors(page)
    await asOldestBrowser(page)
    await openKind(page, kind)
    expect(await page.evaluate(() => 'toSorted' in [])).toBe(false)
    const phone = found(await lookOnPhone(page, kind))
    // Half of the kinds each time, as the schemes
    const desktop = schemesOf(kind).includes('light') ? found(await lookOnDesktop(page)) : {}
    expect.soft({ phone, desktop }).toEqual({ phone: {}, desktop: {} })

    for (const state of statesOf(kind.name)) {
      await test.step(state.name, async () => {
        const onPhone = state.widths.includes(PHONE.width)
        await page.setViewportSize(onPhone ? PHONE : DESKTOP)
        await expectState(page, state, onPhone ? THUMB : MOUSE)
      })
    }

    await test.step('translated', async () => {
      await page.setViewportSize(PHONE)
      expect.soft(await useTranslated(page, isSaved(kind))).toEqual([])
      await followLink(page, kind.name === 'terms' ? paths.faq : paths.terms)
      await expect(page.locator('main h1')).toHaveText(kind.name === 'terms' ? /Hỏi/ : /Điều khoản/)
    })
    const missing = kind.name === 'page-not-found' ? [expect.stringContaining('404')] : []
    expect(errors).toEqual(missing)
  })
}

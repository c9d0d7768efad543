import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount, type TestAccount } from '../support/accounts'
import { expectFrame, followLink, untilAlive } from '../support/navigate'
import { mayBePrompted, prompt } from '../support/prompts'
import { badWidget, endlessChunk, type Fault, missingChunk } from '../support/site/faults'
import { expect, test } from '../support/test'

/* A poll whose section fails: the page stays as it is, and nothing is left over it. */

const WIDGET = 'prompt-question'
const causes: Readonly<Record<string, (page: Page) => Promise<Fault>>> = {
  'its code is missing': (page) => missingChunk(page, 'surveys', `widget-${WIDGET}`),
  'its code never comes': (page) => endlessChunk(page, 'surveys', `widget-${WIDGET}`),
  'it throws as it is rendered': (page) => badWidget(page, 'surveys', WIDGET, 'render'),
  'it suspends permanently': (page) => badWidget(page, 'surveys', WIDGET, 'suspend'),
}

/** One visitor for all: what fails is not remembered. */
let visitor: TestAccount | undefined

for (const [name, cause] of Object.entries(causes)) {
  test(`when ${name}: the page works, no overlay is left, and it is reported`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const reports: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('[shell]')) reports.push(message.text())
    })
    visitor ??= await newAccount(request)
    await enter(context, visitor, baseURL, { prompts: true })
    await mayBePrompted(context, baseURL)
    await cause(page)
    await page.clock.install()
    await page.goto(paths.notebook)
    await untilAlive(page)
    await page.evaluate(() => {
      document.body.dataset.document = 'first'
    })
    await expect(async () => {
      await page.clock.fastForward(1_000)
      expect(reports.join()).toMatch(/A popup or poll/)
    }).toPass({ intervals: [200] })
    await expect(prompt(page)).toHaveCount(0)
    await expectFrame(page)
    await followLink(page, paths.faq)
    await expect(page.locator('main h1')).toBeVisible()
    // Nobody came for the poll: the page is not loaded anew for it.
    expect(await page.evaluate(() => document.body.dataset.document)).toBe('first')
  })
}

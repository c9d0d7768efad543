import { devices } from '@playwright/test'
import { isDue } from 'shared-contracts/testing'
import { benchPages } from '../../deploy/bench/pages'
import { INLINE_SCRIPTS_MOST, pageBudgets } from '../../deploy/figures/page-budgets'
import { bytesOfPage, inlineScriptBytes } from '../../deploy/figures/page-bytes'
import { expect, test } from '../support/test'

/* Once, in a desktop's window, as `npm run bytes` measures. */
const { viewport, userAgent, isMobile, hasTouch } = devices['Desktop Chrome']
test.use({ viewport, userAgent, isMobile, hasTouch })

const site = () => process.env.SITE_URL ?? 'http://localhost:8080'

for (const { page, most } of pageBudgets.filter((_, index) => isDue(index, 2))) {
  test(`scripts of a first visit stay within their budget: ${page}`, async ({ browser }) => {
    const { bytes, files } = await bytesOfPage(browser, site(), page)
    const heaviest = files.slice(0, 8).map((file) => `${file.bytes} ${file.name}`)
    expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(most)
    // A page whose scripts were missed has few
    expect(bytes).toBeGreaterThan(most / 2)
  })
}

test('what runs on a text page before the first touch stays within its budget', async ({ request }) => {
  const { pages } = await benchPages(site())
  const { raw, brotli } = inlineScriptBytes(await (await request.get(site() + pages.article)).text())
  test.info().annotations.push({ type: 'bytes', description: `${raw} raw, ${brotli} brotli` })
  expect(raw).toBeGreaterThan(0)
  expect(brotli, `${raw} bytes raw`).toBeLessThanOrEqual(INLINE_SCRIPTS_MOST)
})

import { expect } from '@playwright/test'
import { followLink, untilAlive } from '../support/navigate'
import { test } from '../support/site/own-site'
import { releaseChanged, tryVersion } from '../support/site/releases'

const PAGE = '/dang-ki-lop-hoc'
const COMMON = '/so-tay-cua-me'

test('who has a version on trial gets it by a link on a page that is everybody’s, and back', async ({
  page,
  request,
  baseURL,
}) => {
  const release = await releaseChanged(request, 'surveys', 'tried', async () => {})
  await release.undo()
  const end = await tryVersion('surveys', release.version)
  try {
    const common = async () => (await request.get(COMMON)).text()
    await expect.poll(common).toContain('"wholeRegistry":"/assets/registry/own/')
    // By its number nearly each group has it.
    const groups = [1, 2, 3, 4, 5].map((group) => `releaseGroup=${group}`)
    const versions = groups.map(async (cookie) => (await request.get(PAGE, { headers: { cookie } })).text())
    const group = (await Promise.all(versions)).findIndex((text) =>
      text.includes(`/assets/surveys/${release.version}/`),
    )
    await page.context().addCookies([{ name: 'releaseGroup', value: String(group + 1), url: baseURL ?? '' }])

    const response = await page.goto(COMMON)
    expect(response?.headers()['cache-control']).toContain('s-maxage')
    await untilAlive(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await followLink(page, PAGE)
    await expect(page.locator('#outlet [data-unit="surveys"] h1')).toBeVisible()
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/surveys\/([^/]+)\//.exec(name)?.[1] ?? []),
    )
    expect(new Set(loaded)).toEqual(new Set([release.version]))
    await page.goBack()
    await expect(page.locator('#outlet [data-unit="notebook"] h1')).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  } finally {
    await end()
  }
})

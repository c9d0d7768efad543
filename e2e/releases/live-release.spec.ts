import { expect } from '@playwright/test'
import { followLink, untilAlive } from '../support/navigate'
import { sectionPages } from '../support/sections'
import { test } from '../support/site/own-site'
import { activeVersion, registryOf, releaseChanged } from '../support/site/releases'

test('a new version of one section is in the next document; nothing else changes', async ({ page, request }) => {
  const before = await registryOf(request)
  const release = await releaseChanged(request, 'surveys', 'next', async () => {})
  try {
    const after = await registryOf(request)
    expect(after.revision).not.toBe(before.revision)
    for (const unit of after.units) {
      const earlier = before.units.find((candidate) => candidate.name === unit.name)
      if (unit.name === 'surveys') expect(unit.previousVersion).toBe(earlier?.version)
      else expect(unit).toEqual(earlier)
    }
    const files: string[] = []
    page.on('request', (asked) => files.push(new URL(asked.url()).pathname))
    const response = await page.goto('/dang-ki-lop-hoc')
    expect(await response?.text()).toContain(`/assets/surveys/${release.version}/`)
    await untilAlive(page)
    await expect.poll(() => files.some((file) => file.startsWith(`/assets/surveys/${release.version}/`))).toBe(true)
    await followLink(page, '/so-tay-cua-me')
    await expect(page.locator('#outlet [data-unit="notebook"] h1')).toBeVisible()
  } finally {
    await release.undo()
  }
  expect(await activeVersion(request, 'surveys')).toBe(before.units.find((unit) => unit.name === 'surveys')?.version)
})

test('a tampered file never runs: its page says so and the rest goes on', async ({ page }) => {
  const [menus] = sectionPages
  await page.route(new RegExp(`/assets/menus/[^/]+/page-${menus.routeId}\\.[0-9a-f]+\\.js`), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true` })
  })
  await page.goto('/so-tay-cua-me')
  await untilAlive(page)
  // A file that can't be used may have been replaced by a newer release: the page first gets itself a new document.
  const newDocument = page.waitForEvent('load')
  await followLink(page, menus.path)
  await newDocument
  await expect(page.locator('main [data-fault-panel]')).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
})

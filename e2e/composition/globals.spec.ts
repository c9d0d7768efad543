import type { Page } from '@playwright/test'
import { followLink, untilAlive } from '../support/navigate'
import { sectionPages } from '../support/sections'
import { expect, test } from '../support/test'

/** Those of the shell and of what composes the site; with single-spa's own `addEventListener` and `removeEventListener`. */
const OF_RUNTIME = [
  '_FEDERATION_RUNTIME_CORE',
  '_FEDERATION_RUNTIME_CORE_FROM',
  '__FEDERATION__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '__VMOK__',
  '__reactRouterVersion',
  'addEventListener',
  'boot',
  'releaseIntegrity',
  'releasedScripts',
  'removeEventListener',
  'sectionFederation',
  'singleSpaNavigate',
  'webpackChunkdinh_duong_shell',
]
/** Its container, and the list through which its chunks arrive. */
const ofSection = (unit: string): readonly string[] => [unit, `webpackChunkdinh_duong_${unit}`]

const globals = (page: Page): Promise<readonly string[]> => page.evaluate(() => Object.getOwnPropertyNames(window))

test('sections leave no globals but their containers and the lists of their chunks', async ({ page }) => {
  await page.goto('/manifest.webmanifest')
  const ofBrowser = new Set(await globals(page))
  await page.goto('/')
  await untilAlive(page)
  for (const section of sectionPages) {
    await followLink(page, section.path)
    await expect(page.locator(`#outlet [data-unit="${section.unit}"] h1`)).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  const left = (await globals(page)).filter((name) => !ofBrowser.has(name))
  const known = [...OF_RUNTIME, ...sectionPages.flatMap(({ unit }) => ofSection(unit))]
  expect(left.toSorted()).toEqual(known.toSorted())
})

import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { untilAlive } from '../support/navigate'
import { sectionPages } from '../support/sections'
import { test } from '../support/site/own-site'
import { registryOf, releaseChanged, siteDataDir } from '../support/site/releases'

/** How often browsers told of it, by what `/metrics` says. */
async function reported(request: APIRequestContext, kind: string, unit: string, version: string): Promise<number> {
  const secret = await readFile(path.join(siteDataDir(), 'service-secret'), 'utf8')
  const metrics = await (await request.get('/metrics', { headers: { authorization: `Bearer ${secret}` } })).text()
  const line = metrics
    .split('\n')
    .find((each) => each.startsWith(`web_violations_total{kind="${kind}",unit="${unit}",version="${version}"`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('a script of one section that was tampered with on the server does not run and is counted under its version', async ({
  page,
  request,
}) => {
  const [menus] = sectionPages
  // A version of its own: the host still has the files of the other one in its memory, as they were.
  const release = await releaseChanged(request, menus.unit, 'tampered', async () => {})
  const entry = (await registryOf(request)).units.find(({ name }) => name === menus.unit)
  const name = entry?.chunks[`page-${menus.routeId}`]?.js.find((each) => each.startsWith('page-')) ?? ''
  const file = path.join(siteDataDir(), 'releases', menus.unit, release.version, 'browser', name)
  const original = await readFile(file)
  await appendFile(file, '\n;window.tampered = true')
  // Or the host would send what was compressed before.
  for (const packed of ['.br', '.gz']) await rm(file + packed, { force: true })
  try {
    await page.goto(menus.path)
    await expect.poll(() => reported(request, 'integrity', menus.unit, release.version)).toBeGreaterThan(0)
    // The page gets itself a new document once, which may be under way.
    await expect.poll(() => page.evaluate(() => 'tampered' in window).catch(() => null)).toBe(false)
  } finally {
    await writeFile(file, original)
    await release.undo()
  }
})

test('an injected inline script does not run and is counted', async ({ page, request }) => {
  const before = await reported(request, 'script-src-elem', 'other', 'other')
  await page.route(/\/so-tay-cua-me$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', '<script>window.injected = true</script></head>')
    await route.fulfill({ response, body })
  })
  await page.goto('/so-tay-cua-me')
  await untilAlive(page)
  await expect.poll(() => reported(request, 'script-src-elem', 'other', 'other')).toBe(before + 1)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

test('no other Trusted Types policy can be made, nor text become a script, and both are counted', async ({
  page,
  request,
}) => {
  await page.goto('/so-tay-cua-me')
  await untilAlive(page)
  const outcome = await page.evaluate(() => {
    const policy = (name: string) => window.trustedTypes?.createPolicy(name, { createHTML: (html: string) => html })
    const attempts: Record<string, () => unknown> = {
      another: () => policy('another'),
      default: () => policy('default'),
      again: () => policy('released-scripts'),
      html: () => {
        document.body.innerHTML = '<p>x</p>'
      },
      foreign: () => window.releasedScripts?.createScriptURL('/api/anything.js'),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: done`
      } catch {
        return `${name}: refused`
      }
    })
  })
  expect(outcome.filter((each) => each.endsWith('done'))).toEqual([])
  await expect.poll(() => reported(request, 'trusted-types', 'other', 'other')).toBeGreaterThan(0)
  await expect.poll(() => reported(request, 'require-trusted-types-for', 'other', 'other')).toBeGreaterThan(0)
})

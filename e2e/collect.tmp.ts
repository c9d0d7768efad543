import { chromium } from '@playwright/test'
import { appendFileSync } from 'node:fs'
import { openPageKind } from '../deploy/screens/open-page'
import { pageKinds } from '../deploy/screens/page-kinds'
import { enterAs } from '../deploy/screens/visitors'
import { coveredControls } from './support/page-checks/covered'
import { headingTop, picturesTwice, sideways } from './support/page-checks/layout'
import { smallTargets } from './support/page-checks/targets'
const site = process.env.SITE_URL ?? 'http://localhost:8170'
const out = process.argv[2]!
const only = process.argv.slice(3)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
const tokens = new Map<string, string>()
for (const kind of pageKinds) {
  if (only.length && !only.includes(kind.name)) continue
  const c = await b.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'vi-VN' })
  await c.addInitScript({ content: "globalThis.__name = (f) => f; sessionStorage.setItem('visit', JSON.stringify({ lastSeen: Number.MAX_SAFE_INTEGER, turnTaken: true, firstPath: null }))" })
  if (kind.as) { if (!tokens.has(kind.as)) tokens.set(kind.as, await enterAs(site, kind.as)); await c.addCookies([{ name: 'token', value: tokens.get(kind.as)!, url: site }]) }
  const page = await c.newPage()
  const errors: string[] = []
  page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text()) })
  page.on('pageerror', (e) => errors.push(String(e)))
  const t = Date.now()
  try {
    await openPageKind(page, site, kind)
    const phone = { title: await page.title(), heading: await page.evaluate(headingTop), sideways: await page.evaluate(sideways), pictures: await page.evaluate(picturesTwice), targets: await page.evaluate(smallTargets, 44), covered: await page.evaluate(coveredControls) }
    await page.setViewportSize({ width: 320, height: 640 })
    const enlarged = await page.evaluate(sideways)
    await page.setViewportSize({ width: 1280, height: 800 })
    const desktop = { sideways: await page.evaluate(sideways), targets: await page.evaluate(smallTargets, 24), covered: await page.evaluate(coveredControls) }
    appendFileSync(out, JSON.stringify({ name: kind.name, ms: Date.now() - t, phone, enlarged, desktop, errors }) + '\n')
  } catch (e) { appendFileSync(out, JSON.stringify({ name: kind.name, error: String(e).slice(0, 600), errors }) + '\n') }
  await c.close()
}
await b.close()

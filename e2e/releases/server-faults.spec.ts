import { expect } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { pairings } from 'shared-contracts/testing'
import { untilAlive } from '../support/navigate'
import { renderedPages } from '../support/sections'
import { test } from '../support/site/own-site'
import { releaseChanged } from '../support/site/releases'

/** Server bundles that go wrong in each way that a bundle can. */
const FAULTS = {
  'throws at load': () => `throw new Error('fault at load')`,
  'throws while it renders': (bundle: string) =>
    `${bundle}\n;{const prepare = module.exports.unit.prepare; module.exports.unit.prepare = async (...args) => ({...await prepare(...args), render() { throw new Error('fault at render') }})}`,
  'loops while it renders': (bundle: string) =>
    `${bundle}\n;{const prepare = module.exports.unit.prepare; module.exports.unit.prepare = async (...args) => ({...await prepare(...args), render() { for (;;); }})}`,
  'never answers': (bundle: string) => `${bundle}\n;module.exports.unit.prepare = () => new Promise(() => {})`,
} as const

// Each kind in each place of a bundle: services/web/src/documents/containment.test.ts.
for (const [section, [name, fault]] of pairings(renderedPages, Object.entries(FAULTS))) {
  test(`when the server bundle of ${section.unit} ${name}: the document arrives and the browser renders the page`, async ({
    page,
    request,
  }) => {
    const release = await releaseChanged(request, section.unit, 'fault', ({ edit }) => edit('server/server.cjs', fault))
    try {
      const response = await page.goto(section.path)
      expect(response?.status()).toBe(200)
      const html = (await response?.text()) ?? ''
      expect(html).toContain('<header')
      expect(html).not.toMatch(/fault at|at Object\./)
      await untilAlive(page)
      await expect(page.locator(`#outlet [data-unit="${section.unit}"] h1`)).toBeVisible()
      await expect(page.locator('main [data-fault-panel]')).toHaveCount(0)
    } finally {
      await release.undo()
    }
  })
}

/** A shell that renders error pages alone. */
const onlyProblems = (bundle: string) =>
  `${bundle}\n;{const prepare = module.exports.unit.prepare; module.exports.unit.prepare = async (request, ...rest) => ({...await prepare(request, ...rest), ...(request.owner ? { render() { throw new Error('fault at render') } } : {})})}`

test('a page that the shell can not render is "An error occurred" as a whole page, with status 500', async ({
  page,
  request,
}) => {
  const release = await releaseChanged(request, 'shell', 'fault', ({ edit }) => edit('server/server.cjs', onlyProblems))
  try {
    const response = await page.goto(paths.faq)
    expect(response?.status()).toBe(500)
    expect(await response?.text()).not.toMatch(/fault at|at Object\./)
    await untilAlive(page)
    await expect(page).toHaveTitle(/^Có lỗi xảy ra/)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Có lỗi xảy ra')
    await expect(main.locator('[lang=en]')).toHaveText('An error occurred')
    await expect(main.getByText('Lỗi ở phía chúng tôi, không phải do bạn.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Tải lại trang' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Về trang chủ' })).toBeVisible()
    await expect(main.getByRole('search')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  } finally {
    await release.undo()
  }
  await page.locator('main').getByRole('button', { name: 'Tải lại trang' }).click()
  await expect(page.locator('#outlet [data-unit="notebook"] h1')).toBeVisible()
})

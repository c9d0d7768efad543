import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { classPath, paths } from 'shared-contracts/paths'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'

/** A page by its address, or the first page of its kind that a list links to. */
type Examined = readonly [name: string, path: string] | readonly [name: string, list: string, firstLink: RegExp]

const PAGES: readonly Examined[] = [
  ['home', paths.home],
  ['notebook', paths.notebook],
  ['article list', paths.motherArticles],
  ['article', paths.motherArticles, new RegExp(`^${paths.motherArticles}/\\d`)],
  ['FAQ', paths.faq],
  ['terms', paths.terms],
  ['search', `${paths.search}?keyword=${encodeURIComponent('cháo')}`],
  ['classes', paths.classes],
  // By its id: which classes the list shows depends on the month
  ['class', classPath(1)],
  ['menu bank', paths.menuBank],
  ['dish', `${paths.search}?keyword=${encodeURIComponent('cháo')}`, new RegExp(`^${paths.dish}/\\d`)],
  ['recommended needs', paths.nutritionNeeds],
  ['diet check', paths.nutritionCheck],
  ['baby', paths.babyHealth],
  ['mother', paths.motherHealth],
  ['login', paths.login],
  ['staff', paths.staff],
  ['staff list', paths.professionalDocuments],
  ['page not found', '/khong-co-trang-nay'],
]

async function open(page: Page, [, path, firstLink]: Examined): Promise<void> {
  await page.goto(path)
  if (firstLink) {
    const links = await page.locator('main a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const found = links.find((link) => link !== null && firstLink.test(link))
    if (!found) throw new Error(`${path} leads to no ${firstLink}`)
    await page.goto(found)
  }
  await untilAlive(page)
  await expect(page.locator('main h1')).toBeVisible()
}

/** An article for medical staff, as one of them reads it. */
async function openStaffArticle(page: Page): Promise<void> {
  await signIn(page, 'canboyte@example.vn')
  await page.goto(paths.professionalDocuments)
  const article = page.locator(`main a[href^="${paths.professionalDocuments}/"]`).first()
  const address = await article.getAttribute('href')
  await article.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main').getByText('Trang này dành cho cán bộ y tế')).toHaveCount(0)
}

/** What is wrong, one line an element, so that a failure can be read. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'landmark-one-main']))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Colours are measured at rest, not on their way
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test('axe finds nothing on an article for medical staff', async ({ page }) => {
      await openStaffArticle(page)
      expect(await faultsOf(page)).toEqual([])
    })
    for (const examined of PAGES) {
      test(`axe finds nothing on ${examined[0]}`, async ({ page }) => {
        await open(page, examined)
        expect(await faultsOf(page)).toEqual([])
      })
    }
  })
}

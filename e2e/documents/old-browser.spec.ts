import { paths } from 'shared-contracts/paths'
import { expect, test } from '../support/test'

/** By what browsers older than the listed ones are told apart (shell/src/boot/boot-script.ts), and what no browser knows. */
const GATE = /\b1lh\b/g
const UNKNOWN = '1zz'

test('a browser older than the listed ones shows what the server made, the whole menu and a word, and starts no script', async ({
  page,
  request,
}) => {
  const notice = page.locator('[data-old-browser]')
  const documents = await Promise.all(
    [paths.home, '/so-tay-cua-me/kho-tang-am-thuc-cua-me', paths.login].map(async (path) => {
      const response = await request.get(path)
      return (await response.text()).replace(/<head[^>]*>/, (head) => `${head}<base href="${response.url()}">`)
    }),
  )
  for (const html of documents) {
    await page.setContent(html.replace(GATE, UNKNOWN))
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mở menu' })).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lớp học' })).toBeVisible()
    await notice.click()
    expect(await page.locator('head script[src]').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  // Last: the scripts that a listed browser starts after a while outlive the content that a test replaces.
  for (const html of documents) {
    await page.setContent(html)
    await expect(notice).toBeHidden()
  }
})

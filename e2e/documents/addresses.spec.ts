import { sitePaths } from 'shared-contracts/paths/testing'
import { expect, test } from '../support/test'

/** Example addresses whose ids name no content of ours: their page is a 404, gone, or a redirect to the right slug. */
const EXAMPLE_IDS = /\/\d+(-[a-z0-9-]+)?$|\/gioi-thieu\/doi-tac$/

for (const row of sitePaths) {
  if (row.kind === 'page') {
    test(`${row.example} has a page of ${row.owner}`, async ({ request }) => {
      const response = await request.get(row.example, { maxRedirects: 0 })
      if (EXAMPLE_IDS.test(row.example)) expect([200, 301, 404, 410]).toContain(response.status())
      else {
        expect(response.status()).toBe(200)
        const html = await response.text()
        expect(html).toContain(`data-unit-shown="${row.owner}"`)
      }
    })
  } else {
    test(`${row.example} leads to ${row.to} permanently`, async ({ request }) => {
      const response = await request.get(row.example, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(decodeURIComponent(response.headers().location ?? '')).toContain(row.to)
    })
  }
}

test('an unknown address is a 404 that says so in both languages', async ({ request }) => {
  const response = await request.get('/khong-co-trang-nay')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toContain('This page could not be found')
  expect(html).toContain('Không tìm thấy')
})

for (const [from, to] of [
  ['/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-sai-ten', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-'],
  ['/lAtEsTaRtIcLeS?x=1', '/tin-moi?x=1'],
  ['/theo-doi-dinh-duong-%26-van-dong/nhu-cau-dinh-duong-khuyen-nghi', '/theo-doi-dinh-duong-&-van-dong/'],
  ['/tin-moi/', '/tin-moi'],
] as const) {
  test(`${from} leads to ${to} permanently`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toContain(to)
  })
}

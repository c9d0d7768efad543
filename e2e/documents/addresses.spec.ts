import { sitePaths } from 'shared-contracts/paths/testing'
import { expect, test } from '../support/test'

/** Example addresses whose ids name no content of ours: their page is a 404, gone, or a redirect to the right slug. */
const EXAMPLE_IDS = /\/\d+(-[a-z0-9-]+)?$|\/gioi-thieu\/doi-tac$/

test('every page of the site is at its address, of its owner', async ({ request }) => {
  const pages = sitePaths.filter((row) => row.kind === 'page')
  expect(pages.length).toBeGreaterThan(0)
  for (const { example, owner } of pages) {
    const response = await request.get(example, { maxRedirects: 0 })
    if (EXAMPLE_IDS.test(example)) expect.soft([200, 301, 404, 410], example).toContain(response.status())
    else {
      expect.soft(response.status(), example).toBe(200)
      expect.soft(await response.text(), example).toContain(`data-unit-shown="${owner}"`)
    }
  }
})

test('every former address leads to its page permanently', async ({ request }) => {
  const moved = sitePaths.filter((row) => row.kind !== 'page')
  expect(moved.length).toBeGreaterThan(0)
  for (const { example, to } of moved) {
    const response = await request.get(example, { maxRedirects: 0 })
    expect.soft(response.status(), example).toBe(301)
    expect.soft(decodeURIComponent(response.headers().location ?? ''), example).toContain(to)
  }
})

test('an unknown address is a 404 that says so in both languages', async ({ request }) => {
  const response = await request.get('/khong-co-trang-nay')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toContain('This page could not be found')
  expect(html).toContain('Không tìm thấy')
})

test('another spelling of an address leads to the right one permanently', async ({ request }) => {
  for (const [from, to] of [
    ['/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-sai-ten', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-'],
    ['/lAtEsTaRtIcLeS?x=1', '/tin-moi?x=1'],
    ['/theo-doi-dinh-duong-%26-van-dong/nhu-cau-dinh-duong-khuyen-nghi', '/theo-doi-dinh-duong-&-van-dong/'],
    ['/tin-moi/', '/tin-moi'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect.soft(response.status(), from).toBe(301)
    expect.soft(response.headers().location, from).toContain(to)
  }
})

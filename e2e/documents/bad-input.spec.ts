import { expect, test } from '../support/test'

const CASES = [
  { name: 'a malformed id', path: '/api/Article/GetById?id=abc', statuses: [400, 422] },
  { name: 'an unknown call', path: '/api/Article/Khong', statuses: [404] },
  { name: 'a malformed body', path: '/api/Dish/Search', body: '{"keyword":', statuses: [400] },
  { name: 'a foreign content type', path: '/api/Dish/Search', body: '<a/>', type: 'application/xml', statuses: [415] },
  { name: 'an oversized body', path: '/api/Dish/Search', body: `"${'x'.repeat(1_200_000)}"`, statuses: [413] },
  {
    name: 'a malformed menu request',
    path: '/menu-builder/api/BuildMenu/BuildMenu',
    body: '{"objectTypeId":99,"days":9}',
    statuses: [400, 422],
  },
] as const

test('bad input is refused with the envelope and a message', async ({ request }) => {
  for (const { name, path, statuses, ...rest } of CASES) {
    await test.step(name, async () => {
      const response =
        'body' in rest
          ? await request.post(path, {
              data: Buffer.from(rest.body),
              headers: { 'content-type': 'type' in rest ? rest.type : 'application/json' },
            })
          : await request.get(path)
      expect.soft(statuses, name).toContain(response.status())
      const answer = await response.json()
      expect.soft(answer, name).toMatchObject({ success: false, data: null })
      expect.soft(answer.message, name).toMatch(/\p{L}{2}/u)
      expect.soft(JSON.stringify(answer), name).not.toMatch(/node_modules|at Object\.|\.ts:\d/)
    })
  }
})

test('the document host answers malformed addresses without a fault of its own', async ({ request }) => {
  for (const path of [
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(4_000)}`,
    '/so-tay-cua-me?trang=-1',
    '/tim-kiem?keyword=%00',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect.soft(response.status(), path.slice(0, 40)).toBeLessThan(500)
  }
})

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

for (const { name, path, statuses, ...rest } of CASES) {
  test(`${name} is refused with the envelope and a message`, async ({ request }) => {
    const response =
      'body' in rest
        ? await request.post(path, {
            data: Buffer.from(rest.body),
            headers: { 'content-type': 'type' in rest ? rest.type : 'application/json' },
          })
        : await request.get(path)
    expect(statuses).toContain(response.status())
    const answer = await response.json()
    expect(answer).toMatchObject({ success: false, data: null })
    expect(answer.message).toMatch(/\p{L}{2}/u)
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|at Object\.|\.ts:\d/)
  })
}

for (const path of [
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(4_000)}`,
  '/so-tay-cua-me?trang=-1',
  '/tim-kiem?keyword=%00',
]) {
  test(`the document host answers ${path.slice(0, 40)} without a fault of its own`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBeLessThan(500)
  })
}

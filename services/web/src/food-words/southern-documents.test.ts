import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { southernText } from 'shared-contracts/food-words'
import { foodWordsPath, pageDataPath } from 'shared-contracts/paths'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(120_000)

const SOUTH = { cookie: 'token=x; foodWords=south' }
let host: TestHost

beforeAll(async () => {
  const prepare = `data = page.routeId === 'dishes' ? await api.call('DishTag/GetAll') : []`
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    {
      name: 'menus',
      server: sectionBundle('menus', { prepare, render: `return 'Món: ' + data.map((tag) => tag.title).join()` }),
      routes: [
        { id: 'dishes', pattern: '/thuc-don', visibility: 'public' },
        { id: 'plain', pattern: '/khac', visibility: 'public' },
      ],
    },
  ])
  host.answers.set('DishTag/GetAll', () => [{ id: 1, code: 'lon', title: 'Thịt lợn rán' }])
}, 120_000)
afterAll(() => host.close())

const get = (url: string, headers = {}) => host.app.inject({ url, headers })

describe('a document', () => {
  test('is in the words of its visitor, in each order of asking', async () => {
    for (const _ of [1, 2]) {
      const north = await get('/thuc-don')
      expect(north.body).toContain('Món: Thịt lợn rán')
      expect(north.headers['cache-control']).toContain('s-maxage=60')
      const south = await get('/thuc-don', SOUTH)
      expect(south.body).toContain('Món: Thịt heo chiên')
      expect(south.body).not.toContain('lợn')
      expect(south.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' })
      expect(south.headers.etag).not.toBe(north.headers.etag)
    }
    const again = await get('/thuc-don', { ...SOUTH, 'if-none-match': (await get('/thuc-don', SOUTH)).headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe('public, no-cache')
  })

  test('without food words is one for all', async () => {
    const north = await get('/khac')
    const south = await get('/khac', SOUTH)
    expect(south.body).toBe(north.body)
    expect(south.headers['cache-control']).toBe(north.headers['cache-control'])
    expect(southernText(north.body)).toBe(north.body)
  })

  test('says the same in its data alone', async () => {
    const data = async (headers = {}) => (await get(pageDataPath('/thuc-don'), headers)).body
    expect(await data()).toContain('Thịt lợn rán')
    expect(await data(SOUTH)).toContain('Thịt heo chiên')
    expect(await data()).toContain('Thịt lợn rán')
  })

  test.each(['foodWords=north', 'foodWords=southx', 'xfoodWords=south', 'foodWords='])('ignores %s', async (cookie) => {
    expect((await get('/thuc-don', { cookie })).body).toContain('Thịt lợn rán')
  })
})

describe('the choice', () => {
  const choose = (payload: string, headers = {}) =>
    host.app.inject({
      method: 'POST',
      url: foodWordsPath,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        referer: 'https://example.vn/thuc-don?tuan=2',
        ...headers,
      },
    })

  test.each([
    ['south', /^foodWords=south; Path=\/; Max-Age=34560000; SameSite=Lax/],
    ['north', /^foodWords=; Path=\/; Max-Age=0; SameSite=Lax/],
  ])('%s is kept, leads back, and takes from the browser what it has in other words', async (words, cookie) => {
    const answer = await choose(`words=${words}`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers).toMatchObject({
      location: '/thuc-don?tuan=2',
      'set-cookie': expect.stringMatching(cookie),
      'clear-site-data': '"cache"',
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['words=east', {}],
    ['', {}],
    ['words=south', { 'sec-fetch-site': 'cross-site' }],
    ['words=south', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('%j with %j is refused', async (payload, headers) => {
    const answer = await choose(payload, headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['', '/'],
    ['nonsense', '/'],
    ['https://evil.example//evil.example/x', '/'],
    ['https://evil.example/mon-an', '/mon-an'],
  ])('sent from %s leads to %s', async (referer, location) => {
    expect((await choose('words=south', { referer })).headers.location).toBe(location)
  })
})

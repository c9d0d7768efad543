import { describe, expect, test } from '@jest/globals'
import { ResourceLoader } from 'jsdom'
import { openPage, type PageToOpen } from './open-page'

const ORIGIN = 'http://site.test'
/** What React leaves on what it has made alive. */
const ALIVE = `
  document.documentElement.dataset.alive = ''
  document.querySelector('#outlet h1').__reactProps$a = {}`

class Scripts extends ResourceLoader {
  readonly #texts: Readonly<Record<string, string>>
  constructor(texts: Readonly<Record<string, string>>) {
    super()
    this.#texts = texts
  }
  override fetch(address: string) {
    const text = this.#texts[new URL(address).pathname]
    const loaded = text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(Buffer.from(text))
    return Object.assign(loaded, { abort() {} })
  }
}

async function faultsOf(script: string, page: Partial<PageToOpen> = {}) {
  const asked: string[] = []
  const html = `<html><body><div id="outlet"><div data-unit="menus"><h1>Món</h1></div></div>
    <script src="/assets/menus/1.0.0/main.js"></script></body></html>`
  const { faults } = await openPage(
    { url: `${ORIGIN}/mon`, html, section: 'menus', widgets: [], limitMs: 5_000, ...page },
    {
      loader: new Scripts({ '/assets/menus/1.0.0/main.js': script }),
      fetch: async ({ pathname }, { method = 'GET' }) => {
        asked.push(`${method} ${pathname}`)
        return new Response('{}')
      },
    },
  )
  return { asked, faults: faults.map(({ text, unit }) => (unit === null ? text : `${unit}: ${text}`)) }
}

describe('a page', () => {
  test('is well once it is alive and asks for nothing more', async () => {
    expect((await faultsOf(`fetch('/api/ArticleTag/GetAll').then(() => { ${ALIVE} })`)).faults).toEqual([])
  })

  test('is woken by a touch', async () => {
    expect((await faultsOf(`document.addEventListener('keydown', () => { ${ALIVE} })`)).faults).toEqual([])
  })

  test.each<[string, string, readonly string[]]>([
    ['whose script throws', `throw new Error('no window')`, ['menus: an error of the window: no window']],
    [
      'that is a panel',
      `${ALIVE}; document.getElementById('outlet').innerHTML += '<p data-fault-panel></p>'`,
      ['its place holds the panel of a page that failed'],
    ],
    [
      'of which the shell says that it failed',
      `${ALIVE}; navigator.sendBeacon('/reports', new Blob([JSON.stringify([{ type: 'fault', body: { unit: 'menus', version: '1', kind: 'mount' } }])]))`,
      ['menus: the shell reports that menus failed (mount)'],
    ],
  ])('%s', async (_, script, faults) => {
    expect((await faultsOf(script)).faults).toEqual(faults)
  })

  test.each<[string, string, readonly string[]]>([
    ['whose shell stays as it came', '', ['the shell does not come alive']],
    ['that stays as it came', `document.documentElement.dataset.alive = ''`, ['it does not come alive in its place']],
    [
      'that never has all it asks for',
      `${ALIVE}; setInterval(() => fetch('/api/ArticleTag/GetAll'), 5)`,
      ['it goes on asking for data'],
    ],
    [
      'that asks again and again and stands still in between',
      `${ALIVE}
      const stand = (until = Date.now() + 100) => { while (Date.now() < until); }
      setInterval(() => fetch('/api/ArticleTag/GetAll').then(() => setTimeout(stand)), 5)`,
      ['it goes on asking for data'],
    ],
    [
      'that comes alive after a while and asks then',
      `setTimeout(() => { ${ALIVE}; setTimeout(() => setInterval(() => fetch('/api/ArticleTag/GetAll'), 5), 20) }, 300)`,
      ['it goes on asking for data'],
    ],
  ])('is given up at its limit: %s', async (_, script, faults) => {
    expect((await faultsOf(script, { limitMs: 1_000 })).faults).toEqual(faults)
  })

  test('without its widget', async () => {
    const { faults } = await faultsOf(ALIVE, { widgets: ['menus/today'], limitMs: 1_000 })
    expect(faults).toEqual(['the widget menus/today does not come alive in its place'])
  })
})

test('nothing that a visitor does is counted, sent or stored', async () => {
  const { asked, faults } = await faultsOf(`
    const post = (path) => fetch(path, { method: 'POST', body: '{}' }).catch(() => {})
    Promise.all([post('/api/Vitals/Add'), post('/api/User/Register'), post('/api/Dish/Search'), fetch('/api/ArticleTag/GetAll')])
      .then(() => { ${ALIVE} })`)
  expect(asked).toEqual(['POST /api/Dish/Search', 'GET /api/ArticleTag/GetAll'])
  expect(faults).toEqual([])
})

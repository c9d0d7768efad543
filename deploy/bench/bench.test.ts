import { describe, expect, test } from '@jest/globals'
import { blockingTime } from './browser/blocking-time'
import { confidence, formatRow, median, percentile, row } from './result'
import { createRounds } from './rounds'
import { clientRendered, monolithic, ownerOf, scriptless } from './variants/documents'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test.each([
  [0.5, 2],
  [0.98, 4],
  [0.25, 1],
  [0, 1],
])('share %d does not exceed %d', (share, value) => {
  expect(percentile([4, 2, 1, 3], share)).toBe(value)
})

test.each([
  [1.03, { most: 1.03 }, true],
  [1.04, { most: 1.03 }, false],
  [0.6, { least: 0.6 }, true],
  [0.59, { least: 0.6 }, false],
  [Number.NaN, { most: 1 }, null],
  [5, {}, null],
])('%d with the goal %j: %s', (value, goal, met) => {
  expect(row('figure', value, '×', goal).met).toBe(met)
})

test('a row is one line with its goal beside it', () => {
  expect(formatRow(row('usable', 1.234, '×', { most: 1.03 }))).toMatch(/^✗ usable +1\.23× {2}goal ≤ 1\.03×$/)
  expect(formatRow(row('usable', Number.NaN, 'ms'))).toMatch(/^ {2}usable +–$/)
})

test('a row tells the change against an earlier figure', () => {
  expect(formatRow(row('usable', 1.5, '×', { most: 2 }), 2)).toMatch(/goal ≤ 2\.00× {2}\(-25 %\)$/)
  expect(formatRow(row('usable', 3, '×'), 2)).toMatch(/\(\+50 %\)$/)
  expect(formatRow(row('usable', 3, '×'), null)).not.toContain('%')
})

test('half of the confidence interval follows the spread and the count', () => {
  expect(confidence([10, 10, 10])).toBe(0)
  expect(confidence([9, 10, 11])).toBeCloseTo(2.48, 1)
  expect(confidence([9])).toBeNaN()
})

test.each([
  ['nothing below 50 ms', [{ start: 100, ms: 50 }], 0, 0],
  ['what is beyond 50 ms', [{ start: 100, ms: 80 }], 0, 30],
  ['nothing before the first paint', [{ start: 0, ms: 500 }], 600, 0],
  ['the part after the first paint', [{ start: 0, ms: 500 }], 400, 50],
])('blocking time counts %s', (_, tasks, firstPaint, blocked) => {
  expect(blockingTime(tasks, firstPaint)).toBe(blocked)
})

describe('rounds of a measure', () => {
  /** Rounds that take so many ms each. */
  async function runOf(times: readonly number[], until: number) {
    let clock = 0
    const rounds = createRounds({ wanted: times.length, until, now: () => clock })
    const done: number[] = []
    await rounds.run(async (number) => {
      done.push(number)
      clock += times[number - 1] ?? 0
    })
    return { done, leftOut: rounds.leftOut() }
  }

  test('all when there is time', async () => {
    expect(await runOf([10, 10, 10], 30)).toEqual({ done: [1, 2, 3], leftOut: null })
  })

  test('none that would end too late, by the longest before; what is left out is said', async () => {
    const { done, leftOut } = await runOf([20, 5, 5, 5], 44)
    expect(done).toEqual([1, 2])
    expect(leftOut).toContain('2 of 4 rounds')
  })

  test('one at least', async () => {
    expect((await runOf([50, 50], 10)).done).toEqual([1])
  })
})

describe('ways of serving a document', () => {
  const data = { owner: { unit: 'notebook', routeId: 'article' }, rendered: true, state: { shell: { a: '<b>' } } }
  const html = [
    '<!doctype html><html><head>',
    '<style data-href="main.1.css">a{}</style>',
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/shell/1/main.js" integrity="sha384-x" crossorigin="anonymous" data-start>',
    '<script>window.boot={}</script>',
    '<link rel="preload" as="font" href="/f.woff2">',
    '<link rel="preload" as="script" href="/assets/notebook/1/page.js" crossorigin="anonymous">',
    '</head><body>',
    '<div id="shell"><header>Đầu trang</header><main><div>Bài viết</div></main></div>',
    '',
    `<script type="application/json" id="document-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    '</body></html>',
  ].join('\n')

  test('client-rendered: no server HTML and no data, the same files', () => {
    const client = clientRendered(html)
    expect(client).toContain('<div id="shell"></div>')
    expect(client).not.toContain('Bài viết')
    expect(client).toContain('"rendered":false,"state":{"shell":{"mutations":[],"queries":[]},"notebook":')
    expect(client).toContain('/assets/notebook/1/page.js')
    expect(client).toContain(
      '<script defer src="/assets/shell/1/main.js" integrity="sha384-x" crossorigin="anonymous"></script>',
    )
    expect(client).not.toContain('window.boot')
  })

  test('monolithic: its own files in place of the units’', () => {
    const files = { scripts: ['/m/main.js'], preloads: ['/m/page.js'], styles: [{ name: 'm.css', text: 'b{$&}' }] }
    const mono = monolithic(html, files)
    expect(mono).not.toContain('/assets/')
    expect(mono).not.toContain('main.1.css')
    expect(mono).toContain('<style data-href="m.css">b{$&}</style>')
    expect(mono).toContain('<script defer src="/m/main.js"')
    expect(mono).toContain('<link rel="preload" as="script" href="/m/page.js"')
    expect(mono).toContain('<link rel="preload" as="font"')
  })

  test('scriptless: the text and styles, and no script', () => {
    const plain = scriptless(html)
    expect(plain).toContain('Bài viết')
    expect(plain).toContain('main.1.css')
    expect(plain).not.toMatch(/<script|as="script"/)
  })

  test('knows whose page it is', () => {
    expect(ownerOf(html)).toEqual({ unit: 'notebook', routeId: 'article' })
  })

  test('refuses what the document host did not make', () => {
    expect(() => clientRendered('<html></html>')).toThrow('not a document of the document host')
  })
})

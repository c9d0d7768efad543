import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import LineBreaker from 'linebreak'
import { objectTypes } from 'shared-contracts/ages'
import { pdfExport } from 'shared-contracts/constants'
import { isWholeRun, pairings } from 'shared-contracts/testing'
import { marketSheet } from '../../mfe-menus/src/features/printing/rules/market-list'
import { printableText } from '../../shared-frame/src/printing/pdf/font-characters'
import OwnLineBreaker from '../../shared-frame/src/printing/pdf/stand-ins/linebreak'
import { weekSheet } from '../../shared-frame/src/printing/sheets/week-sheet'
import { openPdfMaker, type PdfMaker } from './testing/pdf-maker'
import { firstOf, printed } from './testing/printed'
import type { ReadPdf } from './testing/read-pdfs'
import { allTexts, marketGoods, weeks } from './testing/real-menus'

// One build by webpack, and the files are made and read in a process of their own.
jest.setTimeout(120_000)

/**
 * Brotli bytes of the library with its fonts. With the preview (60 kB) a press loads less than 230 kB in all, which
 * e2e/menus/printing.spec.ts measures in a browser; pdfmake's own bundle with its fonts has about 600 kB.
 */
const MOST_BYTES = 168_000

let maker: PdfMaker
beforeAll(() => {
  maker = openPdfMaker()
})
afterAll(() => maker.close())

const readBack: PdfMaker['readBack'] = (orders) => maker.readBack(orders)

const MARKS = ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323']
const vietnamese = ['aăâeêioôơuưy', 'AĂÂEÊIOÔƠUƯY'].flatMap((vowels) =>
  [...vowels].flatMap((vowel) => MARKS.map((mark) => (vowel + mark).normalize('NFC'))),
)

test('the library with its fonts stays small', () => {
  expect(brotliCompressSync(readFileSync(maker.bundle)).length).toBeLessThanOrEqual(MOST_BYTES)
})

describe('where lines end', () => {
  const wordsOf = (Breaker: typeof LineBreaker, text: string) => {
    const breaker = new Breaker(text)
    const words: string[] = []
    let last = 0
    for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
      words.push(text.slice(last, found.position), ...(found.required ? ['must'] : []))
      last = found.position
    }
    return words
  }

  test('is where Unicode has it, in every text of the content', () => {
    const differing = allTexts
      .map(printableText)
      .filter((text) => wordsOf(OwnLineBreaker, text).join('|') !== wordsOf(LineBreaker, text).join('|'))
    expect(differing).toEqual([])
  })

  test.each([
    'Cháo cá – hồi',
    'thịt (heo) / bò, và/hoặc',
    'a\nb\r\nc',
    'bé-ngoan 12–17 tháng',
    ' trước',
    'sau ',
    '',
    '5 % đường',
    'chờ … rồi nói “ngon ” lắm',
    '(a) b ) c ; d',
  ])('and in %j', (text) => {
    expect(wordsOf(OwnLineBreaker, text)).toEqual(wordsOf(LineBreaker, text))
  })
})

describe('letters', () => {
  test('every Vietnamese letter can be found in the file, regular and bold, also where it was typed in two parts', async () => {
    const letters = [...vietnamese, 'đ', 'Đ']
    expect(letters).toHaveLength(146)
    const text = letters.join(' ')
    const { pages, fonts, bytes } = firstOf(
      await readBack([
        {
          document: printed({
            title: 'Chữ',
            blocks: [
              { kind: 'text', text },
              { kind: 'strong', text },
              { kind: 'text', text: letters.map((letter) => letter.normalize('NFD')).join('') },
            ],
          }),
          paper: 'A4',
        },
      ]),
    )
    const all = firstOf(pages).text
    expect(all.split(text)).toHaveLength(3)
    // Too long for a line.
    expect(all.replace(/\s/g, '')).toContain(letters.join(''))
    // Subsets are named by six letters and a plus.
    expect(fonts).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+Roboto-Medium$/),
      expect.stringMatching(/^[A-Z]{6}\+Roboto-Regular$/),
    ])
    expect(bytes).toBeLessThan(60_000)
  })

  test('words in drawings are text too', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><text x="5" y="20">Chiều cao ngưỡng</text></svg>'
    const { pages, fonts } = firstOf(
      await readBack([
        {
          document: printed({ title: 'Biểu đồ', blocks: [{ kind: 'drawing', svg, width: 200, alt: '' }] }),
          paper: 'A4',
        },
      ]),
    )
    expect(firstOf(pages).text).toContain('Chiều cao ngưỡng')
    expect(fonts).toHaveLength(2)
  })

  test('the fonts hold every character of dishes, materials, steps and menus', () => {
    const lost = allTexts.filter((text) => printableText(text) !== text.normalize('NFC').replace(/ {2,}/g, ' ').trim())
    expect(lost).toEqual([])
  })

  test('a file embeds only the letters that it needs', async () => {
    const short = firstOf(await readBack([{ document: printed({ title: 'a', blocks: [] }), paper: 'A4' }]))
    expect(short.bytes).toBeLessThan(12_000)
  })
})

describe('real weeks of every object type', () => {
  test('there are some of each that has menus', () => {
    const having = new Set(weeks.map(({ objectTypeId }) => objectTypeId))
    expect(objectTypes.filter(({ id }) => id >= 1 && id <= 10 && !having.has(id))).toEqual([])
  })

  const words = (text: string) => text.replace(/\s+/g, '')
  const textOf = ({ pages }: ReadPdf) => words(pages.map(({ text }) => text).join(''))
  const dishesOf = ({ days }: (typeof weeks)[number]) =>
    days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
  const menuOf = (week: (typeof weeks)[number]) => printed(weekSheet({ ...week, subtitle: 'Phần ăn của: mẹ' }))
  const typesOfWeeks = [...new Set(weeks.map(({ objectTypeId }) => objectTypeId))]
  const ofType = (id: number) => weeks.filter(({ objectTypeId }) => objectTypeId === id)
  /** One of each type, another one after each commit. */
  const oneOfEach = pairings(typesOfWeeks, [...typesOfWeeks.keys()], { whole: false }).flatMap(([id, place]) => {
    const own = ofType(id)
    return own.slice(place % own.length).slice(0, 1)
  })
  const firstOfEach = [...new Map(weeks.map((week) => [week.objectTypeId, week])).values()]

  test.each([
    ['A4', isWholeRun ? weeks : oneOfEach, { width: 595.28, height: 841.89 }],
    ['A3', firstOfEach, { width: 841.89, height: 1190.55 }],
  ] as const)('on %s a menu is one page with every dish, within the margins', async (paper, menus, size) => {
    const margin = pdfExport.marginInches * 72
    const read = await readBack(menus.map((week) => ({ document: menuOf(week), paper })))
    menus.forEach((week, place) => {
      const menu = firstOf(read.slice(place))
      expect({ week: week.title, pages: menu.pages.length }).toEqual({ week: week.title, pages: 1 })
      const { edges, ...page } = firstOf(menu.pages)
      expect(page).toMatchObject(size)
      for (const edge of [edges.left, edges.right]) expect(edge).toBeGreaterThanOrEqual(margin - 0.5)
      // Boxes of letters are as high as the letters' size, the letters themselves a little lower.
      expect(edges.top).toBeGreaterThanOrEqual(margin - 2)
      for (const { title } of dishesOf(week)) expect(textOf(menu)).toContain(words(title))
    })
  })

  test('its market list is at most two pages with every ingredient', async () => {
    const read = await readBack(
      firstOfEach.map((week) => ({
        document: printed(
          marketSheet(
            week.title,
            dishesOf(week).flatMap(({ materials }) => materials),
            10,
            marketGoods,
          ),
        ),
        paper: 'A4',
      })),
    )
    firstOfEach.forEach((week, place) => {
      const list = firstOf(read.slice(place))
      expect(list.pages.length).toBeLessThanOrEqual(2)
      const bought = new Set(marketGoods.map(({ materialId }) => materialId))
      for (const { materials } of dishesOf(week)) {
        for (const { materialId, title } of materials) {
          if (bought.has(materialId)) expect(textOf(list)).toContain(words(title))
        }
      }
    })
  })
})

describe('what is longer than a page', () => {
  test('no row of a table is cut, and each page repeats its head', async () => {
    const rows = Array.from({ length: 90 }, (_, row) => [
      `Hàng${row}`,
      [`đầu${row} ${'cơm canh rau thịt cá '.repeat(1 + (row % 7))}`, `cuối${row}`],
    ])
    const { pages } = firstOf(
      await readBack([
        {
          document: printed({
            title: 'Bảng',
            blocks: [{ kind: 'table', letters: 'text', columns: [{ title: 'Cột A' }, { title: 'Cột B' }], rows }],
          }),
          paper: 'A4',
        },
      ]),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (const { text } of pages) expect(text).toContain('Cột A')
    rows.forEach((_, row) => {
      const holding = [`Hàng${row} `, `đầu${row} `, `cuối${row} `].map((words) =>
        pages.findIndex(({ text }) => `${text} `.includes(words)),
      )
      expect(new Set(holding).size).toBe(1)
      expect(holding[0]).toBeGreaterThanOrEqual(0)
    })
  })

  test('two recipes fit a page, and none goes over from one to the next', async () => {
    const dishes = weeks
      .flatMap(({ days }) => days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes)))
      .filter(({ steps }) => steps.length >= 4)
      .slice(0, 12)
    const { pages } = firstOf(
      await readBack([
        {
          document: printed({
            title: 'Công thức',
            blocks: dishes.map(({ title, materials, steps }, place) => ({
              kind: 'recipe',
              title: `đầu${place} ${title}`,
              facts: ['2 người ăn'],
              picture: null,
              ingredientsTitle: 'Nguyên liệu',
              ingredients: materials.map((material) => ({ title: material.title, amount: `${material.grams} g` })),
              steps,
              notes: [`cuối${place} hết`],
            })),
          }),
          paper: 'A4',
        },
      ]),
    )
    expect(pages.length).toBeLessThanOrEqual(dishes.length / 2)
    dishes.forEach((_, place) => {
      const holding = [`đầu${place} `, `cuối${place} `].map((words) =>
        pages.findIndex(({ text }) => text.includes(words)),
      )
      expect(new Set(holding).size).toBe(1)
      expect(holding[0]).toBeGreaterThanOrEqual(0)
    })
  })
})

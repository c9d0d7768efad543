import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { lookUnder } from './things-under'

const BOX = { left: 0, top: 0, right: 320, bottom: 160 }
const before = document.elementFromPoint

beforeEach(() => {
  // One line wherever there are words
  Range.prototype.getClientRects = () => [{ left: 0, top: 0, right: 100, bottom: 20 }] as unknown as DOMRectList
})
afterEach(() => {
  document.elementFromPoint = before
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
  document.body.replaceChildren()
})

/** Every point of the window is of `html`'s only element; jsdom has no layout. */
function cover(html: string): { looks: number } {
  document.body.innerHTML = html
  const counted = { looks: 0 }
  document.elementFromPoint = () => {
    counted.looks += 1
    return document.body.firstElementChild
  }
  document.elementsFromPoint = () => [...document.body.children]
  return counted
}

test('a place is looked at whole, until what was found is enough', () => {
  const counted = cover('<button aria-label="Lưu"></button>')
  const all = lookUnder()(BOX)
  expect(all.map(({ kind }) => kind)).toEqual(['control'])
  const points = counted.looks
  expect(points).toBeGreaterThan(100)

  counted.looks = 0
  const first = lookUnder()(BOX, (things) => things.length > 0)
  expect(first.map(({ kind }) => kind)).toEqual(['control'])
  expect(counted.looks).toBe(1)
})

test('what a place nearby has shown may be enough by itself', () => {
  const counted = cover('<button aria-label="Lưu"></button>')
  const thingsUnder = lookUnder()
  thingsUnder(BOX)
  counted.looks = 0
  expect(thingsUnder({ ...BOX, top: 160, bottom: 320 }, (things) => things.length > 0)).toHaveLength(1)
  expect(counted.looks).toBe(0)
})

test('what an element is and belongs to is found out once, however many points it holds', () => {
  cover('<p>Ăn thêm một bát cháo đặc</p>')
  const style = jest.spyOn(window, 'getComputedStyle')
  lookUnder()(BOX)
  expect(style).toHaveBeenCalledTimes(1)
  style.mockRestore()
})

test('words beneath a control are read where it reaches beyond its own box, as a card’s link does, or has no words', () => {
  const wordsUnder = (html: string, box: Partial<DOMRect>) => {
    cover(html)
    const [top] = document.body.children
    if (top) top.getBoundingClientRect = () => ({ left: 0, top: 0, right: 0, bottom: 0, ...box }) as DOMRect
    return lookUnder()(BOX).filter(({ kind }) => kind === 'text').length
  }
  const whole = { right: 400, bottom: 400 }
  expect(wordsUnder('<a href="#">Cháo cá</a><p>Cho bé 7 tháng</p>', { right: 20, bottom: 20 })).toBe(2)
  expect(wordsUnder('<a href="#">Cháo cá</a><p>Cho bé 7 tháng</p>', whole)).toBe(1)
  expect(wordsUnder('<a href="#"></a><p>Cho bé 7 tháng</p>', whole)).toBe(1)
  expect(wordsUnder('<a href="#"></a>', whole)).toBe(0)
})

test('the lowest line of text is found wherever it lies', () => {
  const HEIGHT = 16
  document.body.innerHTML = '<p>Ghi chú nhỏ</p>'
  const missed: number[] = []
  for (let top = 0; top < 48; top += 1) {
    document.elementFromPoint = (_, y) => (y >= top && y < top + HEIGHT ? document.body.firstElementChild : null)
    if (lookUnder()(BOX).length === 0) missed.push(top)
  }
  expect(missed).toEqual([])
})

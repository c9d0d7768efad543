import { afterEach, expect, test } from '@jest/globals'
import { lookUnder } from './things-under'

const BOX = { left: 0, top: 0, right: 320, bottom: 160 }
const before = document.elementFromPoint

afterEach(() => {
  document.elementFromPoint = before
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
  const layer = document.createElement('div')
  const counted = cover('<button aria-label="Lưu"></button>')
  const all = lookUnder(layer)(BOX)
  expect(all.map(({ kind }) => kind)).toEqual(['control'])
  const points = counted.looks
  expect(points).toBeGreaterThan(200)

  counted.looks = 0
  const first = lookUnder(layer)(BOX, (things) => things.length > 0)
  expect(first.map(({ kind }) => kind)).toEqual(['control'])
  expect(counted.looks).toBe(1)
})

test('what a place nearby has shown may be enough by itself', () => {
  const counted = cover('<button aria-label="Lưu"></button>')
  const thingsUnder = lookUnder(document.createElement('div'))
  thingsUnder(BOX)
  counted.looks = 0
  expect(thingsUnder({ ...BOX, top: 160, bottom: 320 }, (things) => things.length > 0)).toHaveLength(1)
  expect(counted.looks).toBe(0)
})

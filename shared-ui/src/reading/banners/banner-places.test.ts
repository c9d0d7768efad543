import { describe, expect, test } from '@jest/globals'
import { cutAtBannerPlaces } from './banner-places'

const PLACE = '<div class="banner-place"></div>\n'
const cut = (html: string) => cutAtBannerPlaces(html).map((part) => part.trim())

describe('cutAtBannerPlaces', () => {
  test('at each marker paragraph, which nobody sees', () => {
    expect(cut(`<p>Một</p>\n${PLACE}<p>Hai<br>ba</p>\n${PLACE}<h2>B</h2>`)).toEqual([
      '<p>Một</p>',
      '<p>Hai<br>ba</p>',
      '<h2>B</h2>',
    ])
  })

  test('without a marker before the second heading', () => {
    const parts = cut(
      '<p>Mở</p>\n<h2>A</h2>\n<p>Một</p>\n<h3>Nhỏ</h3>\n<ul>\n<li>x</li>\n</ul>\n<h2 id="b">B</h2>\n<p>Hai</p>',
    )
    expect(parts).toHaveLength(2)
    expect(parts[1]).toMatch(/^<h2 id="b">B/)
  })

  test('a short text stays whole', () => {
    expect(cut('<h2>A</h2><p>Một</p>')).toHaveLength(1)
    expect(cut('')).toEqual([''])
  })

  test('never within a note, list or table', () => {
    expect(cut(`<blockquote>\n<p>Một</p>\n${PLACE}<h2>Hai</h2>\n</blockquote>\n<h2>A</h2>`)).toHaveLength(1)
    expect(cut(`<blockquote>\n<p>Một</p>\n${PLACE}</blockquote>`)[0]).not.toContain('banner')
    const table = '<div class="table-scroll" tabindex="0"><table><thead><tr><th>a<br>b</th></tr></thead></table></div>'
    expect(cut(`<h2>A</h2>${table}<h2>B</h2><p>x</p>`)).toHaveLength(2)
  })
})

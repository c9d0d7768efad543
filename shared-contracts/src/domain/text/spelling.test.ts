import { describe, expect, test } from '@jest/globals'
import { spellingForm } from './spelling'

describe('spellingForm', () => {
  test.each([
    ['Hoà', 'hòa'],
    ['hòa', 'hòa'],
    ['khoẻ mạnh', 'khỏe mạnh'],
    ['thuỷ sản', 'thủy sản'],
    ['uỷ ban', 'ủy ban'],
    ['quý', 'quý'],
    ['QUẢ', 'quả'],
    ['hoàn toàn', 'hoàn toàn'],
    ['oà oà, hoá hoá', 'òa òa, hóa hóa'],
    ['thuý quý uý', 'thúy quý úy'],
    ['thoáng', 'thoáng'],
    ['Đường', 'đường'],
  ])('%j compares as %j', (text, form) => {
    expect(spellingForm(text)).toBe(form)
    expect(spellingForm(text.normalize('NFD'))).toBe(form)
  })

  test('accents are kept apart', () => {
    expect(spellingForm('đường')).not.toBe(spellingForm('dương'))
  })
})

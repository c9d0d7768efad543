import { describe, expect, test } from '@jest/globals'
import { hasProductsBeside, productsBeside, refusedInProduct } from './product-rules'

test.each([
  ...[5, 6, 7, 8].map((id) => [id, false] as const),
  ...[1, 2, 3, 4, 9, 10].map((id) => [id, true] as const),
  // Nobody's menus
  ...[0, 11, 12, -1].map((id) => [id, false] as const),
])('beside the menus of object type %d: products %j', (id, expected) => {
  expect(hasProductsBeside(id)).toBe(expected)
})

describe('what may not be promoted', () => {
  test.each([
    ['Sữa công thức số 1', '', 'Sữa công thức'],
    ['Sữa bột', '', 'Sữa bột'],
    ['Sữa số 2', '', 'Sữa số 2'],
    ['Sữa cho bé', '', 'Sữa cho bé'],
    ['Thức uống', 'Có thể thay thế sữa mẹ khi mẹ đi làm.', 'thay thế sữa mẹ'],
    ['Bình bú cổ rộng', '', 'Bình bú'],
    ['Bình sữa', '', 'Bình sữa'],
    ['Núm vú mềm', '', 'Núm vú'],
    ['Ti giả', '', 'Ti giả'],
    ['Bột ăn dặm gạo sữa', '', 'ăn dặm'],
    ['Thức ăn bổ sung', '', 'Thức ăn bổ sung'],
    ['Cháo cho bé', '', 'Cháo cho bé'],
    ['Bột dinh dưỡng cho bé', '', 'Bột dinh dưỡng cho bé'],
    ['Dầu ăn', 'Một thìa nhỏ trong bát bột.', 'bát bột'],
    ['Infant formula', '', 'formula'],
    ['Sữa tươi', 'Cho mẹ và bé từ 1 tuổi.', '1 tuổi'],
    ['Phô mai', 'Cho trẻ 12–36 tháng.', '12–36 tháng'],
  ])('%s. %s', (title, summary, words) => {
    expect(refusedInProduct({ title, summary })).toBe(words)
    expect(productsBeside([{ title, summary }], 2)).toEqual([])
  })

  test.each([
    ['Sữa tươi không đường', 'Cho mẹ bầu và bé từ 2 tuổi.'],
    ['Sữa chua không đường', 'Ăn cùng trái cây chín.'],
    ['Bột mì tăng cường sắt', 'Dùng làm bánh.'],
    ['Muối i-ốt', 'Không nêm cho bé dưới 12 tháng.'],
    ['Gạo mới xát', ''],
    ['Dầu ăn bổ sung vitamin A', 'Để xào nấu cho cả nhà.'],
  ])('is not %s. %s', (title, summary) => {
    expect(refusedInProduct({ title, summary })).toBeNull()
    expect(productsBeside([{ title, summary }], 10)).toHaveLength(1)
    expect(productsBeside([{ title, summary }], 8)).toEqual([])
  })

  test('is seen in a name alone, and in letters that are composed otherwise', () => {
    expect(refusedInProduct({ title: 'Sữa công thức' })).not.toBeNull()
    expect(refusedInProduct({ title: 'Sữa công thức'.normalize('NFD') })).not.toBeNull()
  })
})

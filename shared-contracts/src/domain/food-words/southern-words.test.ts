import { expect, test } from '@jest/globals'
import { southernWords } from './southern-words'

const say = southernWords({
  names: {
    lợn: 'heo',
    rán: 'chiên',
    nem: 'bì',
    'nem rán': 'chả giò',
    quả: 'trái',
    lạc: 'đậu phộng',
    mận: 'mận Hà Nội',
  },
  unchanged: ['kết quả', 'lạc quan', 'mận hà nội'],
})

test.each([
  ['Thịt lợn rán', 'Thịt heo chiên'],
  ['lợn rán lợn', 'heo chiên heo'],
  ['Lợn, lợn; (lợn)', 'Heo, heo; (heo)'],
  ['LỢN RÁN', 'HEO CHIÊN'],
  // The longest name is meant
  ['Nem rán nóng', 'Chả giò nóng'],
  ['rán nem', 'chiên bì'],
  // Whole words alone, and nothing of a phrase that means something else
  ['lợnx, xlợn, lợn1, ngôn', 'lợnx, xlợn, lợn1, ngôn'],
  ['Kết quả của 2 quả cam', 'Kết quả của 2 trái cam'],
  ['lạc quan ăn lạc', 'lạc quan ăn đậu phộng'],
  ['Lạc (đậu phộng)', 'Đậu phộng'],
  ['Đậu phộng (lạc)', 'Đậu phộng'],
  ['Lạc rang (bùi)', 'Đậu phộng rang (bùi)'],
  ['Quả mận', 'Trái mận Hà Nội'],
  ['một\nlợn', 'một\nheo'],
  ['', ''],
])('%j is %j, and stays so', (north, south) => {
  expect(say(north)).toBe(south)
  expect(say(south)).toBe(south)
})

test('brackets that say something twice already are the text of the editors', () => {
  expect(say('Chả (chả) và cơm')).toBe('Chả (chả) và cơm')
})

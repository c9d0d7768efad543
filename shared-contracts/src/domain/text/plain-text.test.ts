import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { plainText } from './plain-text'

test.each([
  ['６１，５', '61,5'],
  ['ｍｅ＠ｇｍａｉｌ．ｃｏｍ', 'me@gmail.com'],
  ['０１／０３／２０２５', '01/03/2025'],
  ['me\u200B@gmail.com\uFEFF', 'me@gmail.com'],
  ['\u202A0912345678\u202C', '0912345678'],
  ['\u200E\u2066x\u2069', 'x'],
  ['09\u00AD12', '0912'],
  ['61\u00A0,5', '61 ,5'],
  ['1\u202F250\u2009g\u3000', '1 250 g'],
  ['a\tb\r\nc', 'a b  c'],
  ['0912–345—678', '0912-345-678'],
  ['0912\u2011345\u2212678－9', '0912-345-678-9'],
  ['𝟎𝟗𝟏𝟐', '0912'],
  ['61。5、', '61.5,'],
  ['Ðường ðậu', 'Đường đậu'],
  ['Ngu\u0079\u0303n'.normalize('NFD'), 'Nguỹn'],
  // Nothing of these is a sign in disguise.
  ['5²', '5²'],
  ['½ kg', '½ kg'],
  ['“Bé”… ’', '“Bé”… ’'],
  ['٠١', '٠١'],
])('%j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('Vietnamese text stays as it is', () => {
  const letters = 'AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXYaăâbcdđeêghiklmnoôơpqrstuưvxy'
  const marked = [...letters].flatMap((letter) =>
    ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((mark) => letter + mark),
  )
  const text = `${marked.join(' ')} "Cháo (thịt), 1/2 bát – 50 % & 3,5 g; ‘ừ’?"`.normalize('NFC').replace('–', '-')
  expect(plainText(text)).toBe(text)
  expect(plainText(text.normalize('NFD'))).toBe(text)
})

test('once is enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})

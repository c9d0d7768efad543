import { expect, test } from '@jest/globals'
import { attachmentOf } from './file-link'

test.each([
  ['mau-danh-gia.csv', `attachment; filename="mau-danh-gia.csv"; filename*=UTF-8''mau-danh-gia.csv`],
  ['Đo-chiều-dài.pdf', `attachment; filename="Do-chieu-dai.pdf"; filename*=UTF-8''%C4%90o-chi%E1%BB%81u-d%C3%A0i.pdf`],
  // Such a name never passes the check of the content; the header stays whole all the same.
  [
    'a"\r\nSet-Cookie: x=1.csv',
    `attachment; filename="aSet-Cookiex1.csv"; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20x%3D1.csv`,
  ],
])('%j is saved as %s', (name, header) => {
  expect(attachmentOf(name)).toBe(header)
})

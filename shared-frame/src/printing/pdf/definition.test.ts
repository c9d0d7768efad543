import { expect, test } from '@jest/globals'
import { pdfExport } from 'shared-contracts/constants'
import type { PrintedDocument } from '../sheet'
import { pdfDefinition } from './definition'
import { printableText } from './font-characters'

const printed: PrintedDocument = {
  title: 'Thử',
  fileName: 'thu',
  foot: 'Chân trang',
  sheets: [
    {
      title: 'Món',
      blocks: [
        {
          kind: 'recipe',
          title: 'Cháo',
          facts: [],
          picture: '/media/illustrations/chao.svg',
          ingredientsTitle: 'Nguyên liệu',
          ingredients: [],
          steps: ['Nấu'],
          notes: [],
        },
      ],
    },
  ],
}

test('pages are as the constants say', () => {
  const margin = pdfExport.marginInches * 72
  expect(pdfDefinition(printed, pdfExport.format, new Map())).toMatchObject({
    pageSize: { width: 841.89, height: 1190.55 },
    pageMargins: margin,
  })
  expect(margin).toBeCloseTo(43.2)
})

test('a picture that did not come leaves no empty place', () => {
  const data = 'data:image/jpeg;base64,AAAA'
  const withPicture = JSON.stringify(pdfDefinition(printed, 'A4', new Map([['/media/illustrations/chao.svg', data]])))
  expect(withPicture).toContain(data)
  expect(JSON.stringify(pdfDefinition(printed, 'A4', new Map()))).not.toContain('"image"')
})

test.each([
  ['letters typed in two parts are put together', 'Bu\u0301n bo\u0300', 'Bún bò'],
  ['pictures of letters are left out', 'Sữa 🍼 cho bé', 'Sữa cho bé'],
  ['other unknown letters are told', '豆 nành', '? nành'],
  ['narrow spaces and hyphens become usual ones', '6\u20118 tháng', '6-8 tháng'],
])('%s', (_, typed, shown) => {
  expect(printableText(typed)).toBe(shown)
})

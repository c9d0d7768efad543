import { afterEach, expect, test } from '@jest/globals'
import { sentencesOf } from './sentences'

afterEach(() => document.body.replaceChildren())

function page(html: string): Element {
  const root = document.createElement('article')
  root.innerHTML = html
  document.body.append(root)
  return root
}
const words = (html: string) => sentencesOf(page(html)).map((sentence) => sentence.words)

test('one after the other, each block by itself, with the place of each', () => {
  const sentences = sentencesOf(
    page('<h1>Sắt</h1><p>Mẹ cần <strong>27,4 mg</strong> sắt. Ăn\n thịt bò!</p><ul><li>Rau<p>xanh</p></li></ul>'),
  )
  expect(sentences.map((sentence) => sentence.words)).toEqual([
    'Sắt',
    'Mẹ cần 27,4 mg sắt.',
    'Ăn thịt bò!',
    'Rau',
    'xanh',
  ])
  expect(sentences.map(({ range }) => range.toString())).toEqual([
    'Sắt',
    'Mẹ cần 27,4 mg sắt.',
    'Ăn\n thịt bò!',
    'Rau',
    'xanh',
  ])
  expect(sentences[2]?.block.tagName).toBe('P')
})

test('controls, drawings, credits and what is folded away are passed over, a word that explains itself is not', () => {
  expect(
    words(
      `<p>Đọc <button data-word>BMI</button> này.</p><button>In</button><nav>Lối</nav><svg><text>hình</text></svg>
      <p data-no-print>công cụ</p><figure><figcaption>Ảnh: An</figcaption></figure><section data-not-read>Nguồn</section>
      <details><summary>Thêm</summary><p>ẩn</p></details><p>Hết <span aria-hidden="true">▲</span></p>`,
    ),
  ).toEqual(['Đọc BMI này.', 'Hết'])
})

test('a table is read row by row, with the names of its columns where the cells bear them', () => {
  expect(
    words(
      `<table><caption>Kết quả</caption><thead><tr><th>Chỉ số</th></tr></thead><tbody><tr><th>Cân nặng</th>
      <td data-label="z-score">−1,2</td><td>bình thường</td></tr></tbody></table>`,
    ),
  ).toEqual(['Kết quả', 'Cân nặng, z-score: −1,2, bình thường'])
})

test('words of two elements stay two', () => {
  expect(words('<ul><li><span>Thịt bò</span><span>30 g</span></li></ul>')).toEqual(['Thịt bò 30 g'])
})

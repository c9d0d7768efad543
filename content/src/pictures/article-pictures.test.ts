import { beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { checkContent } from '../check-content'
import { problemText } from '../files/problem'
import { fixtureFiles, memoryFolder } from '../testing/fixture-content'
import { pictureSize } from './picture-size'

const ARTICLE = 'articles/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an.md'
const OWN = 'articles/dinh-duong-va-suc-khoe-cho-be/3001/bat-chao.png'
const ALT = 'Bát cháo cá hồi đặt trên bàn gỗ'

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

let picture: Buffer
let small: Buffer
beforeAll(async () => {
  picture = await drawn(1600, 900).png().toBuffer()
  small = await drawn(500, 900).png().toBuffer()
})

function check(markdown: string, row = `${OWN},Nguyễn An,CC BY 4.0,https://anh.example/1`, bytes = picture) {
  const files = {
    ...fixtureFiles,
    [ARTICLE]: (fixtureFiles[ARTICLE] ?? '').replace('Nội dung.', markdown),
    'pictures/pictures.csv': `file,author,licence,source\n${row}\n`,
  }
  const { rows, problems } = checkContent({ ...memoryFolder(files), bytes: () => bytes })
  return { html: rows.articles.find(({ id }) => id === 3001)?.content, problems: problems.map(problemText) }
}

test('a picture stands as a figure with its room, its forms and its credit', () => {
  const { html, problems } = check(`Lời đầu.\n\n![${ALT}](bat-chao.png)\n\nLời sau.`)
  expect(problems).toEqual([])
  expect(html).toContain(`alt="${ALT}" width="1600" height="900" loading="lazy"`)
  expect(html).toMatch(/srcset="\/media\/pictures\/bat-chao-[0-9a-f]{8}-640\.webp 640w, [^"]*-1200\.webp 1200w"/)
  expect(html).toContain('<figcaption>Ảnh: Nguyễn An · CC BY 4.0 · <a href="https://anh.example/1"')
  expect(html).not.toMatch(/<p>\s*<figure/)
})

test.each<[string, string, string | undefined, 'small' | 'picture', RegExp]>([
  ['without words', '![](bat-chao.png)', undefined, 'picture', /3001-.*:\d+: Lời tả ảnh bat-chao.png dài 0 ký tự/],
  ['without a credit', `![${ALT}](khac.png)`, undefined, 'picture', /Ảnh khac.png chưa có dòng nào/],
  ['without an author', `![${ALT}](bat-chao.png)`, `${OWN},,CC BY 4.0,nhà`, 'picture', /pictures.csv:2: author/],
  ['too small', `![${ALT}](bat-chao.png)`, undefined, 'small', /pictures.csv:2: .*rộng 500 điểm/],
  ['within a sentence', `Đây ![${ALT}](bat-chao.png) nhé`, undefined, 'picture', /phải đứng riêng một đoạn/],
  ['from elsewhere', `![${ALT}](https://anh.example/a.png)`, undefined, 'picture', /chưa có dòng nào/],
])('%s is refused', (_, markdown, row, bytes, expected) => {
  const { problems } = check(markdown, row, bytes === 'small' ? small : picture)
  expect(problems.join('\n')).toMatch(expected)
})

test('the size of every kind is read as the picture is looked at', async () => {
  const kinds = [
    drawn(30, 20).png(),
    drawn(30, 20).jpeg(),
    drawn(30, 20).webp(),
    drawn(30, 20).webp({ lossless: true }),
    // Held upright: the camera wrote it turned.
    drawn(20, 30).jpeg().withMetadata({ orientation: 6 }),
  ]
  for (const kind of kinds) expect(pictureSize(await kind.toBuffer())).toEqual({ width: 30, height: 20 })
  expect(pictureSize(Buffer.from('GIF89a..'))).toBeNull()
  expect(pictureSize(Buffer.alloc(0))).toBeNull()
})

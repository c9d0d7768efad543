import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { southernText } from 'shared-contracts/food-words'
import { contentFolder, contentRoot } from '../files/content-folder'
import { problemText } from '../files/problem'
import { REGIONAL_WORDS_MODULE, regionalWordsModule } from '../generate/regional-words-module'
import { readHealthRules } from '../rules/read-health-rules'
import { memoryFolder } from '../testing/fixture-content'
import { realRows } from '../testing/prepared'
import { readRegionalWords } from './regional-words'

const folder = contentFolder(contentRoot())

describe('the file', () => {
  const read = (lines: unknown) =>
    readRegionalWords(memoryFolder({ 'site/regional-words.json': JSON.stringify(lines, null, 1) }))
  const pork = { north: 'lợn', south: 'heo' }

  test('may be absent, and leaves out what is usual', () => {
    expect(readRegionalWords(memoryFolder({}))).toEqual({ lines: [], problems: [] })
    expect(read([pork])).toEqual({ lines: [{ ...pork, stays: [], search: true }], problems: [] })
  })

  test.each([
    [[{ north: 'lợn' }], 'south'],
    [[{ ...pork, north: 'Lợn' }], 'chữ thường'],
    [[{ ...pork, north: 'lợn'.normalize('NFD') }], 'NFC'],
    [[{ ...pork, search: 'no' }], 'search'],
    [[{ ...pork, east: 'heo' }], 'east'],
    [[pork, pork], '“lợn” có hai lần'],
    [[{ ...pork, stays: ['lợnx'] }], '“lợnx” không chứa “lợn”'],
    [[pork, { north: 'heo', south: 'ỉn' }], '“heo” lại bị đổi thành “ỉn”'],
    [
      [
        { ...pork, stays: ['lợn rán'] },
        { north: 'lợn rán', south: 'heo chiên' },
      ],
      '“lợn rán” vẫn bị đổi',
    ],
  ])('%j is told', (lines, problem) => {
    const { problems } = read(lines)
    expect(problems.map(problemText).join('\n')).toContain(problem)
    expect(problems[0]?.file).toBe('site/regional-words.json')
  })

  test('the generated names are those of the file: else run "npm run content -- generate"', () => {
    expect(readFileSync(path.join(contentRoot(), '..', REGIONAL_WORDS_MODULE), 'utf8')).toBe(
      regionalWordsModule(folder),
    )
  })
})

/** Judged by hand; the left ones are texts of the content, or sentences that hold a trap. */
const judged: readonly (readonly [string, string])[] = [
  ['Thịt lợn kho trứng', 'Thịt heo kho trứng'],
  ['Thịt lợn xào ngô bao tử', 'Thịt heo xào bắp non'],
  ['Thịt lợn xào củ đậu', 'Thịt heo xào củ sắn'],
  ['Thịt lợn xào hoa chuối', 'Thịt heo xào bắp chuối'],
  ['Thịt lợn xào mộc nhĩ', 'Thịt heo xào nấm mèo'],
  ['Thịt bò xào súp lơ trắng', 'Thịt bò xào bông cải trắng'],
  ['Thịt bò xào bông cải xanh', 'Thịt bò xào bông cải xanh'],
  ['Thịt bò xào mướp đắng', 'Thịt bò xào khổ qua'],
  ['Thịt bò xào dưa chuột', 'Thịt bò xào dưa leo'],
  ['Thịt bò xào dứa', 'Thịt bò xào thơm'],
  ['Thịt bò xào đậu cô ve', 'Thịt bò xào đậu que'],
  ['Thịt ba chỉ kho trứng cút', 'Thịt ba rọi kho trứng cút'],
  ['Bầu dục xào giá đỗ', 'Cật xào giá'],
  ['Ngao hấp sả', 'Nghêu hấp sả'],
  ['Ngan xào măng chua', 'Vịt xiêm xào măng chua'],
  ['Nem rán', 'Chả giò'],
  ['Nem cua rán', 'Chả giò cua'],
  ['Nem lụi cuốn bánh đa nem', 'Nem lụi cuốn bánh tráng'],
  ['Đậu phụ rán sốt cà chua', 'Đậu hũ chiên sốt cà chua'],
  ['Đậu phụ non sốt tôm', 'Đậu hũ non sốt tôm'],
  ['Cá quả hấp nấm hương', 'Cá lóc hấp nấm đông cô'],
  ['Cá quả (cá lóc)', 'Cá lóc'],
  ['Cá chép hấp xì dầu', 'Cá chép hấp nước tương'],
  ['Chân giò hầm lạc', 'Giò heo hầm đậu phộng'],
  ['Chân giò lợn', 'Giò heo'],
  ['Ruốc thịt lợn', 'Chà bông thịt heo'],
  ['Bánh mì ruốc', 'Bánh mì chà bông'],
  ['Bánh mì', 'Bánh mì'],
  ['Xôi giò lụa', 'Xôi chả lụa'],
  ['Bánh giò', 'Bánh giò'],
  ['Bánh rán nhân đậu xanh', 'Bánh cam nhân đậu xanh'],
  ['Cơm rang dưa bò', 'Cơm chiên dưa bò'],
  ['Nộm đu đủ xanh tôm', 'Gỏi đu đủ xanh tôm'],
  ['Canh rau ngót nấu thịt lợn', 'Canh bồ ngót nấu thịt heo'],
  ['Canh bí xanh nấu tôm', 'Canh bí đao nấu tôm'],
  ['Canh chua cá lóc nấu dứa', 'Canh chua cá lóc nấu thơm'],
  ['Chè sắn', 'Chè khoai mì'],
  ['Chè bột sắn dây', 'Chè bột sắn dây'],
  ['Bột năng (bột sắn)', 'Bột năng (bột khoai mì)'],
  ['Ngô tươi (bắp)', 'Bắp tươi'],
  ['Bí đỏ (bí ngô)', 'Bí đỏ'],
  ['Lạc (đậu phộng)', 'Đậu phộng'],
  ['Ngũ cốc vừng đen', 'Ngũ cốc mè đen'],
  ['Quả na', 'Trái mãng cầu ta'],
  ['Quả mận', 'Trái mận Hà Nội'],
  ['Roi (mận miền Nam)', 'Mận miền Nam'],
  ['Mãng cầu xiêm', 'Mãng cầu xiêm'],
  ['Trái cây thập cẩm', 'Trái cây thập cẩm'],
  ['Rau quả đúng mùa, hoa quả tươi', 'Rau quả đúng mùa, trái cây tươi'],
  ['Bơ quả dẻo thơm', 'Trái bơ dẻo thơm'],
  ['Canh củ quả hầm gà', 'Canh củ quả hầm gà'],
  ['Một bát phở, ba bát nước, 1 bát con cơm', 'Một tô phở, ba chén nước, 1 chén cơm'],
  ['Một thìa cà phê, hai thìa canh', 'Một muỗng cà phê, hai muỗng canh'],
  ['Cải thìa xào tỏi', 'Cải thìa xào tỏi'],
  ['Thìa là cho vào sau, chỉ một thìa là đủ', 'Thìa là cho vào sau, chỉ một muỗng là đủ'],
  ['Nghiền bằng dĩa, bày ra đĩa', 'Nghiền bằng nĩa, bày ra đĩa'],
  ['Cháo còn lợn cợn', 'Cháo còn lợn cợn'],
  ['Một cốc sữa tươi', 'Một ly sữa tươi'],
  ['Ba quả trứng', 'Ba quả trứng'],
  ['Đập từng quả xuống chảo', 'Đập từng quả xuống chảo'],
  ['Lá dứa thơm', 'Lá dứa thơm'],
  ['Mẹ lạc quan, bé liên lạc ngô nghê', 'Mẹ lạc quan, bé liên lạc ngô nghê'],
  ['Trứng vịt lộn', 'Hột vịt lộn'],
  ['Bánh đa nướng', 'Bánh đa nướng'],
  ['Cho rau mùi, mùi tàu, đừng lấn mùi thơm', 'Cho ngò, ngò gai, đừng lấn mùi thơm'],
  ['THỊT LỢN', 'THỊT HEO'],
]

describe('Southern words', () => {
  test('are those of the judged examples', () => {
    expect(judged.length).toBeGreaterThanOrEqual(60)
    expect(judged.map(([north]) => [north, southernText(north)])).toEqual(judged)
  })

  test.each([
    'Kết quả, hiệu quả, thành quả, hậu quả, hệ quả; quả nhiên, quả thật, quả thực, quả là',
    'cân nặng, cân đối, quả cân, quả tim, quả thận',
    'ngũ cốc, củ quả, rau quả, cải thìa, thìa là, lá dứa, sắn dây',
    'lạc quan, lạc hậu, lạc nội mạc tử cung, liên lạc',
    'bát ngát, bát quái, hình bầu dục, ngan ngát, ngao ngán, rán sức, hình nộm',
    'mắm ruốc, tép ruốc, natri, Nam, ngôn ngữ, bátx',
  ])('leave %j as it is', (text) => {
    expect(southernText(text)).toBe(text)
    expect(southernText(text.toUpperCase())).toBe(text.toUpperCase())
  })
})

const lines = readRegionalWords(folder).lines
const { dishes, materials } = realRows
/** How dishes are cooked, all that readers see of it. */
const recipeTexts = dishes.flatMap(({ recipe }) =>
  recipe === null
    ? []
    : [...recipe.steps.map(({ text }) => text), ...recipe.tools, recipe.baby ?? '', ...recipe.advice],
)

describe('the real content in Southern words', () => {
  const titles = [...dishes, ...materials].map(({ title }) => title)
  const texts = [...new Set([...titles, ...dishes.map(({ summary }) => summary), ...recipeTexts])]

  test('has no Northern name left in a title, but in phrases that stay', () => {
    const stays = [...new Set(lines.flatMap((line) => line.stays))].sort((a, b) => b.length - a.length)
    const left = titles.flatMap((title) => {
      const rest = stays.reduce(
        (text, phrase) => text.replaceAll(phrase, '_'),
        ` ${southernText(title).toLowerCase()} `,
      )
      const words = rest.replace(/[^\p{L}_]+/gu, '  ')
      // "Mận" is in its own Southern name
      return lines
        .filter(
          ({ north, south }) => !` ${south.toLowerCase()} `.includes(` ${north} `) && words.includes(` ${north} `),
        )
        .map(({ north }) => `${title}: ${north}`)
    })
    expect(left).toEqual([])
  })

  test('is said with the changes of many texts, and a second time with none', () => {
    const said = texts.map(southernText)
    expect(said.filter((text, index) => text !== texts[index]).length).toBeGreaterThan(3_000)
    expect(said.filter((text) => southernText(text) !== text)).toEqual([])
  })

  test('tells things apart as before: two materials or dishes have one Southern name only where they have one Northern name', () => {
    for (const named of [dishes, materials]) {
      const north = new Set(named.map(({ title }) => title.toLowerCase()))
      const south = new Set(named.map(({ title }) => southernText(title).toLowerCase()))
      expect(south.size).toBe(north.size)
    }
  })

  test('holds no name that means another thing in the South and would stay', () => {
    // In the South "củ sắn" is what the North calls "củ đậu"
    expect(texts.filter((text) => /(?:^|[^\p{L}])(?:củ sắn|hột vịt)(?!\p{L})/iu.test(text))).toEqual([])
  })

  test('is judged by the rule book alike: what rules look for in titles, they find in the same dishes', () => {
    const rules = JSON.stringify(readHealthRules(folder).rules)
    const patterns = [...rules.matchAll(/"(?:unlessTitle|title)":("(?:[^"\\]|\\.)*")/g)].map(
      ([, pattern = '']): string => JSON.parse(pattern),
    )
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns) {
      const found = (titles: readonly string[]) =>
        titles.flatMap((title, index) => (new RegExp(pattern, 'iu').test(title) ? [index] : []))
      expect([pattern, found(titles.map(southernText))]).toEqual([pattern, found(titles)])
    }
  })
})

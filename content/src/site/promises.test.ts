import { describe, expect, test } from '@jest/globals'
import { realRows as rows } from '../testing/prepared'

const texts = [
  ...rows.articles.map(({ id, plain_text }) => ({ where: `article ${id}`, text: plain_text })),
  ...rows.faqs.map(({ id, answer }) => ({ where: `faq ${id}`, text: answer.replace(/<[^>]+>/g, ' ') })),
]
const groupOf = (title: string) => rows.materials.find((row) => row.title.toLowerCase() === title)?.group_code

/** Where a text tells visitors to exchange a material for another. */
const SWAP = /(?<!\p{L})((?:rau|cá|thịt) [\p{L} ]+?) (?:thì đổi )?sang ((?:rau|cá|thịt) [\p{L} ]+?)(?=[.,;:]|$)/gu

describe('what articles and answers promise', () => {
  const swaps = texts.flatMap(({ where, text }) =>
    [...text.matchAll(SWAP)].map(([, from = '', to = '']) => ({
      where,
      from,
      to,
    })),
  )

  test('names exchanges of materials', () => {
    expect(new Set(swaps.map(({ where }) => where))).toEqual(
      new Set(['article 6005', 'article 7001', 'article 7005', 'faq 9']),
    )
  })

  test.each(swaps)('$where: $from to $to stays in one group, as the change of a material asks', ({ from, to }) => {
    expect(groupOf(from)).toBeDefined()
    expect(groupOf(to)).toBe(groupOf(from))
  })

  test.each([
    ['a PDF of the shopping list', /(?:xuất|tải)[^.]*PDF[^.]*(?:đi chợ|thực đơn)|PDF khổ A3/i],
    ['merged ingredients of the shopping list', /nguyên liệu (?:trùng nhau )?(?:đã )?(?:được )?(?:cộng lại|gộp sẵn)/i],
    ['surveys', /(?:mời|trả lời) (?:trả lời )?khảo sát/i],
    ['to change meat for fish as a material', /đổi (?:một )?nguyên liệu[^.]*thịt[^.]*(?:bằng|sang) cá/i],
  ])('is not %s, which the site does not have', (_, promise) => {
    expect(texts.filter(({ text }) => promise.test(text)).map(({ where }) => where)).toEqual([])
  })

  test('"Ý kiến chuyên gia" holds digests of the editors, and says so', () => {
    const catalog = rows.article_catalogs.find(({ code }) => code === 'y-kien-chuyen-gia')
    expect(catalog?.description).toMatch(/ban biên tập.*không phải lời riêng của một chuyên gia/)
    const digests = rows.articles.filter(({ article_catalog_id }) => article_catalog_id === catalog?.id)
    expect(digests.length).toBeGreaterThan(0)
    for (const { author } of digests) expect(author).toMatch(/^Ban biên tập.*tài liệu của/)
  })

  test('editors who compare with sources are called no reviewers', () => {
    expect(new Set(rows.articles.map(({ reviewer }) => reviewer))).toEqual(new Set(['Ban biên tập']))
  })
})

import { describe, expect, test } from '@jest/globals'
import { findingTitle } from 'shared-contracts/growth-advice'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readGainAdvice, readGrowthAdvice } from '../generate/advice-modules'
import { readHealthRules } from '../rules/read-health-rules'
import { realRows } from '../testing/prepared'

interface Text {
  readonly where: string
  readonly text: string
}

const folder = contentFolder(contentRoot())
const advice = [...readGrowthAdvice(folder), ...readGainAdvice(folder)]

/** All that visitors and staff read: search words and queries may call things otherwise. */
const texts: readonly Text[] = [
  ...realRows.articles.map(({ id, title, summary, plain_text }) => ({
    where: `article ${id}`,
    text: `${title}\n${summary}\n${plain_text}`,
  })),
  ...realRows.faqs.map(({ id, question, answer }) => ({ where: `faq ${id}`, text: `${question}\n${answer}` })),
  ...realRows.dishes.map(({ id, summary, recipe }) => ({
    where: `dish ${id}`,
    text: `${summary}\n${JSON.stringify(recipe)}`,
  })),
  { where: 'self-check', text: JSON.stringify(realRows.consulting_rules) },
  ...advice.map(({ id, text }) => ({ where: `advice ${id}`, text })),
  ...readHealthRules(folder).rules.map(({ id, statement }) => ({ where: `rule ${id}`, text: statement })),
  { where: 'need reasons', text: folder.read('nutrition/need-reasons.csv') ?? '' },
]

const all = texts.map(({ text }) => text).join('\n')

function found(phrase: RegExp): readonly string[] {
  return phrase.test(all) ? texts.filter(({ text }) => phrase.test(text)).map(({ where }) => where) : []
}

describe('no text says', () => {
  test.each<[string, RegExp, string]>([
    ['that a mother is to survive', /sống sót nhẹ nhàng/iu, 'Việc của mẹ lúc này là sống sót nhẹ nhàng.'],
    ['"eat meat" of fish', /(?:cá[^.;,]*|loài )ăn thịt(?!\p{L})(?!,)/iu, 'Cá biển lớn ăn thịt.'],
    ['"dip blandly"', /chấm (?:thật )?nhạt/iu, 'Cá rán nóng, chấm nhạt.'],
    ['that shrimps have bones', /(?<!\p{L})tép(?!\p{L})[^.;,|]*xương/iu, 'Cá nhỏ và tép ăn cả xương.'],
    ['"look at a feed"', /xem (?:trọn )?một cữ bú/iu, 'Bé được xem một cữ bú.'],
    ['"the child of an acute kind"', /(?:trẻ|bé) cấp tính/iu, 'Trẻ cấp tính nặng cần chuyển tuyến.'],
    ['that thin gruel is where a baby begins', /loãng (?:lúc đầu|hay đặc)/iu, 'Bột gà loãng lúc đầu.'],
    ['that liver is eaten twice a week', /gan (?:lợn |gà )?tuần một hai lần/iu, 'Gan lợn tuần một hai lần là vừa.'],
  ])('%s', (_, phrase, wrong) => {
    expect(wrong).toMatch(phrase)
    expect(found(phrase)).toEqual([])
  })

  test('that a baby of six months learns to roll over: it does so at three to six', () => {
    const older = advice.filter(({ audience }) =>
      audience.every((part) => part.stage !== 'child' || part.fromDay >= 181),
    )
    expect(older.length).toBeGreaterThan(20)
    expect(older.filter(({ text }) => /(?<!\p{L})lẫy(?!\p{L})/iu.test(text)).map(({ id }) => id)).toEqual([])
  })
})

describe('one thing has one name', () => {
  test('the severe findings of growth', () => {
    expect((['severely wasted', 'severely stunted', 'severely underweight'] as const).map(findingTitle)).toEqual([
      'Gầy còm mức độ nặng',
      'Thấp còi mức độ nặng',
      'Nhẹ cân mức độ nặng',
    ])
  })

  test.each<[string, RegExp, string]>([
    [
      'gầy còm, thấp còi, nhẹ cân mức độ nặng',
      /(?<!\p{L})(?:gầy|gầy còm|thấp còi|nhẹ cân) nặng(?!\p{L})/iu,
      'gầy nặng',
    ],
    ['nguy cơ thừa cân', /có thể có nguy cơ thừa cân/iu, 'Có thể có nguy cơ thừa cân'],
    ['suy dinh dưỡng mức độ nặng', /suy dinh dưỡng nặng/iu, 'bé suy dinh dưỡng nặng'],
    ['đái tháo đường thai kỳ', /tiểu đường/iu, 'Mẹ có tiểu đường thai kỳ'],
    ['acid folic, acid béo', /a-?xít (?:folic|béo)|axit (?:folic|béo)/iu, 'viên sắt và axit folic'],
    ['sinh non', /(?<!\p{L})đẻ non(?!\p{L})/iu, 'Bé đẻ non'],
    ['sốt cà chua', /(?<!\p{L})xốt(?!\p{L})/iu, 'Cà chua đun thành xốt'],
  ])('%s', (_, second, wrong) => {
    expect(wrong).toMatch(second)
    expect(found(second)).toEqual([])
  })
})

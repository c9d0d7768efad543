import { describe, expect, test } from '@jest/globals'
import { checkContent } from '../check-content'
import { problemText } from '../files/problem'
import { adviceReviewsModule } from '../generate/advice-reviews-module'
import { fixtureFiles, memoryFolder } from '../testing/fixture-content'
import { deskText, reviewDesk } from './review-desk'

const BABY = 'articles/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an.md'
const honey = {
  id: 'honey-under-12-months',
  topic: 'foods',
  risk: 'high',
  audience: [{ stage: 'child', fromDay: 0, toDay: 364 }],
  statement: 'Không mật ong dưới 12 tháng.',
  sources: ['WHO2023'],
}
const advice = {
  id: 'below',
  audience: honey.audience,
  text: 'Đưa bé đi khám ngay.',
  rules: ['honey-under-12-months'],
}
const files = {
  ...fixtureFiles,
  'nutrition/sources.csv': `${fixtureFiles['nutrition/sources.csv']}WHO2023,,Guideline,WHO,2023,\n`,
  'rules/foods.json': `[\n${JSON.stringify(honey)}\n]`,
  'advice/growth.json': `[\n\n${JSON.stringify(advice)}\n]`,
  'site/faq.json': `[
{"id":1,"group":"Chung","question":"Có mất phí?","answer":"Không."},
{"id":2,"group":"Ăn dặm","question":"Mật ong?","health":true,
 "answer":"{{rule:honey-under-12-months}}"}]`,
  [BABY]: (fixtureFiles[BABY] ?? '').replace('Nội dung.', 'Nhớ: {{rule:honey-under-12-months}}'),
}
const contentOf = (changes: Readonly<Record<string, string>> = {}) =>
  checkContent(memoryFolder({ ...files, ...changes }))
const signedBy = (...lines: string[]) => ({
  'reviews.csv': ['subject,version,name,title,date', ...lines, ''].join('\n'),
})
const versionIn = (content: ReturnType<typeof contentOf>, subject: string) =>
  content.subjects.find((each) => each.subject === subject)?.version ?? ''

describe('what a nutritionist must sign', () => {
  test('is rules, articles, answers, advice and menus, by risk, with places', () => {
    const content = contentOf()
    expect(content.problems.map(problemText)).toEqual([])
    const entries = reviewDesk(content.subjects, content.reviews)
    expect(entries.map(({ subject, risk, file, line }) => `${risk} ${subject} ${file}:${line}`)).toEqual([
      'high rule:honey-under-12-months rules/foods.json:2',
      `high article:3001 ${BABY}:1`,
      'high faq:2 site/faq.json:3',
      'high advice:growth:below advice/growth.json:3',
      'high menu:2 nutrition/menus.json:1',
      'medium article:3002 articles/dinh-duong-va-suc-khoe-cho-be/3002-kim-duong.md:1',
      'medium article:3003 articles/dinh-duong-va-suc-khoe-cho-be/3003-chao-ca-hoi.md:1',
      'medium article:9001 articles/tai-lieu-chuyen-mon/9001-chuan.md:1',
      'medium advice:diet:verdict-below advice/diet.json:1',
      'medium advice:diet:verdict-met advice/diet.json:1',
      'medium advice:diet:verdict-partial advice/diet.json:1',
      'medium advice:diet:verdict-low advice/diet.json:1',
      'medium advice:diet:low-eat advice/diet.json:1',
      'medium advice:diet:low-see advice/diet.json:1',
      'medium advice:diet:energy-below advice/diet.json:1',
      'medium advice:diet:salt-not-iodised advice/diet.json:1',
      'medium menu:1 nutrition/menus.json:1',
      'low rule:portion-adults rules/portions.json:1',
    ])
    expect(entries[0]?.toldBy).toEqual(['article:3001', 'faq:2', 'advice:growth:below'])
    const low = reviewDesk(content.subjects, content.reviews, 'low')
    expect(low.map(({ subject }) => subject)).toEqual(['rule:portion-adults'])
  })

  test('is printed with version, state and who tells what', () => {
    const content = contentOf()
    const text = deskText(reviewDesk(content.subjects, content.reviews, 'high'))
    expect(text).toContain('HIGH RISK: 5 of 5 to sign')
    expect(text).toContain(
      `faq:2  version ${versionIn(content, 'faq:2')}  unsigned  content/site/faq.json:3\n  Mật ong?\n  tells rule:honey-under-12-months`,
    )
    expect(text).toContain('told by article:3001, faq:2, advice:growth:below')
  })
})

describe('a signature', () => {
  const version = versionIn(contentOf(), 'faq:2')
  const signature = `faq:2,${version},Lê A,Thạc sĩ dinh dưỡng,2027-01-05`

  test('of the present version is told in the rows and at the desk', () => {
    const content = contentOf(signedBy(signature))
    expect(content.rows.faqs.map(({ review }) => review)).toEqual([
      null,
      { state: 'signed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' },
    ])
    expect(content.rows.menus[0]?.review).toEqual({ state: 'unsigned' })
    expect(deskText(reviewDesk(content.subjects, content.reviews))).toContain(
      'signed by Thạc sĩ dinh dưỡng Lê A on 2027-01-05',
    )
  })

  test('ends when a rule that the text tells is put otherwise', () => {
    const content = contentOf({
      ...signedBy(signature),
      'rules/foods.json': JSON.stringify([{ ...honey, statement: 'Mật ong từ 12 tháng.' }]),
    })
    expect(content.rows.faqs[1]?.review).toMatchObject({ state: 'changed', name: 'Lê A' })
    expect(deskText(reviewDesk(content.subjects, content.reviews))).toContain('changed since the signature of')
  })

  test('of a menu ends when a dish of it has other ingredients', () => {
    const signed = signedBy(`menu:2,${versionIn(contentOf(), 'menu:2')},Lê A,Bác sĩ,2027-01-05`)
    const dishes = (fixtureFiles['nutrition/dishes.csv'] ?? '').replace('gao_te:40', 'gao_te:41')
    expect(contentOf(signed).reviews.get('menu:2')?.state).toBe('signed')
    expect(contentOf({ ...signed, 'nutrition/dishes.csv': dishes }).reviews.get('menu:2')?.state).toBe('changed')
  })

  test('of advice reaches the module of browsers', () => {
    const line = `advice:growth:below,${versionIn(contentOf(), 'advice:growth:below')},Lê 'A',Bác sĩ,2027-01-05`
    expect(adviceReviewsModule(contentOf(signedBy(line)))).toContain(
      "'growth:below': { state: 'signed', name: 'Lê \\'A\\'', title: 'Bác sĩ', date: '2027-01-05' },",
    )
    expect(adviceReviewsModule(contentOf())).toContain('= {}')
  })

  test.each([
    ['of an unknown subject', `faq:9,${version},Lê A,Bác sĩ,2027-01-05`, /^reviews.csv:2: Không có faq:9$/],
    ['of a wrong version', 'faq:2,v1,Lê A,Bác sĩ,2027-01-05', /^reviews.csv:2: version .*"v1"/],
    ['without a name', `faq:2,${version},,Bác sĩ,2027-01-05`, /^reviews.csv:2: name is empty/],
    ['without a day', `faq:2,${version},Lê A,Bác sĩ,hôm qua`, /^reviews.csv:2: date .*"hôm qua"/],
    ['given twice', `${signature}\n${signature}`, /^reviews.csv:3: .*đã được ký/],
  ])('%s is named with its line', (_, line, expected) => {
    expect(contentOf(signedBy(line)).problems.map(problemText).join('\n')).toMatch(expected)
  })
})

test.each([
  [
    'front matter',
    { [BABY]: files[BABY].replace('summary:', 'rules: [nothing]\nsummary:') },
    /3001-.*:5 rules: .*nothing/,
  ],
  [
    'an article',
    { [BABY]: files[BABY].replace('Nhớ: {{rule:honey', 'Nhớ: {{rule:money') },
    /3001-.*:21 rules: .*money-under/,
  ],
  [
    'an answer',
    { 'site/faq.json': files['site/faq.json'].replace('rule:honey', 'rule:money') },
    /faq.json:4 \[1\].rules: .*money/,
  ],
  [
    'advice',
    { 'advice/growth.json': JSON.stringify([{ ...advice, rules: ['money'] }]) },
    /growth.json:1 rules: below: .*money/,
  ],
  [
    'an answer about health that does not say so',
    { 'site/faq.json': files['site/faq.json'].replace('"health":true,', '') },
    /faq.json:3 \[1\].health/,
  ],
])('an unknown rule of %s is named with file and line', (_, changes, expected) => {
  expect(contentOf(changes).problems.map(problemText).join('\n')).toMatch(expected)
})

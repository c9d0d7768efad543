/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { writeContent } from '../../content-import/write-content'
import { type AccountSite, openAccountSite } from '../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite

const files = {
  ...fixtureFiles,
  'nutrition/needs.csv': `objectTypeId,standardId,min,max,need,upper,upperOf,enforce,weekMean,dayMax,reason,source,upperSource,note
2,1,2168,2282,2282,,,hard,,,,NIN2016,,
2,57,1200,2500,1200,2500,,soft,,,,NIN2016,NIN2016,
2,103,20,,27,45,added,soft,,,ironTablets,NIN2016,NIN2016,
`,
}

beforeAll(async () => {
  site = await openAccountSite()
  const content = checkContent(memoryFolder(files))
  expect(content.problems).toEqual([])
  await writeContent(site.database, content)
}, 120_000)
afterAll(() => site.close())

const needsAt = async (query: Record<string, string>) =>
  (
    await site.call('RecommendedDiet/GetRecommendedDietByObjectTypeId', { query: { objectTypeId: '2', ...query } })
  ).data()

describe('RecommendedDiet/GetRecommendedDietByObjectTypeId', () => {
  test('names no standard that GetAllStandard lacks, unless further nutrients are asked for', async () => {
    const listed = (await site.call('Standard/GetAllStandard', {})).data().map(({ standardId }) => standardId)
    const ids = async (query: Record<string, string>) => (await needsAt(query)).map(({ standardId }) => standardId)
    expect(await ids({})).toEqual([1, 57])
    expect((await ids({})).filter((id) => !listed.includes(id))).toEqual([])
    expect(await ids({ extra: 'false' })).toEqual([1, 57])
    expect(await ids({ extra: 'true' })).toEqual([1, 57, 103])
  })

  test('tells what is recommended and safe at most, with sources and reasons, beside the range', async () => {
    const [, calcium, iron] = await needsAt({ extra: 'true' })
    expect(calcium).toEqual({
      standardId: 57,
      min: 1200,
      max: 2500,
      need: 1200,
      recommended: { from: 1200, to: 1200 },
      upper: { amount: 2500, ofAdded: false, source: 'NIN2016' },
      source: 'NIN2016',
    })
    expect(iron).toMatchObject({ reason: 'ironTablets', judged: 'part', upper: { ofAdded: true } })
  })

  test.each([
    [{}, { from: 2260, to: 2282 }],
    [{ activity: 'light' }, { from: 2260, to: 2282 }],
    [{ activity: 'moderate' }, { from: 2540, to: 2560 }],
  ])('with %j the energy need is %j; the range of menus stays', async (query, recommended) => {
    const [energy] = await needsAt(query)
    expect(energy).toMatchObject({ standardId: 1, min: 2168, max: 2282, recommended })
  })
})

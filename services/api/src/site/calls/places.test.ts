/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { realRows } from 'content/testing/prepared'
import { type CallAnswer, callAddresses } from 'shared-contracts/calls'
import { upsert } from '../../content-import/write-content'
import type { Database } from '../../platform/database/open-database'
import { type ApiServer, buildServer } from '../../server/build-server'
import { openTestDatabase } from '../../testing/test-database'

jest.setTimeout(60_000)

let database: Database
let server: ApiServer

beforeAll(async () => {
  database = await openTestDatabase({ filled: false })
  for (const table of ['areas', 'provinces', 'districts', 'wards'] as const) {
    const rows = realRows[table]
    await database.pool.query(upsert(table, Object.keys(rows[0] ?? {})), [JSON.stringify(rows)])
  }
  server = await buildServer({
    ...{ database, logLevel: 'silent', requestsPerMinute: null, watchProcess: false, checkAnswers: true },
  })
}, 60_000)
afterAll(async () => {
  await server.app.close()
  await database.close()
})

type PlaceCall = 'Province/GetAll' | 'District/GetByProvinceId' | 'Ward/GetByProvinceId' | 'Ward/GetByDistrictId'

async function answerOf<C extends PlaceCall>(call: C, id?: number) {
  const { body, headers } = await server.app.inject({ url: `${callAddresses[call].path}?id=${id ?? ''}` })
  const { data }: { data: CallAnswer<C> } = JSON.parse(body)
  return { data, bytes: Buffer.byteLength(body), cached: String(headers['cache-control']) }
}

test('each province answers with all of its wards in the order of a dictionary; what a form loads of it is 15 kB at most', async () => {
  const { data: provinces } = await answerOf('Province/GetAll')
  const vietnamese = new Intl.Collator('vi')
  const found: number[] = []
  for (const { id } of provinces) {
    const wards = await answerOf('Ward/GetByProvinceId', id)
    const districts = await answerOf('District/GetByProvinceId', id)
    const titles = wards.data.map(({ title }) => title)
    expect(titles).toEqual([...titles].sort(vietnamese.compare))
    expect(wards.bytes + districts.bytes).toBeLessThanOrEqual(15_000)
    expect(wards.cached).toMatch(/max-age=[1-9]/)
    found.push(...wards.data.map((ward) => ward.id))
  }
  expect(provinces).toHaveLength(34)
  expect(new Set(found).size).toBe(3321)
  expect(found).toHaveLength(3321)
})

test('wards answer by former district, and provinces with those that became a part of them', async () => {
  const ofBaDinh = (await answerOf('Ward/GetByDistrictId', 1)).data.map(({ title }) => title)
  expect(ofBaDinh).toEqual(['Phường Ba Đình', 'Phường Giảng Võ', 'Phường Ngọc Hà'])
  const { data: provinces } = await answerOf('Province/GetAll')
  expect(provinces.find(({ id }) => id === 37)).toEqual({
    ...{ id: 37, title: 'Tỉnh Ninh Bình', areaId: 2 },
    formerTitles: ['Tỉnh Hà Nam', 'Tỉnh Nam Định'],
  })
  expect(provinces.find(({ id }) => id === 4)).toEqual({ id: 4, title: 'Tỉnh Cao Bằng', areaId: 1 })
})

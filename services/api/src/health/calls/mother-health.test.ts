/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { describe, expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { createHealthSite, MOTHER, STRANGER, WITHDRAWN } from '../testing/health-site'

const { call, reset } = createHealthSite()

describe('a mother', () => {
  const measures = { height: 160, weightBeforePregnancy: 52, pregnancyWeeks: 20, weight: 55.2 }
  const own = (body: object, as = MOTHER) => call('POST', 'CheckMotherHealth', { as, body: { ...measures, ...body } })
  const list = (motherId: number, as = MOTHER) => call('GET', `GetMotherHealthHistory?motherId=${motherId}`, { as })

  test('is judged by the band of her BMI before pregnancy', async () => {
    const { status, data } = await own({})
    expect(status).toBe(200)
    expect(data).toMatchObject({
      bmi: 20.3,
      bmiStatus: 'Normal',
      weightGain: 3.2,
      weightGainMin: 2.75,
      weightGainMax: 3.75,
      weightGainStatus: 'within',
      reason: null,
    })
  })

  test.each([
    [{ weight: 54 }, 'below', null],
    [{ weight: 55.76 }, 'above', null],
    [{ weight: 55.75 }, 'within', null],
    [{ weight: 54.75 }, 'within', null],
    [{ weight: 54.74 }, 'below', null],
    [{ pregnancyWeeks: 13, weight: 53.5 }, 'within', null],
    [{ pregnancyWeeks: 13, weight: 53.51 }, 'above', null],
    [{ pregnancyWeeks: 40, pregnancyDayInWeek: 6, weight: 64.1 }, 'above', null],
    [{ weight: 56 }, 'above', null],
    [{ pregnancyWeeks: 12 }, null, expect.stringContaining('tuần 13')],
    [{ weightBeforePregnancy: undefined }, null, expect.stringContaining('trước khi mang thai')],
  ])('another mother with %j is %p', async (body, weightGainStatus, reason) => {
    const { data } = await call('POST', 'CheckOtherMotherHealth', { body: { ...measures, ...body } })
    expect(data).toMatchObject({ weightGainStatus, reason })
  })

  test.each([
    [5, null],
    [6, 'Normal'],
  ])('%p weeks after birth her BMI is %p', async (weeksAfterBirth, bmiStatus) => {
    const { data } = await call('POST', 'CheckOtherMotherHealth', {
      body: { weight: 55, height: 160, weeksAfterBirth },
    })
    expect(data.bmiStatus).toBe(bmiStatus)
  })

  test.each([
    [{ pregnancyWeeks: 0 }, 'pregnancyWeeks', validationMessages.pregnancyWeeks],
    [{ pregnancyWeeks: 41 }, 'pregnancyWeeks', validationMessages.weighingPastDue],
    [{ pregnancyWeeks: 43 }, 'pregnancyWeeks', validationMessages.weighingPastDue],
    [{ pregnancyDayInWeek: -1 }, 'pregnancyDayInWeek', validationMessages.pregnancyDays],
    [{ pregnancyDayInWeek: 7 }, 'pregnancyDayInWeek', validationMessages.pregnancyDays],
  ])('is refused with %j at its field, in her book and without one', async (body, field, message) => {
    const refusal = { field, code: expect.any(String), message }
    for (const call_ of ['CheckMotherHealth', 'CheckOtherMotherHealth']) {
      const { status, errors } = await call('POST', call_, { body: { ...measures, ...body } })
      expect([status, errors]).toEqual([422, [refusal]])
    }
  })

  test.each([[{ pregnancyWeeks: 1 }], [{ pregnancyWeeks: 40, pregnancyDayInWeek: 6 }], [{ pregnancyDayInWeek: 0 }]])(
    'may be weighed with %j',
    async (body) => {
      expect((await call('POST', 'CheckOtherMotherHealth', { body: { ...measures, ...body } })).status).toBe(200)
    },
  )

  test.each([
    [
      { fetusCount: 2, weight: 57.25 },
      { weightGainMin: 5.254, weightGainMax: 8.563, weightGainStatus: 'below' },
    ],
    [{ fetusCount: 2, weight: 57.26 }, { weightGainStatus: 'within' }],
    [{ fetusCount: 2, weight: 60.57 }, { weightGainStatus: 'above' }],
    [
      { fetusCount: 2, weightBeforePregnancy: 64, weight: 72, pregnancyWeeks: 37 },
      { weightGainMin: 14.1, weightGainMax: 22.7 },
    ],
    [
      { fetusCount: 2, weightBeforePregnancy: 76.8, weight: 90, pregnancyWeeks: 38 },
      { weightGainMin: 11.3, weightGainMax: 19.1 },
    ],
    [
      { fetusCount: 2, weightBeforePregnancy: 47.232 },
      { weightGain: 7.968, weightGainMin: null, weightGainStatus: null, reason: expect.stringContaining('dưới 18,5') },
    ],
    [
      { fetusCount: 3 },
      { weightGain: 3.2, weightGainMax: null, weightGainStatus: null, reason: expect.stringContaining('từ ba bé') },
    ],
    [{ fetusCount: 1 }, { weightGainStatus: 'within', reason: null }],
  ])('another mother with %j is judged by the range of so many children', async (body, expected) => {
    const { status, data } = await call('POST', 'CheckOtherMotherHealth', { body: { ...measures, ...body } })
    expect([status, data]).toEqual([200, expect.objectContaining(expected)])
  })

  test.each([[0], [4], [1.5], ['2'], [null]])('carries one, two, three or more, not %p', async (fetusCount) => {
    for (const name of ['CheckMotherHealth', 'CheckOtherMotherHealth']) {
      const { status, errors } = await call('POST', name, { body: { ...measures, fetusCount } })
      expect([status, errors]).toEqual([
        422,
        [{ field: 'fetusCount', code: expect.any(String), message: 'Chỉ nhận: 1, 2, 3.' }],
      ])
    }
  })

  test('is judged in her history by what she said at each weighing; one child where she said nothing', async () => {
    await own({ checkDate: '2026-05-10', pregnancyTime: 2, pregnancyWeeks: 17 })
    await own({ checkDate: '2026-05-31', pregnancyTime: 2, fetusCount: 2, weight: 58 })
    const { data } = await call('GET', `GetMotherHealthHistory?motherId=${MOTHER}&pregnancyTime=2`)
    expect(data).toMatchObject([
      { fetusCount: 1, weightGainMax: 2.786 },
      { fetusCount: 2, weightGainMax: 8.563, weightGainStatus: 'within' },
    ])
    // The same day again, put right.
    expect((await own({ checkDate: '2026-05-31', pregnancyTime: 2, weight: 58 })).data.fetusCount).toBe(1)
    await call('DELETE', 'ResetMotherHealthHistory?pregnancyTime=2')
  })

  test('logs weighings of this year and the last one', async () => {
    const old = await own({ checkDate: '2024-12-31' })
    expect([old.status, old.errors]).toEqual([
      422,
      [{ field: 'checkDate', code: expect.any(String), message: validationMessages.checkDayTooOld }],
    ])
    const other = await call('POST', 'CheckOtherMotherHealth', { body: { ...measures, checkDate: '2024-12-31' } })
    expect(other.status).toBe(200)
  })

  test('sees her own history alone', async () => {
    expect((await list(MOTHER)).data).toHaveLength(1)
    expect((await list(MOTHER, STRANGER)).code).toBe('mother_is_not_yours')
    expect((await list(STRANGER, STRANGER)).data).toEqual([])
  })

  test('needs consent, and plausible figures', async () => {
    expect((await own({}, WITHDRAWN)).code).toBe('consent_required')
    const { errors } = await own({ weight: 5520, height: 1.6 })
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['weight', 'height'])
  })

  test('can be reset and restored', async () => {
    expect((await call('GET', 'ResetMotherHealthHistory')).status).toBe(400)
    await reset('ResetMotherHealthHistory')
    expect((await list(MOTHER)).data).toEqual([])
    expect((await call('POST', 'RestoreMotherHealthHistory', { body: {} })).data).toEqual({ restored: 1 })
    expect((await list(MOTHER)).data).toHaveLength(1)
  })
})

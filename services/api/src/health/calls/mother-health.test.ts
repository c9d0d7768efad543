/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { describe, expect, test } from '@jest/globals'
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
    [{ pregnancyWeeks: 41, weight: 64.1 }, null, expect.stringContaining('tuần 40')],
    [{ pregnancyWeeks: 42, weight: 64.1 }, null, expect.stringContaining('tuần 40')],
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

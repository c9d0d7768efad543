/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { describe, expect, test } from '@jest/globals'
import { addDays } from 'shared-contracts/ages'
import type { CallAnswer, FieldError } from 'shared-contracts/calls'
import { judgedMeasures, type MeasureScore } from 'shared-contracts/growth'
import { referenceCases } from 'shared-contracts/growth/testing'
import { visitAdvice, visitFindings } from 'shared-contracts/growth-advice'
import { validationMessages } from 'shared-contracts/validation'
import { CHILD, createHealthSite, STRANGER, TODAY, WITHDRAWN } from '../testing/health-site'

const { call, reset, check, checkOther, history, database, setNow } = createHealthSite()

describe("another child, against the answers of WHO's package", () => {
  /** Days can be told by dates; ages of exactly 60 months and unknown ones can't, and impossible measures are refused. */
  const tellable = referenceCases.flatMap((reference) => {
    const { ageInDays, weight, length } = reference.measures
    if (ageInDays === null || ageInDays === 1826.25 || weight === null || length === null) return []
    const possible = weight >= 0.9 && weight <= 58 && length >= 38 && length <= 150
    return possible ? [{ ...reference, days: Math.floor(ageInDays + 0.5) }] : []
  })

  test('can ask for all but fourteen', () => {
    expect(referenceCases.length - tellable.length).toBe(14)
  })

  test('answers every one exactly', async () => {
    for (const { id, measures, days, zScores, implausible } of tellable) {
      const { status, data } = await call('POST', 'CheckOtherChildHealth', {
        body: {
          gender: measures.sex,
          dayOfBirth: addDays(TODAY, -days),
          checkDate: TODAY,
          weight: measures.weight,
          height: measures.length,
          measuredLying: measures.lying,
          oedema: measures.oedema,
          confirmed: true,
        },
      })
      const [length, weight, weightForLength, bmi] = data.assessments
      expect([id, status, length.zScore, weight.zScore, weightForLength.zScore, bmi.zScore]).toEqual([
        id,
        200,
        zScores.length,
        zScores.weight,
        zScores.weightForLength,
        zScores.bmi,
      ])
      expect([id, length, weight, weightForLength, bmi].map((score) => score.implausible ?? id)).toEqual([
        id,
        implausible.length,
        implausible.weight,
        implausible.weightForLength,
        implausible.bmi,
      ])
    }
  })
})

describe('another child', () => {
  test('is for logged-in users', async () => {
    const { status } = await call('POST', 'CheckOtherChildHealth', { as: null, body: {} })
    expect(status).toBe(401)
  })

  test('answers without a score, and without an error, past the standard and for missing measures', async () => {
    const past = await checkOther({ dayOfBirth: '2020-01-01', weight: 18, height: 110 })
    expect(past.status).toBe(200)
    expect(past.data.assessments.map((score: { reason: string }) => score.reason)).toEqual(
      Array(4).fill('past-standard'),
    )
    const noWeight = await checkOther({ height: 75 })
    expect(noWeight.data.assessments.map((score: { reason: string | null }) => score.reason)).toEqual([
      null,
      'missing-measure',
      'missing-measure',
      'missing-measure',
    ])
  })

  test.each([
    [{ weight: 8500 }, 'weight', validationMessages.childWeight],
    [{ weight: 0 }, 'weight', validationMessages.childWeight],
    [{ height: 0.75 }, 'height', validationMessages.childLength],
    [{ height: 200 }, 'height', validationMessages.childLength],
    [{ weight: 75, height: 9 }, 'weight', validationMessages.measuresSwapped],
    [{ checkDate: '2026-06-02' }, 'checkDate', validationMessages.checkDayInFuture],
    [{ checkDate: '0000-01-01' }, 'checkDate', validationMessages.checkDayTooEarly],
    [{ checkDate: '2025-05-31' }, 'checkDate', validationMessages.checkDayBeforeBirth],
    [{ dayOfBirth: '2026-06-02' }, 'dayOfBirth', validationMessages.birthDayInFuture],
    [{ headCircumference: 5 }, 'headCircumference', validationMessages.head],
    [{ weight: 'tám' }, 'weight', expect.any(String)],
    [{ dayOfBirth: '2025-02-29' }, 'dayOfBirth', expect.any(String)],
  ])('refuses %j at its field', async (body, field, message) => {
    const { status, errors } = await checkOther(body)
    expect(status).toBe(422)
    expect(errors).toContainEqual({ field, code: expect.any(String), message })
  })

  test.each([
    ['2024-02-29', '2025-02-28', 365, 11],
    ['2024-02-29', '2025-03-01', 366, 12],
    ['2024-02-29', '2024-02-29', 0, 0],
  ])('reckons a child born on %s on %s to be %p days, %p months old', async (dayOfBirth, checkDate, days, months) => {
    const { data } = await checkOther({ dayOfBirth, checkDate, weight: 9, height: 74, confirmed: true })
    expect([data.ageInDays, data.ageInMonths]).toEqual([days, months])
  })

  test.each([
    [1825, null],
    [1826, null],
    [1827, 'past-standard'],
  ])('on day %p the reason is %p', async (days, reason) => {
    const { status, data } = await checkOther({ dayOfBirth: addDays(TODAY, -days), weight: 18, height: 108 })
    expect([status, data.assessments[0].reason, data.assessments[3].reason]).toEqual([200, reason, reason])
  })

  test('tells the corrected age of a preterm child beside the official figures', async () => {
    const { data } = await checkOther({ dayOfBirth: '2026-03-01', weight: 4, height: 52, gestationWeeks: 34 })
    expect([data.ageInDays, data.correctedAgeInDays]).toEqual([92, 50])
    expect(data.correctedAssessments[1].zScore).toBeGreaterThan(data.assessments[1].zScore)
  })

  test('below 181 days is answered so that no advice names food or drink, and every low weight is urgent', async () => {
    const food = /(?<!\p{L})(?:ăn|uống|nước|sữa|cháo|bột|cơm|thìa|bữa|dầu|thịt|cá|trứng|rau|quả|đường|muối)(?!\p{L})/iu
    const told: string[] = []
    const late: unknown[] = []
    for (const days of [0, 30, 90, 180])
      for (const weight of [1.5, 2.4, 3.5, 4.5, 6, 8, 11])
        for (const height of [45, 50, 56, 62, 70])
          for (const flags of [{}, { oedema: true }, { dangerSigns: true }, { gestationWeeks: 32 }]) {
            const visit = { oedema: false, dangerSigns: false, ...flags }
            const body = { dayOfBirth: addDays(TODAY, -days), weight, height, confirmed: true, ...visit }
            const { data } = await checkOther(body)
            const advice = visitAdvice({ ...data, ...visit, weight }, [])
            if (advice === null) throw new Error(JSON.stringify(body))
            told.push(advice.verdict, ...advice.advice.map(({ text }) => text))
            const isLow = judgedMeasures<MeasureScore>(data).some(
              ({ measureTypeName, zScore }) => measureTypeName !== 'LengthForAge' && zScore !== null && zScore < -2,
            )
            if ((isLow || visit.oedema || visit.dangerSigns) && advice.urgency !== 'see now') late.push(body)
          }
    expect(told.length).toBeGreaterThan(1000)
    expect(told.filter((text) => food.test(text))).toEqual([])
    expect(late).toEqual([])
  })

  test.each([
    [{ weight: 32, dayOfBirth: TODAY }, ['weight'], validationMessages.doubtfulWeight],
    [{ weight: 72 / 10, height: 50 }, ['height'], validationMessages.doubtfulHeight],
    [{ weight: 9, headCircumference: 60 }, ['headCircumference'], validationMessages.doubtfulHead],
    // Far too early for 3 kg and term at once: seven weeks before the day that was due only what no newborn has is asked about.
    [{ weight: 20, dayOfBirth: TODAY, gestationWeeks: 33 }, ['weight'], validationMessages.doubtfulWeight],
  ])('asks about %j before it is judged', async (body, fields, message) => {
    const { status, errors } = await checkOther(body)
    expect([status, errors]).toEqual([422, fields.map((field) => ({ field, code: 'unconfirmed_measure', message }))])
    const { data } = await checkOther({ ...body, confirmed: true })
    expect(data.doubtful).toEqual(fields)
  })

  test('does not ask about the measures of a child born far too early', async () => {
    const { status } = await checkOther({ weight: 1.1, height: 38, dayOfBirth: TODAY, gestationWeeks: 28 })
    expect(status).toBe(200)
  })

  test('stores nothing', async () => {
    const rows = await database().query.selectFrom('childHealthChecks').selectAll().execute()
    expect(rows).toEqual([])
  })
})

describe("a user's own child", () => {
  test('has one record a day, the last one written', async () => {
    await check({ checkDate: '2026-05-01', weight: 8.9, height: 73 })
    await check({ weight: 9.9, height: 74 })
    const again = await check({ weight: 9.1, height: 74, measuredLying: true, dangerSigns: true })
    expect(again.status).toBe(200)
    expect((await history()).map((item: { weight: number }) => item.weight)).toEqual([8.9, 9.1])
    expect(again.data).toMatchObject({
      childId: CHILD,
      ageInDays: 365,
      ageInMonths: 12,
      measuredLying: true,
      dangerSigns: true,
    })
  })

  test('wants at least one measure', async () => {
    const { status, errors } = await check({ oedema: false })
    expect([status, errors[0].field, errors[0].message]).toEqual([422, 'weight', validationMessages.noMeasure])
  })

  test('is closed to others, everywhere', async () => {
    const answers = [
      await check({ weight: 9, height: 74 }, STRANGER),
      await call('GET', `GetChildrenHealthHistory?childId=${CHILD}`, { as: STRANGER }),
      await reset(`ResetChildHealthHistory?childId=${CHILD}`, STRANGER),
      await call('POST', 'RestoreChildHealthHistory', { as: STRANGER, body: { childId: CHILD } }),
      await call('DELETE', `DeleteChildCheck?childId=${CHILD}&id=1`, { as: STRANGER }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(5).fill([403, 'child_is_not_yours']))
    expect(await history()).toHaveLength(2)
  })

  test('takes nothing new without consent, but shows and deletes what is there', async () => {
    const refused = await check({ weight: 9, height: 74 }, WITHDRAWN)
    expect([refused.status, refused.code]).toEqual([403, 'consent_required'])
    expect(await history(WITHDRAWN)).toHaveLength(2)
  })

  test('loses one check and gets it back', async () => {
    const [first] = await history()
    const gone = await call('DELETE', `DeleteChildCheck?childId=${CHILD}&id=${first.id}`)
    expect(gone.data).toEqual({ cleared: 1, restorableUntil: '2026-07-01' })
    expect(await history()).toHaveLength(1)
    const again = await call('DELETE', `DeleteChildCheck?childId=${CHILD}&id=${first.id}`)
    expect(again.status).toBe(404)
    await call('POST', 'RestoreChildHealthHistory', { body: { childId: CHILD } })
    expect(await history()).toHaveLength(2)
  })

  test('is not reset by an address alone: a link followed or put into another page sends no header', async () => {
    const address = `ResetChildHealthHistory?childId=${CHILD}`
    const wrong: Record<string, string>[] = [{}, { 'x-requested-change': 'yes' }]
    for (const headers of wrong) {
      const answer = await call('GET', address, { headers })
      expect(answer).toMatchObject({ status: 400, code: 'bad_request' })
      expect(JSON.stringify(answer)).toContain('x-requested-change: reset')
    }
    expect((await call('GET', address, { as: null, headers: { 'x-requested-change': 'reset' } })).status).toBe(401)
    expect(await history()).toHaveLength(2)
  })

  test('can be reset and restored until the thirtieth day', async () => {
    const resetChild = () => reset(`ResetChildHealthHistory?childId=${CHILD}`)
    const restore = () => call('POST', 'RestoreChildHealthHistory', { body: { childId: CHILD } })
    expect((await resetChild()).data.cleared).toBe(2)
    expect(await history()).toEqual([])
    setNow('2026-07-01T03:00:00Z')
    expect((await restore()).data).toEqual({ restored: 2 })
    await resetChild()
    setNow('2026-08-01T03:00:00Z')
    expect((await restore()).data).toEqual({ restored: 0 })
    // Clearing anything deletes for good what can no longer be restored.
    await resetChild()
    expect(await database().query.selectFrom('childHealthChecks').selectAll().execute()).toEqual([])
    setNow('2026-06-01T03:00:00Z')
  })

  test('keeps a new check when an old one of its day is restored', async () => {
    await check({ weight: 9, height: 74 })
    await reset(`ResetChildHealthHistory?childId=${CHILD}`)
    await check({ weight: 9.4, height: 74 })
    const { data } = await call('POST', 'RestoreChildHealthHistory', { body: { childId: CHILD } })
    expect(data).toEqual({ restored: 0 })
    expect((await history()).map((item: { weight: number }) => item.weight)).toEqual([9.4])
  })

  test('stores a measure that no child has only when it is confirmed, and gives nothing of that visit a class', async () => {
    const slip = { checkDate: '2026-05-10', weight: 32, height: 74, atBirth: { weight: 32, height: 49.5 } }
    const refused = await check(slip)
    expect([refused.status, refused.errors.map(({ field, code }: FieldError) => [field, code])]).toEqual([
      422,
      ['weight', 'atBirth.weight'].map((field) => [field, 'unconfirmed_measure']),
    ])
    expect(await history()).toHaveLength(1)

    expect((await check({ ...slip, confirmed: true })).status).toBe(200)
    const checks: CallAnswer<'HealthCheck/GetChildrenHealthHistory'> = await history()
    const doubted = checks.filter(({ weight }) => weight === 32)
    expect(doubted.map(({ doubtful, bmiStatus }) => [doubtful, bmiStatus])).toEqual(Array(2).fill([['weight'], null]))
    expect(
      doubted.flatMap(({ assessments }) => assessments.flatMap(({ classification }) => classification ?? [])),
    ).toEqual([])
    for (const each of doubted) expect(visitAdvice(each, [])?.verdict).toMatch(/^Chưa đánh giá được/)
    // The next visit is judged as if they were not there: nobody lost 22 kg.
    const newest = checks.at(-1)
    expect(newest && visitFindings(newest, checks.slice(0, -1))).toEqual(['normal'])
  })
})

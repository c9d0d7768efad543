/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { beforeEach, expect, test } from '@jest/globals'
import type { CallAnswer, FieldError } from 'shared-contracts/calls'
import { validationMessages } from 'shared-contracts/validation'
import { BROTHER, CHILD, createHealthSite, MOTHER, NEWBORN, STRANGER, WITHDRAWN } from '../testing/health-site'

type Check = CallAnswer<'HealthCheck/CheckChildHealth'>

const { call, check, checkOther, history, database } = createHealthSite()

const move = (id: number, body: object = {}, as = MOTHER) =>
  call('POST', 'MoveChildCheck', { as, body: { childId: CHILD, id, toChildId: BROTHER, ...body } })
const ofBrother = (body: object) => check({ childId: BROTHER, ...body })
const idsOf = async (childId: number) => (await history(MOTHER, childId)).map(({ id }: Check) => id)

beforeEach(async () => {
  await database().pool.query('delete from child_health_checks')
})

/** A visit of the brother that was entered in his sister's book. */
async function entered(body: object = {}): Promise<Check> {
  const visit = { checkDate: '2026-05-20', weight: 14.2, height: 95, dangerSigns: true, confirmed: true, ...body }
  return (await check(visit)).data
}

test('a visit goes to the other child as it was measured, and is judged by that child', async () => {
  const visit = await entered()
  const { status, data } = await move(visit.id)
  const { weight, height, measuredLying, checkDate } = visit
  const judged = await checkOther({ gender: 0, dayOfBirth: '2023-05-01', checkDate, weight, height, dangerSigns: true })
  expect(status).toBe(200)
  expect(data).toEqual({
    ...judged.data,
    ...{ id: visit.id, childId: BROTHER, checkDate, weight, height, measuredLying, dangerSigns: true, oedema: false },
    ...{ headCircumference: null, armCircumference: null, gestationWeeks: null, gestationDayInWeek: null },
  })
  expect(data.assessments).not.toEqual(visit.assessments)
  expect([await history(), await history(MOTHER, BROTHER)]).toEqual([[], [data]])
})

test('sent again it stays where it is; sent back it is as it was', async () => {
  const visit = await entered({ gestationWeeks: 34, gestationDayInWeek: 2 })
  await ofBrother({ checkDate: '2026-04-01', weight: 14, height: 94.5 })
  const moved = await move(visit.id)
  expect([moved.status, moved.data.gestationWeeks]).toEqual([200, null])
  expect(await move(visit.id)).toEqual(moved)
  const back = await move(visit.id, {
    ...{ childId: BROTHER, toChildId: CHILD, confirmed: true },
    gestation: { weeks: visit.gestationWeeks, dayInWeek: visit.gestationDayInWeek },
  })
  expect([back.status, back.data]).toEqual([200, visit])
  expect(await history()).toEqual([visit])
})

test('weeks at birth are those of the child it goes to', async () => {
  await check({ checkDate: '2026-04-01', weight: 8.8, height: 72, gestationWeeks: 33 })
  const first = await entered({ gestationWeeks: 33 })
  expect((await move(first.id)).data.gestationWeeks).toBeNull()
  await ofBrother({ checkDate: '2026-05-28', weight: 14.3, height: 95.2, gestationWeeks: 36 })
  const second = await entered({ checkDate: '2026-05-21', gestationWeeks: 33 })
  expect((await move(second.id)).data.gestationWeeks).toBe(36)
})

test('a day that the other child has a visit of is refused, and both stay', async () => {
  const visit = await entered()
  const { data: own } = await ofBrother({ checkDate: visit.checkDate, weight: 14, height: 95 })
  const refused = await move(visit.id)
  expect([refused.status, refused.code]).toEqual([409, 'day_has_check'])
  expect([await idsOf(CHILD), await idsOf(BROTHER)]).toEqual([[visit.id], [own.id]])
  // A visit that was deleted takes no day.
  await call('DELETE', `DeleteChildCheck?childId=${BROTHER}&id=${own.id}`)
  expect((await move(visit.id)).status).toBe(200)
  // Nor does what was deleted come back beside it.
  expect((await call('POST', 'RestoreChildHealthHistory', { body: { childId: BROTHER } })).data).toEqual({
    restored: 0,
  })
})

test('of two children who are given a visit of one day at once, one gets it', async () => {
  const visit = await entered()
  const [moved, saved] = await Promise.all([
    move(visit.id),
    ofBrother({ checkDate: visit.checkDate, weight: 14, height: 95 }),
  ])
  expect([200, 409]).toContain(moved.status)
  expect([saved.status, (await idsOf(BROTHER)).length]).toEqual([200, 1])
})

test('a day before birth is refused at its field, and an unusual measure asks first', async () => {
  const early = await entered({ checkDate: '2026-05-10', weight: 9, height: 74 })
  const before = await move(early.id, { toChildId: NEWBORN, confirmed: true })
  expect([before.status, before.errors]).toEqual([
    422,
    [{ field: 'checkDate', code: 'invalid_value', message: validationMessages.checkDayBeforeBirth }],
  ])
  const visit = await entered({ checkDate: '2026-05-25', weight: 9, height: 74 })
  const asked = await move(visit.id, { toChildId: NEWBORN })
  expect([asked.status, asked.errors.map(({ code }: FieldError) => code)]).toEqual([
    422,
    ['unconfirmed_measure', 'unconfirmed_measure'],
  ])
  expect((await move(visit.id, { toChildId: NEWBORN, confirmed: true })).data.doubtful).toEqual(['weight', 'height'])
})

test('nothing moves to, from or for somebody else, without consent, or from where it is not', async () => {
  const visit = await entered()
  const answers = [
    await move(visit.id, { toChildId: 99 }),
    await move(visit.id, { childId: 99 }),
    await move(visit.id, {}, STRANGER),
    await move(visit.id, {}, WITHDRAWN),
    await move(visit.id + 1),
    await move(visit.id, { childId: NEWBORN }),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [403, 'child_is_not_yours'],
    [403, 'child_is_not_yours'],
    [403, 'child_is_not_yours'],
    [403, 'consent_required'],
    [404, 'check_does_not_exist'],
    [404, 'check_does_not_exist'],
  ])
  await call('DELETE', `DeleteChildCheck?childId=${CHILD}&id=${visit.id}`)
  expect((await move(visit.id)).status).toBe(404)
})

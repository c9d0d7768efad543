/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { validationMessages } from 'shared-contracts/validation'
import { type AccountSite, openAccountSite, registration } from '../testing/account-site'

jest.setTimeout(120_000)

const lines: string[] = []
let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({}, null, { write: (line) => void lines.push(line) })
  // Rules of the database that no rule of the calls knows.
  for (const rule of [
    'alter table users add constraint users_full_name_check1 check (length(full_name) < 20)',
    'alter table users alter column birth_year set not null',
    'alter table users alter column birth_year set default 1990',
    'create unique index one_of_a_year on users (birth_year) where birth_year = 1991',
    'alter table user_contacts alter column title type varchar(5)',
    'alter table user_contacts add check (title <> full_name)',
  ]) {
    await sql.raw(rule).execute(site.database.query)
  }
}, 120_000)
afterAll(() => site.close())

const register = (userName: string, more: Parameters<typeof registration>[1]) =>
  site.call('User/Register', { body: registration(userName, { dayOfBirth: '1990', ...more }) })
const contact = (fullName: string, title: string) =>
  site.call('UserContact/AddNew', { body: { fullName, email: 'a@b.vn', title, content: 'Xin chào' } })

test('a column that refuses a value is named as the field', async () => {
  const field = { code: 'invalid_value', message: validationMessages.valueRefused }
  const long = await register('dai@example.vn', { fullName: 'Nguyễn Thị Phương Lan Anh' })
  expect(long).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ field: 'fullName', ...field }] })
  const empty = await register('trong@example.vn', { dayOfBirth: '' })
  expect(empty).toMatchObject({ status: 422, errors: [{ field: 'birthYear', ...field }] })
})

test('a rule over a row, and a value without a column, name no field', async () => {
  expect(await contact('Lan', 'Lan')).toMatchObject({ status: 422, code: 'validation_failed', errors: [] })
  expect(await contact('Lan', 'Câu hỏi')).toMatchObject({ status: 422, code: 'validation_failed', errors: [] })
  expect((await contact('Lan', 'Hỏi')).status).toBe(200)
})

test('what somebody else has already is a conflict', async () => {
  expect((await register('mot@example.vn', { dayOfBirth: '1991' })).status).toBe(200)
  expect(await register('hai@example.vn', { dayOfBirth: '1991' })).toMatchObject({ status: 409, code: 'conflict' })
})

test('fields that no form has write no column', async () => {
  const send = (more: object) =>
    site.server.app.inject({
      method: 'POST',
      url: '/api/User/Register',
      payload: { ...registration('them@example.vn', { dayOfBirth: '1992' }), ...more },
    })
  const columns = {
    id: 7_777,
    staffApproved: true,
    emailConfirmedAt: '2026-01-01',
    disabled: true,
    createdAt: '2020-01-01',
  }
  expect((await send({ ...columns, userType: 99 })).statusCode).toBe(422)
  expect(
    (await send({ ...columns, user_type: 99, staff_approved: true, email_confirmed_at: '2026-01-01' })).statusCode,
  ).toBe(200)
  const row = await site.database.query
    .selectFrom('users')
    .select(['id', 'userType', 'staffApproved', 'emailConfirmedAt', 'disabled', 'createdAt'])
    .where('email', '=', 'them@example.vn')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    id: expect.any(Number),
    userType: 0,
    staffApproved: false,
    emailConfirmedAt: null,
    disabled: false,
    createdAt: site.clock.now,
  })
  expect(row.id).not.toBe(7_777)
})

test('the log tells the constraint and nothing of the row, so that the missing rule is written', () => {
  expect(lines.filter((line) => line.includes('users_full_name_check1'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('Phương Lan Anh')
})

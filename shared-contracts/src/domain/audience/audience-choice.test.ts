import { expect, test } from '@jest/globals'
import { addDays, parseCalendarDay } from '../ages/index'
import { type Audience, audienceCode } from './audience'
import { audienceChoice } from './audience-choice'
import type { ToldAudience } from './told-audience'

const today = parseCalendarDay('2026-11-22')
if (today === null) throw new Error('no day')

const asked: Audience = { kind: 'week', week: 30 }
const told: ToldAudience = { kind: 'pregnancy', week: 20, asOf: addDays(today, -7) }
const own = [
  { key: 'week', title: 'Mẹ mang thai tuần 23', audience: { kind: 'week', week: 23 } as const },
  { key: 'child-7', title: 'Gạo (Bé 14 tháng)', audience: { kind: 'child', months: 14 } as const },
]
const nothing = { asked: null, told: null, own: [], today }

test.each([
  ['the address first', { ...nothing, asked, told, own }, 'tuan-30', 'address'],
  ['then what was said on the device, as it is today', { ...nothing, told, own }, 'tuan-21', 'device'],
  ['then the first of the family', { ...nothing, own }, 'tuan-23', 'profile'],
  ['nobody said', nothing, null, 'default'],
  [
    'somebody of the family',
    { ...nothing, own, told: { kind: 'own', key: 'child-7' } as const },
    'be-14-thang',
    'device',
  ],
  ['who left the family', { ...nothing, own, told: { kind: 'own', key: 'child-8' } as const }, 'tuan-23', 'profile'],
  [
    'a birthday that is still to come',
    { ...nothing, own, told: { kind: 'birthday', birthDay: addDays(today, 1) } as const },
    'tuan-23',
    'profile',
  ],
])('%s', (_, known, code, by) => {
  const choice = audienceChoice(known)
  expect([choice.audience && audienceCode(choice.audience), choice.by, choice.asks]).toEqual([code, by, null])
})

test.each([
  [{ kind: 'pregnancy', week: 40, asOf: addDays(today, -20) } as const, 'born'],
  [{ kind: 'birthday', birthDay: addDays(today, -2000) } as const, 'grown'],
])('what has passed since asks the visitor: %j', (past, asks) => {
  expect(audienceChoice({ ...nothing, told: past, own })).toEqual({ audience: null, by: 'device', member: null, asks })
})

test.each([
  [{ ...nothing, own }, 'week'],
  [{ ...nothing, own, told: { kind: 'own', key: 'child-7' } as const }, 'child-7'],
  [{ ...nothing, own, asked: { kind: 'child', months: 14 } as const }, 'child-7'],
  [{ ...nothing, own, told: { kind: 'pregnancy', week: 23, asOf: today } as const }, 'week'],
  [{ ...nothing, own, asked }, null],
  [nothing, null],
])('somebody of the family is known as such: %j', (known, member) => {
  expect(audienceChoice(known).member).toBe(member)
})

import { expect, test } from '@jest/globals'
import { addDays, parseCalendarDay } from '../ages/index'
import { chooseStage } from './choose-stage'
import type { Member } from './family'
import { type AddressStage, type Stage, stageCode } from './stage'
import type { ToldStage } from './told-stage'

const today = parseCalendarDay('2026-11-22')
if (today === null) throw new Error('no day')

const asked: AddressStage = { kind: 'week', week: 30 }
const told: ToldStage = { kind: 'pregnancy', week: 20, asOf: addDays(today, -7) }
const known = { name: null, objectTypeId: null, none: null, asks: null }
const own: readonly Member[] = [
  { ...known, key: 'me', stage: { kind: 'week', week: 23 } },
  { ...known, key: 'child-7', name: 'Gạo', stage: { kind: 'child', months: 14 } },
]
const unknown: Member = { ...known, key: 'me', stage: null, none: 'weeks-unknown', asks: 'weeks' }
const grown: Member = { ...known, key: 'child-9', name: 'Bin', stage: null, none: 'grown' }
const pastTerm: Member = { ...known, key: 'me', stage: { kind: 'past-term' }, objectTypeId: 4, asks: 'born' }
const code = (stage: Stage | null) => stage && (stage.kind === 'past-term' ? stage.kind : stageCode(stage))
const nothing = { asked: null, told: null, members: [], today }

test.each([
  ['the address first', { ...nothing, asked, told, members: own }, 'tuan-30', 'address'],
  ['then what was said on the device, as it is today', { ...nothing, told, members: own }, 'tuan-21', 'device'],
  ['then the first of the family', { ...nothing, members: own }, 'tuan-23', 'profile'],
  ['nobody said', nothing, null, 'default'],
  [
    'somebody of the family',
    { ...nothing, members: own, told: { kind: 'own', key: 'child-7' } as const },
    'be-14-thang',
    'device',
  ],
  [
    'who left the family',
    { ...nothing, members: own, told: { kind: 'own', key: 'child-8' } as const },
    'tuan-23',
    'profile',
  ],
  [
    'a birthday that is still to come',
    { ...nothing, members: own, told: { kind: 'birthday', birthDay: addDays(today, 1) } as const },
    'tuan-23',
    'profile',
  ],
])('%s', (_, given, expected, by) => {
  const choice = chooseStage(given)
  expect([code(choice.stage), choice.by, choice.asks]).toEqual([expected, by, null])
})

test('a child who was told and has grown past sixty months asks for another', () => {
  const told = { kind: 'birthday', birthDay: addDays(today, -2000) } as const
  expect(chooseStage({ ...nothing, told, members: own })).toEqual({
    stage: null,
    by: 'device',
    member: null,
    asks: 'grown',
  })
})

test('past term is the same, told or by profile: it asks whether the child was born', () => {
  const told = { kind: 'pregnancy', week: 40, asOf: addDays(today, -20) } as const
  const stage = { kind: 'past-term' } as const
  expect(chooseStage({ ...nothing, told, members: own })).toEqual({ stage, by: 'device', member: null, asks: 'born' })
  const ofProfile = { stage, by: 'profile', member: 'me', asks: 'born' }
  expect(chooseStage({ ...nothing, members: [pastTerm] })).toEqual(ofProfile)
  expect(chooseStage({ ...nothing, told, members: [pastTerm] })).toEqual({ ...ofProfile, by: 'device' })
  // Whoever follows an address is asked nothing.
  expect(chooseStage({ ...nothing, asked, members: [pastTerm] }).asks).toBeNull()
})

test('who told nothing of herself is asked, unless the site can speak to somebody else of the family', () => {
  expect(chooseStage({ ...nothing, members: [unknown] })).toEqual({
    stage: null,
    by: 'default',
    member: null,
    asks: 'weeks',
  })
  expect(chooseStage({ ...nothing, members: [unknown, ...own.slice(1)] })).toMatchObject({
    member: 'child-7',
    asks: null,
  })
})

test('a child past sixty months is nobody to speak to, chosen or not', () => {
  const told = { kind: 'own', key: 'child-9' } as const
  expect(chooseStage({ ...nothing, told, members: [grown, ...own] })).toMatchObject({ by: 'profile', member: 'me' })
})

test.each([
  [{ ...nothing, members: own }, 'me'],
  [{ ...nothing, members: own, told: { kind: 'own', key: 'child-7' } as const }, 'child-7'],
  [{ ...nothing, members: own, asked: { kind: 'child', months: 14 } as const }, 'child-7'],
  [{ ...nothing, members: own, told: { kind: 'pregnancy', week: 23, asOf: today } as const }, 'me'],
  [{ ...nothing, members: own, asked }, null],
  [nothing, null],
])('somebody of the family is known as such: %j', (given, member) => {
  expect(chooseStage(given).member).toBe(member)
})

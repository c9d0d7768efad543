import { expect, test } from '@jest/globals'
import { addDays, childObjectTypeId, parseCalendarDay } from '../ages/index'
import { audienceCode, audienceObjectTypeId } from './audience'
import { ownAudiences } from './own-audiences'

const today = parseCalendarDay('2026-11-22')
if (today === null) throw new Error('no day')
const nobody = { isNursing: false, pregnancyWeeks: null, pregnancyDayInWeek: null, children: [] }
const codes = (profile: Parameters<typeof ownAudiences>[0]) =>
  ownAudiences(profile, today).map(({ audience }) => audienceCode(audience))

test.each([
  [{ pregnancyWeeks: 12, pregnancyDayInWeek: 0 }, ['tuan-12']],
  [{ pregnancyWeeks: 12, pregnancyDayInWeek: 1 }, ['tuan-13']],
  [{ pregnancyWeeks: 0, pregnancyDayInWeek: 3 }, ['tuan-1']],
  [{ pregnancyWeeks: 41, pregnancyDayInWeek: 0 }, ['tuan-40']],
  [{ pregnancyWeeks: null, isNursing: true }, ['me-cho-con-bu']],
  [{ pregnancyWeeks: null }, []],
])('%j has the stages %j', (profile, expected) => {
  expect(codes({ ...nobody, ...profile })).toEqual(expected)
})

test.each([0, 180, 181, 272, 273, 364, 365, 547, 548, 730, 731, 1095, 1096, 1700])(
  'a child of %i days gets the needs of its own age group',
  (days) => {
    const children = [{ id: 1, fullName: 'Na', dayOfBirth: addDays(today, -days) }]
    const [own] = ownAudiences({ ...nobody, children }, today)
    expect(own && audienceObjectTypeId(own.audience)).toBe(childObjectTypeId(days))
  },
)

test('children are called by name, without one by their place among their siblings', () => {
  const children = [
    { id: 1, fullName: 'Na', dayOfBirth: addDays(today, -1000) },
    { id: 2, fullName: '', dayOfBirth: addDays(today, -250) },
  ]
  const own = ownAudiences({ ...nobody, children }, today)
  expect(own.map(({ title }) => title)).toEqual(['Na (Bé 2 tuổi 8 tháng)', 'Bé thứ 2 (Bé 8 tháng)'])
})

import { expect, test } from '@jest/globals'
import { addDays, childName, childObjectTypeId, daysBetween, parseCalendarDay, type UserType } from '../ages/index'
import { type FamilyProfile, family } from './family'
import { stageCode } from './stage'

const day = parseCalendarDay('2026-11-22')
if (day === null) throw new Error('no day')
const today = day

/** `objectTypeId` as the wire tells it. */
type Profile = FamilyProfile & { readonly objectTypeId: number }

const childrenOf = ({ children }: Profile) =>
  children.map((child) => {
    const birth = parseCalendarDay(child.dayOfBirth)
    return { ...child, objectTypeId: birth === null ? null : childObjectTypeId(daysBetween(birth, today)) }
  })

/** How pages derived the family, each for itself, before `family` did: as they stood, cut down to whom they found. */
const former = {
  site({ pregnancyWeeks, pregnancyDayInWeek, isNursing }: Profile) {
    const week = (pregnancyDayInWeek ?? 0) === 0 ? pregnancyWeeks : (pregnancyWeeks ?? 0) + 1
    return [
      ...(week === null ? [] : [`tuan-${Math.min(40, Math.max(1, week))}`]),
      ...(isNursing ? ['me-cho-con-bu'] : []),
    ]
  },
  menus(profile: Profile) {
    const { userType, objectTypeId, isNursing } = profile
    const herself = (userType !== 3 || isNursing) && objectTypeId <= 10 ? [objectTypeId] : []
    const children = childrenOf(profile).flatMap((child) => child.objectTypeId ?? [])
    return userType === 3 ? [...children, ...herself] : [...herself, ...children]
  },
  diet({ userType, pregnancyWeeks, isNursing, objectTypeId }: Profile) {
    const isMother = userType === 0 || userType === 1
    return isMother && (pregnancyWeeks !== null || isNursing) ? [objectTypeId] : []
  },
  /** Whose name an item of this object type bore on the shopping list. */
  list(profile: Profile, ofType: number) {
    const names = childrenOf(profile).filter(({ objectTypeId }) => objectTypeId === ofType)
    if (names.length > 0) return names.map(({ fullName }) => fullName).join(', ')
    const isMother = profile.userType !== 3 || profile.isNursing
    return isMother && profile.objectTypeId === ofType ? 'Mẹ' : undefined
  },
}

/** The same questions to the one derivation. */
const now = {
  site: (profile: Profile) =>
    family(profile, today).flatMap(({ key, stage }) => {
      if (key !== 'me' || stage === null) return []
      return [stage.kind === 'past-term' ? stage.kind : stageCode(stage)]
    }),
  menus: (profile: Profile) => family(profile, today).flatMap(({ objectTypeId }) => objectTypeId ?? []),
  diet: (profile: Profile) =>
    family(profile, today).flatMap(({ key, objectTypeId }) => (key === 'me' ? (objectTypeId ?? []) : [])),
  list(profile: Profile, ofType: number) {
    const names = family(profile, today).filter(({ objectTypeId }) => objectTypeId === ofType)
    return names.length === 0 ? undefined : names.map(({ name }) => name ?? 'Mẹ').join(', ')
  },
}

const of = (userType: UserType, objectTypeId: number, more: Partial<FamilyProfile> = {}): Profile => ({
  userType,
  objectTypeId,
  isNursing: false,
  pregnancyWeeks: null,
  pregnancyDayInWeek: null,
  children: [],
  ...more,
})
const toddler = { id: 7, fullName: '', dayOfBirth: addDays(today, -400) }

const answers = (by: typeof former, profile: Profile, ofType: number) => [
  by.site(profile),
  by.menus(profile),
  by.diet(profile),
  by.list(profile, ofType),
]

test.each([
  // Who, the object type of a list item; then site, menus, diet and list: as four derivations said, and as one says
  [
    'in the 20th week',
    of(0, 2, { pregnancyWeeks: 20 }),
    2,
    [['tuan-20'], [2], [2], 'Mẹ'],
    [['tuan-20'], [2], [2], 'Mẹ'],
  ],
  ['past term', of(0, 4, { pregnancyWeeks: 42 }), 4, [['tuan-40'], [4], [4], 'Mẹ'], [['past-term'], [4], [4], 'Mẹ']],
  ['who told nothing', of(0, 4), 4, [[], [4], [], 'Mẹ'], [[], [], [], undefined]],
  [
    'who nurses',
    of(1, 4, { isNursing: true }),
    4,
    [['me-cho-con-bu'], [4], [4], 'Mẹ'],
    [['me-cho-con-bu'], [4], [4], 'Mẹ'],
  ],
  ['a carer', of(3, 4), 4, [[], [], [], undefined], [[], [], [], undefined]],
  [
    'a carer who nurses',
    of(3, 4, { isNursing: true, children: [toddler] }),
    4,
    [['me-cho-con-bu'], [7, 4], [], 'Mẹ'],
    [['me-cho-con-bu'], [7, 4], [4], 'Mẹ'],
  ],
  ['medical staff', of(2, 11), 11, [[], [], [], 'Mẹ'], [[], [], [], undefined]],
  ['an administrator', of(99, 4), 4, [[], [4], [], 'Mẹ'], [[], [], [], undefined]],
  [
    'a child without a name',
    of(3, 4, { children: [toddler] }),
    7,
    [[], [7], [], ''],
    [[], [7], [], childName(toddler, [toddler])],
  ],
])('%s', (_, profile, ofType, before, after) => {
  expect(answers(former, profile, ofType)).toEqual(before)
  expect(answers(now, profile, ofType)).toEqual(after)
})

import { describe, expect, test } from '@jest/globals'
import { accessOf } from './access'

const account = {
  userName: 'lan@example.vn',
  userType: 0 as const,
  email: 'lan@example.vn',
  emailConfirmed: true,
  phoneNumber: null,
  phoneConfirmed: false,
  staffApproved: false,
  secondStep: 'none' as const,
}
const team = (units: string[], members = ['lan@example.vn']) => ({
  team: 'x',
  units,
  keys: [],
  members,
  may: 'release' as const,
})
const units = ['shell', 'menus', 'health']

describe('who may change which units', () => {
  test.each<
    readonly [
      string,
      Partial<Omit<typeof account, 'userType'>> & { userType?: 0 | 99 },
      readonly string[][],
      readonly string[] | null,
    ]
  >([
    ['an administrator', { userType: 99 }, [], units],
    ['a member', {}, [['menus']], ['menus']],
    ['a member of two teams', {}, [['menus'], ['health']], ['menus', 'health']],
    ['a member of the team of all', {}, [['*']], units],
    ['nobody’s member', {}, [], null],
    ['a member whose address is not confirmed', { emailConfirmed: false }, [['menus']], null],
    ['a member who is reached elsewhere by now', { email: 'other@example.vn' }, [['menus']], null],
  ])('%s', (_, changes, teams, expected) => {
    const access = accessOf(
      { ...account, ...changes },
      teams.map((own) => team([...own])),
    )
    if (access === 'second-step') throw new Error('no second step is due')
    expect(access && units.filter((unit) => access.may(unit, 'release'))).toEqual(expected)
  })

  test('a member of a team that takes back alone does no more', () => {
    const access = accessOf(account, [{ ...team(['menus']), may: 'take-back' }])
    if (access === null || access === 'second-step') throw new Error('the member has a page')
    expect([access.may('menus', 'take-back'), access.may('menus', 'release')]).toEqual([true, false])
    expect(access.may('health', 'take-back')).toBe(false)
  })

  test('a phone number that is a login name counts when it is confirmed', () => {
    const byPhone = { ...account, userName: '0912345678', phoneNumber: '0912345678', phoneConfirmed: true }
    const teams = [team(['menus'], ['0912345678'])]
    expect(accessOf(byPhone, teams)).toMatchObject({ userName: '0912345678' })
    expect(accessOf({ ...byPhone, phoneConfirmed: false }, teams)).toBeNull()
  })

  test.each(['missing', 'due'] as const)('no administrator whose second step is %s', (secondStep) => {
    expect(accessOf({ ...account, userType: 99, secondStep }, [team(['*'])])).toBe('second-step')
  })

  test('nobody, without a session; no member, without a keys file', () => {
    expect(accessOf(null, [team(['*'])])).toBeNull()
    expect(accessOf(account, null)).toBeNull()
  })
})

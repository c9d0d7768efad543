import { expect, test } from '@jest/globals'
import { menuTitles } from './menu-titles'

test('menus of a member are called by object type, past term not by nursing', () => {
  const nursing = { stage: { kind: 'nursing' }, objectTypeId: 4 } as const
  expect(menuTitles(nursing)).toMatchObject({ title: 'Mẹ cho con bú', shortTitle: 'Cho con bú' })
  expect(menuTitles({ stage: { kind: 'child', months: 14 }, objectTypeId: 7 }).shortTitle).toBe('12–17 tháng')
  const { title, shortTitle } = menuTitles({ stage: { kind: 'past-term' }, objectTypeId: 4 })
  expect(`${title} ${shortTitle}`).not.toMatch(/bú|tuần/i)
})

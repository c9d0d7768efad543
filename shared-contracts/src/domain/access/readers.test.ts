import { expect, test } from '@jest/globals'
import type { UserType } from '../ages'
import { audienceOf, mayRead, type Reader, type Refusal, type Resource, refusalOf, resources } from './readers'

const account = (userType: UserType, staffApproved = false): Reader => ({ userType, staffApproved })
const OPEN = ['article', 'catalog', 'dish-card', 'free-recipe', 'menu-card', 'free-menu']
const OF_USERS = [...OPEN, 'recipe', 'menu']

test.each<[string, Reader | null, readonly string[], Refusal | null]>([
  ['a visitor without login', null, OPEN, 'login'],
  ['a pregnant woman', account(0), OF_USERS, 'other-type'],
  ['a mother', account(1), OF_USERS, 'other-type'],
  ['a carer', account(3), OF_USERS, 'other-type'],
  ['a carer whose row says approved', account(3, true), OF_USERS, 'other-type'],
  ['staff not yet approved', account(2), OF_USERS, 'waiting'],
  ['approved staff', account(2, true), Object.keys(resources), null],
  ['an administrator', account(99), Object.keys(resources), null],
])('%s', (_, reader, readable, refusal) => {
  const all = Object.keys(resources).filter((name): name is Resource => name in resources)
  expect(all.filter((resource) => mayRead(audienceOf(reader), resource)).sort()).toEqual([...readable].sort())
  expect(refusalOf(reader, 'staff-article')).toBe(refusal)
  expect(refusalOf(reader, 'article')).toBeNull()
})

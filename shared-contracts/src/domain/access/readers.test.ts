import { expect, test } from '@jest/globals'
import type { UserType } from '../ages'
import { audienceOf, mayRead, type Reader, type Refusal, type Resource, refusalOf, resources, roleOf } from './readers'
import type { SecondStepState } from './second-step'

const account = (userType: UserType, staffApproved = false, secondStep: SecondStepState = 'none'): Reader => ({
  userType,
  staffApproved,
  secondStep,
})
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
  ['approved staff whose session has not passed the second step', account(2, true, 'due'), OF_USERS, 'second-step'],
  ['approved staff without a second step', account(2, true, 'missing'), OF_USERS, 'second-step'],
  ['approved staff who passed it', account(2, true, 'passed'), Object.keys(resources), null],
  ['staff not yet approved, whose second step is due', account(2, false, 'due'), OF_USERS, 'waiting'],
  ['a mother whose second step is due', account(1, false, 'due'), OF_USERS, 'other-type'],
  ['an administrator', account(99), Object.keys(resources), null],
  ['an administrator without a second step', account(99, false, 'missing'), OF_USERS, 'second-step'],
])('%s', (_, reader, readable, refusal) => {
  const all = Object.keys(resources).filter((name): name is Resource => name in resources)
  expect(all.filter((resource) => mayRead(audienceOf(reader), resource)).sort()).toEqual([...readable].sort())
  expect(refusalOf(reader, 'staff-article')).toBe(refusal)
  expect(refusalOf(reader, 'article')).toBeNull()
})

test.each<[SecondStepState, string | null]>([
  ['none', 'administrator'],
  ['passed', 'administrator'],
  ['missing', null],
  ['due', null],
])('the role of an administrator whose second step is %s', (secondStep, role) => {
  expect(roleOf(account(99, false, secondStep))).toBe(role)
})

import { type UserType, userTypes } from '../ages'
import { type SecondStepState, withholdsRole } from './second-step'

/** Who reads. Each audience may read all that the ones before it may. */
const AUDIENCES = ['everyone', 'user', 'staff'] as const
/** everyone: without login. user: any account. staff: approved medical staff and administrators. */
export type Audience = (typeof AUDIENCES)[number]

/**
 * Who may read what: the one table. API stores, lists, search, sitemap and pages decide by it; "Who may read what" in
 * docs/product/site.md says it in words.
 */
export const resources = {
  /** An article of an open catalog. */
  article: 'everyone',
  /** An article of a catalog that says it is for medical staff: its card, text and place in lists. */
  'staff-article': 'staff',
  /** A file for medical staff: its row in the list, and its bytes. */
  'staff-file': 'staff',
  /** What a catalog is called and about, those for medical staff included. */
  catalog: 'everyone',
  /** Title, picture, suitability and allergens of any dish, and the weights that a day is added up with. */
  'dish-card': 'everyone',
  /** Ingredients, steps and figures of a dish that stands in a free week. */
  'free-recipe': 'everyone',
  /** The same of every other dish. */
  recipe: 'user',
  /** Title, picture, author and day of signature of any menu. */
  'menu-card': 'everyone',
  /** The days of a free week. */
  'free-menu': 'everyone',
  /** The days of every other menu: further weeks, days of the institute. */
  menu: 'user',
} as const satisfies Readonly<Record<string, Audience>>

export type Resource = keyof typeof resources

/** What an account says about its reader. */
export interface Reader {
  readonly userType: UserType
  readonly staffApproved: boolean
  /** Of the session. Absent where only the account is known, as in the cookie with the user's name; the server always knows it. */
  readonly secondStep?: SecondStepState
}

export type Role = 'administrator' | 'staff'

/** The role that an account was given, whatever its session has proved. */
export function givenRole({ userType, staffApproved }: Reader): Role | null {
  if (userType === userTypes.administrator) return 'administrator'
  return userType === userTypes.medicalStaff && staffApproved ? 'staff' : null
}

/** The role that counts in a session: none while its second step is missing or due. Every right of a role is decided by this. */
export function roleOf(reader: Reader | null): Role | null {
  return reader === null || withholdsRole(reader.secondStep) ? null : givenRole(reader)
}

/** Whether an account has a role that does not count in this session yet. */
export function isWithheld(reader: Reader): boolean {
  return givenRole(reader) !== null && roleOf(reader) === null
}

/** @param reader null: not logged in */
export function audienceOf(reader: Reader | null): Audience {
  if (reader === null) return 'everyone'
  return roleOf(reader) === null ? 'user' : 'staff'
}

export function mayRead(audience: Audience, resource: Resource): boolean {
  return AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(resources[resource])
}

/**
 * login: an account is missing. other-type: it is of another type. waiting: an administrator has not approved it yet. second-step: its role
 * needs a second step, which is not set up, or not passed in this session.
 */
export type Refusal = 'login' | 'other-type' | 'waiting' | 'second-step'

/** Why a reader may not read; null when she may. */
export function refusalOf(reader: Reader | null, resource: Resource): Refusal | null {
  if (mayRead(audienceOf(reader), resource)) return null
  if (reader === null) return 'login'
  if (isWithheld(reader)) return 'second-step'
  return reader.userType === userTypes.medicalStaff ? 'waiting' : 'other-type'
}

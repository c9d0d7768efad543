import type { ContentFolder } from 'content'
import { type Environment, isPublic, publicAddress, StartFailure } from 'service-host'
import { addDays, calendarDayOf, isMother, type UserType } from 'shared-contracts/ages'
import { z } from 'zod'
import {
  addConsents,
  findUserByName,
  hashPassword,
  insertChild,
  insertUser,
  isPassword,
  profileColumns,
  workplaceColumns,
} from '../account'
import type { Database } from '../platform/database/open-database'

const FILE = 'demo-accounts.json'

const check = z.object({
  ageInDays: z.int().min(0),
  weight: z.number().positive(),
  height: z.number().positive(),
  measuredLying: z.boolean(),
})
const child = z.object({
  fullName: z.string(),
  gender: z.union([z.literal(0), z.literal(1)]),
  /** On the day of the import: demonstration children would outgrow dates. */
  ageInDays: z.int().min(0),
  checks: z.array(check),
})
const account = z.object({
  email: z.email(),
  fullName: z.string().min(1),
  userType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(99)]),
  birthYear: z.int().optional(),
  provinceId: z.int().optional(),
  pregnancyWeeks: z.int().min(1).max(40).optional(),
  isNursing: z.boolean().optional(),
  otherDepartment: z.string().optional(),
  otherPosition: z.string().optional(),
  children: z.array(child),
})
const demoAccounts = z.object({ password: z.string().min(8), accounts: z.array(account) })

type DemoAccount = z.output<typeof account>

/** Throws where demonstration accounts may not be made: their password is published with the sources. */
export function refuseDemoAccounts(environment: Environment): void {
  if (environment.NODE_ENV === 'production') {
    throw new StartFailure(
      'Demonstration accounts are refused when NODE_ENV is production: their password is published',
    )
  }
  if (isPublic(environment)) {
    throw new StartFailure(
      `Demonstration accounts are refused where the site has a public address (${publicAddress(environment)}): their password is published`,
    )
  }
}

/** Emails of demonstration accounts in this database whose password is still the published one. */
export async function findPublishedPasswords({ query }: Database, folder: ContentFolder): Promise<string[]> {
  const json = folder.read(FILE)
  if (json === null) return []
  const { password, accounts } = demoAccounts.parse(JSON.parse(json))
  const open: string[] = []
  for (const { email } of accounts) {
    const found = await findUserByName(query, { kind: 'email', value: email }, new Date())
    if (found && !found.disabled && (await isPassword(found.passwordHash, password))) open.push(email)
  }
  return open
}

/** Throws when the database of a production site holds demonstration accounts that anyone can log in to. */
export async function refusePublishedPasswords(database: Database, folder: ContentFolder): Promise<void> {
  const open = await findPublishedPasswords(database, folder)
  if (open.length === 0) return
  throw new StartFailure(
    `The published password of the demonstration still opens ${open.join(', ')}. Close them: npm run account -- close ${open.join(' ')}`,
  )
}

/**
 * Makes the accounts of the demonstration content that aren't there yet; those that are stay as their users left them.
 * A content folder without the file has none. Resolves with the emails of new accounts.
 */
export async function createDemoAccounts(database: Database, folder: ContentFolder, now: Date): Promise<string[]> {
  const json = folder.read(FILE)
  if (json === null) return []
  const { password, accounts } = demoAccounts.parse(JSON.parse(json))
  const created: string[] = []
  for (const each of accounts) {
    if (await findUserByName(database.query, { kind: 'email', value: each.email }, now)) continue
    await createAccount(database, each, await hashPassword(password), now)
    created.push(each.email)
  }
  return created
}

async function createAccount({ query: outside }: Database, given: DemoAccount, passwordHash: string, now: Date) {
  const today = calendarDayOf(now)
  const userType: UserType = given.userType
  const motherStatus = given.isNursing ? 'NursingMother' : undefined
  await outside.transaction().execute(async (query) => {
    const userId = await insertUser(query, {
      fullName: given.fullName,
      userType,
      passwordHash,
      email: given.email,
      emailConfirmedAt: now,
      createdAt: now,
      staffApproved: userType === 2,
      birthYear: given.birthYear ?? null,
      provinceId: given.provinceId ?? null,
      ...workplaceColumns(given),
      ...(isMother(userType)
        ? profileColumns({ motherStatus, pregnancyWeeks: given.pregnancyWeeks }, userType, today)
        : {}),
    })
    const purposes = ['account', 'health-data', 'reminders'] as const
    const consents = purposes.map((purpose) => ({ purpose, given: true, textVersion: 'minh-hoa' }))
    await addConsents(query, userId, consents, now)
    for (const { fullName, gender, ageInDays, checks } of given.children) {
      const born = addDays(today, -ageInDays)
      const childId = await insertChild(query, userId, { fullName, dayOfBirth: born, gender })
      for (const { ageInDays: age, weight, height, measuredLying } of checks) {
        await query
          .insertInto('childHealthChecks')
          .values({
            childId,
            checkDate: addDays(born, age),
            weight,
            height,
            measuredLying,
            oedema: false,
            dangerSigns: false,
          })
          .execute()
      }
    }
  })
}

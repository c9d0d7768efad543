import process from 'node:process'
import { parseArgs } from 'node:util'
import { StartFailure } from 'service-host'
import { migrate } from '../platform/database/migrate'
import { type Database, openDatabase } from '../platform/database/open-database'
import { emailTemplates, fillTemplate } from '../platform/messages/email-templates'
import { createPostman } from '../platform/messages/postman'
import { databaseOf } from '../platform/settings'
import { readAccountOptions } from '../server/account-options'
import { closeAccounts, endAccountSessions } from './close-accounts'
import { createAdministrator } from './create-administrator'
import { type RemovalServices, removeSecondStepOf } from './remove-second-step'
import { decideByCommand, isApprovalState, staffCommand, staffLines } from './staff-commands'

const USAGE = `npm run account -- create-administrator name@example.vn [--promote]
                            makes an administrator and prints a link that sets the password: once, within an hour.
                            --promote makes one of an account that is there. May be repeated at will
npm run account -- close name@example.vn …
                            locks accounts and ends their sessions; nothing is erased
npm run account -- end-sessions name@example.vn …
                            logs accounts out everywhere; nothing else changes
npm run account -- list-staff [--state waiting|approved|refused|revoked]
                            prints the accounts of medical staff
npm run account -- approve name@example.vn
npm run account -- refuse name@example.vn --reason "…"
npm run account -- revoke name@example.vn --reason "…"
                            lets medical staff in, says no, or takes it back, at once; the person is told with the reason
npm run account -- remove-second-step name@example.vn
                            for who lost phone and recovery codes: ends the account's sessions and tells its owner`

/** The command line for accounts. Resolves with the exit code: 0 done, 2 wrong usage. */
async function main(args: string[]): Promise<number> {
  const { positionals, values } = readArguments(args)
  const [command, ...names] = positionals
  if (command === 'create-administrator' && names.length === 1) {
    const [email = ''] = names
    await withDatabase((database) => create(database, email, values.promote))
    return 0
  }
  if (command === 'close' && names.length > 0 && !values.promote) {
    await withDatabase((database) => closeAccounts(database, names))
    console.log(`closed: ${names.join(', ')}`)
    return 0
  }
  if (command === 'end-sessions' && names.length > 0 && !values.promote) {
    await withDatabase((database) => endAccountSessions(database, names))
    console.log(`logged out: ${names.join(', ')}`)
    return 0
  }
  if (command === 'list-staff' && names.length === 0 && isApprovalState(values.state)) {
    const { state } = values
    await withDatabase(async (database) => {
      for (const line of await staffLines({ database, now: () => new Date() }, state)) console.log(line)
    })
    return 0
  }
  if (command === 'remove-second-step' && names.length === 1) {
    const [userName = ''] = names
    await withMessages((services) => removeSecondStepOf(services, userName))
    console.log(`${userName}: no second step any more; logged out everywhere`)
    return 0
  }
  const ordered = staffCommand(command, names, values.reason)
  if (ordered !== null) {
    await withMessages((services) => decideByCommand(services, ordered))
    console.log(`${ordered.userName}: ${ordered.decision}`)
    return 0
  }
  console.error(USAGE)
  return 2
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        promote: { type: 'boolean', default: false },
        reason: { type: 'string' },
        state: { type: 'string' },
      },
    })
  } catch {
    return { positionals: [], values: { promote: false, reason: undefined, state: undefined } }
  }
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(databaseOf(process.env, process.cwd()))
  try {
    await migrate(database)
    await work(database)
  } finally {
    await database.close()
  }
}

/** The message is kept with what it tells of, and leaves from here as it would from the API. */
async function withMessages(work: (services: RemovalServices) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    const { courier, siteUrl } = readAccountOptions(process.env, database, process.cwd(), true)
    const now = () => new Date()
    const logFailure = (error: unknown) => console.warn(`A message waits for its next attempt: ${error}`)
    const postman = createPostman({ query: database.query, courier, now, logFailure })
    try {
      await work({ database, now, account: { postman, siteUrl } })
    } finally {
      await postman.stop()
    }
  })
}

async function create(database: Database, given: string, promote: boolean): Promise<void> {
  const { courier, siteUrl } = readAccountOptions(process.env, database, process.cwd(), true)
  const { email, fullName, outcome, link } = await createAdministrator(
    database,
    { email: given, promote, siteUrl },
    new Date(),
  )
  const outcomes = {
    created: `${email} is an administrator now.`,
    promoted: `${email} has become an administrator; it was logged out everywhere.`,
    unchanged: `${email} is an administrator already.`,
  }
  console.log(`${outcomes[outcome]} This link sets the password, once and within an hour:\n\n  ${link}\n`)
  if (!process.env.SMTP_URL) return
  try {
    await courier.sendMail(fillTemplate(emailTemplates['first-password'], email, { fullName, link }))
    console.log(`It was mailed to ${email}, too.`)
  } catch (error) {
    console.warn(`It could not be mailed: ${error instanceof Error ? error.message : error}`)
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
  },
)

import process from 'node:process'
import { parseArgs } from 'node:util'
import { StartFailure } from 'service-host'
import { migrate } from '../platform/database/migrate'
import { type Database, openDatabase } from '../platform/database/open-database'
import { emailTemplates, fillTemplate } from '../platform/messages/email-templates'
import { databaseOf } from '../platform/settings'
import { readAccountOptions } from '../server/account-options'
import { closeAccounts } from './close-accounts'
import { createAdministrator } from './create-administrator'

const USAGE = `npm run account -- create-administrator name@example.vn [--promote]
                            makes an administrator and prints a link that sets the password: once, within an hour.
                            --promote makes one of an account that is there. May be repeated at will
npm run account -- close name@example.vn …
                            locks accounts and ends their sessions; nothing is erased`

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
  console.error(USAGE)
  return 2
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { promote: { type: 'boolean', default: false } } })
  } catch {
    return { positionals: [], values: { promote: false } }
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

import { isDemonstration, isPublic, publicAddress } from 'service-host/default-secrets'
import { CommandFailed } from '../runner/command-failed'
import type { SiteSettings } from '../runner/settings'

/** The accounts of the demonstration content (docs/operations.md). */
export const DEMO_ACCOUNTS: readonly (readonly [name: string, who: string])[] = [
  ['mebau@example.vn', 'mẹ bầu, hai con có lịch sử sức khoẻ'],
  ['mechobu@example.vn', 'mẹ cho con bú'],
  ['baomau@example.vn', 'người chăm trẻ'],
  ['canboyte@example.vn', 'cán bộ y tế'],
  ['quantri@example.vn', 'quản trị'],
]

export const DEMO_PASSWORD = 'Dinhduong@2025'

/**
 * Whether `npm start` runs a site for trying, with accounts whose password is published: yes, unless the environment says
 * production, a public address or `DEMONSTRATION=0`. The services are told by the same variable.
 *
 * @throws CommandFailed when DEMONSTRATION=1 contradicts the rest
 */
export function runsDemonstration(env: NodeJS.ProcessEnv): boolean {
  const production = env.NODE_ENV === 'production'
  if (isDemonstration(env) && (production || isPublic(env))) {
    const reason = production ? 'NODE_ENV=production' : `the public address ${publicAddress(env)}`
    throw new CommandFailed(`DEMONSTRATION=1 is refused with ${reason}: its accounts have a published password`)
  }
  return isDemonstration(env) || !(env.DEMONSTRATION || production || isPublic(env))
}

/** Settings of the services of a demonstration, or of any other site. */
export function demonstrationEnvironment(demonstration: boolean): Record<string, string> {
  return { DEMONSTRATION: demonstration ? '1' : '0' }
}

const demoAccounts = [
  `  Demo accounts, password ${DEMO_PASSWORD}:`,
  ...DEMO_ACCOUNTS.map(
    ([name, who]) => `    ${name.padEnd(Math.max(...DEMO_ACCOUNTS.map(([each]) => each.length)))}  ${who}`,
  ),
]

const firstAdministrator = [
  '  No demo accounts. The first administrator, with the site stopped unless the database is PostgreSQL:',
  '    npm run account -- create-administrator name@example.vn',
]

/** What `npm start` says when the site is up. */
export function welcome(
  { port, dataDir, databaseUrl }: SiteSettings,
  { took, demonstration }: { readonly took: string; readonly demonstration: boolean },
): string {
  return [
    '',
    `  The site is up (${took}):  http://localhost:${port}/`,
    `  API documentation:       http://localhost:${port}/api/docs`,
    '',
    ...(demonstration ? demoAccounts : firstAdministrator),
    '',
    `  Mail and SMS go to the outbox:  ${dataDir}/outbox`,
    `  Database:  ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${dataDir} (for trying and small sites; production: DATABASE_URL)`}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

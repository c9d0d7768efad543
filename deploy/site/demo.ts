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

/** What `npm start` says when the site is up. */
export function welcome({ port, dataDir, databaseUrl }: SiteSettings, took: string): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(([name]) => name.length))
  return [
    '',
    `  The site is up (${took}):  http://localhost:${port}/`,
    `  API documentation:       http://localhost:${port}/api/docs`,
    '',
    `  Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map(([name, who]) => `    ${name.padEnd(width)}  ${who}`),
    '',
    `  Mail and SMS go to the outbox:  ${dataDir}/outbox`,
    `  Database:  ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${dataDir} (for trying and small sites; production: DATABASE_URL)`}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

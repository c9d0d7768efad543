import { findChromium, findHeadlessShell } from '../machine/chromium'
import { findNginx } from '../machine/nginx'
import { findPostgresPrograms } from '../machine/postgres'

/**
 * What tests need beside Node: the stages find or install it themselves; done beside the checks it costs no time of its own.
 * One after another, as the machine's package manager wants it. What is missing is told by the stage that can't do without.
 */
const programs: Readonly<Record<string, () => Promise<string | null>>> = {
  PostgreSQL: findPostgresPrograms,
  nginx: findNginx,
  'headless Chromium': async () => (await findHeadlessShell()).file,
  Chromium: async () => (await findChromium()).file,
}
for (const [name, find] of Object.entries(programs))
  console.log(`${name}: ${(await find().catch(() => null)) ?? 'none of the machine'}`)

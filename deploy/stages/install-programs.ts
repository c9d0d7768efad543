import { findChromium, findHeadlessShell } from '../machine/chromium'
import { findNginx } from '../machine/nginx'
import { findPostgresPrograms } from '../machine/postgres'

/**
 * What tests need beside Node: the stages find or install it themselves; done beside the checks it costs no time of its own.
 * One after another, as the machine's package manager wants it.
 */
const programs = {
  PostgreSQL: await findPostgresPrograms(),
  nginx: await findNginx(),
  'headless Chromium': (await findHeadlessShell()).file,
  Chromium: (await findChromium()).file,
}
for (const [name, file] of Object.entries(programs)) console.log(`${name}: ${file ?? 'none of the machine'}`)

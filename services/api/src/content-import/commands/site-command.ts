import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exportSite } from '../../desk'
import type { Database } from '../../platform/database/open-database'
import type { CommandOutput } from './review-command'

/**
 * `npm run content -- site export <folder>`: navigation, site objects, banners and pins as editors have them, as content files; `<folder>` is a folder
 * of content. What an import of them changes is nothing.
 */
export async function siteCommand(args: readonly string[], open: () => Promise<Database>): Promise<CommandOutput> {
  const [act, folder, ...more] = args
  if (act !== 'export' || folder === undefined || more.length > 0)
    return { code: 2, output: '', errors: ['site export <folder>'] }
  const database = await open()
  try {
    const { files, uploaded } = await exportSite(database.query)
    for (const [name, value] of Object.entries(files)) {
      const file = path.resolve(folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
    }
    const errors = uploaded.map((address) => `${address} is a picture of this database alone: it is not in the files`)
    return { code: 0, output: Object.keys(files).join('\n'), errors }
  } finally {
    await database.close()
  }
}

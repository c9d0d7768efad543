import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { CheckedContent } from 'content'
import { serviceHeaders } from 'service-host'
import type { ChangedItem } from '../desk'
import { FolderInUse } from '../platform/database/folder-lock'
import { migrate } from '../platform/database/migrate'
import { type Database, openDatabase } from '../platform/database/open-database'
import { databaseOf } from '../platform/settings'
import { CONTENT_PATH, type ContentTask } from './content-route'
import { forgetStaffFiles, publishStaffFiles, type StaffFileBytes } from './media/publish-staff-files'
import { type ContentDifferences, type WrittenContent, writeContent } from './write-content'
import { type DraftRows, writeDrafts } from './write-drafts'

/** The way of the content files into the database of a site. */
export interface ContentGate {
  writeStaffFiles(files: readonly StaffFileBytes[]): Promise<void>
  /** The rows; bytes of files for staff that no row tells of any more go. */
  write(content: CheckedContent, dryRun: boolean): Promise<WrittenContent & ContentDifferences>
  writeDrafts(rows: DraftRows): Promise<readonly ChangedItem[]>
  /** Null: a running site has it, and is asked to write. */
  readonly database: Database | null
  close(): Promise<void>
}

/** Opens the database; where a running site holds its embedded one, that site's API is the gate. */
export async function openContentGate(environment: NodeJS.ProcessEnv): Promise<ContentGate> {
  try {
    return direct(await openMigrated(environment))
  } catch (error) {
    const secret = secretOf(environment)
    if (!(error instanceof FolderInUse) || secret === null) throw error
    return throughApi(`http://127.0.0.1:${environment.API_PORT ?? 8081}`, secret)
  }
}

export async function openMigrated(environment: NodeJS.ProcessEnv): Promise<Database> {
  const place = databaseOf(environment, process.cwd())
  const database = await openDatabase(place.kind === 'postgresql' ? { ...place, untimed: true } : place)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const importedBy = () => userInfo().username

function direct(database: Database): ContentGate {
  return {
    database,
    writeStaffFiles: (files) => publishStaffFiles(database, files),
    async write(content, dryRun) {
      const written = await writeContent(database, content, { now: new Date(), importedBy: importedBy(), dryRun })
      if (!dryRun) await forgetStaffFiles(database)
      return written
    },
    writeDrafts: (rows) => writeDrafts(database, rows, new Date()),
    close: () => database.close(),
  }
}

/** Of the settings, else the one that `npm start` made for this data folder. */
function secretOf(environment: NodeJS.ProcessEnv): string | null {
  if (environment.SERVICE_SECRET) return environment.SERVICE_SECRET
  const file = path.resolve(environment.DATA_DIR ?? '.data', 'service-secret')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function throughApi(url: string, secret: string): ContentGate {
  async function ask<T>(task: ContentTask): Promise<T> {
    const answer = await fetch(url + CONTENT_PATH, {
      method: 'POST',
      headers: { ...serviceHeaders(secret), 'content-type': 'application/json' },
      body: JSON.stringify(task),
    })
    if (!answer.ok) throw new Error(`The running site refused the content: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    database: null,
    writeStaffFiles: (files) => ask({ kind: 'staff-files', files }),
    write: ({ rows, hash }, dryRun) => ask({ kind: 'import', rows, hash, dryRun, importedBy: importedBy() }),
    writeDrafts: ({ articles, article_tag_links, dishes, dish_ingredients, dish_tag_links, nutrition_facts }) =>
      ask({
        kind: 'drafts',
        rows: { articles, article_tag_links, dishes, dish_ingredients, dish_tag_links, nutrition_facts },
      }),
    close: async () => undefined,
  }
}

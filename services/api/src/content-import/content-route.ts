import { type ContentRows, contentTables } from 'content'
import type { FastifyInstance } from 'fastify'
import { generalFailure } from 'service-host'
import { z } from 'zod'
import type { Database } from '../platform/database/open-database'
import { forgetStaffFiles, publishStaffFiles, type StaffFileBytes } from './media/publish-staff-files'
import { writeContent } from './write-content'
import { type DraftRows, writeDrafts } from './write-drafts'

/** Where a command of the same machine hands over content while this process has the embedded database; the document host forwards no such address. */
export const CONTENT_PATH = '/internal/content'

/** All of the content as rows is about 10 MB. */
const BODY_LIMIT_BYTES = 100_000_000

export type ContentTask =
  | {
      readonly kind: 'import'
      readonly rows: ContentRows
      readonly hash: string
      readonly dryRun: boolean
      readonly importedBy: string
    }
  | { readonly kind: 'drafts'; readonly rows: DraftRows }
  | { readonly kind: 'staff-files'; readonly files: readonly StaffFileBytes[] }

// The rows were checked by the same reader of content files that this bundle holds; the database checks their columns.
const rows = z.partialRecord(z.enum(contentTables), z.array(z.record(z.string(), z.unknown())))
const isTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), rows, hash: z.string(), dryRun: z.boolean(), importedBy: z.string().max(200) }),
  z.object({ kind: z.literal('drafts'), rows }),
  z.object({
    kind: z.literal('staff-files'),
    files: z.array(z.object({ sha256: z.string(), base64: z.base64() })),
  }),
])

/** For services of this site alone: others are told 404. */
export function registerContentRoute(server: FastifyInstance, database: Database): void {
  server.post<{ Body: ContentTask }>(
    CONTENT_PATH,
    { config: { unlimited: true }, bodyLimit: BODY_LIMIT_BYTES },
    async ({ visitor, body }) => {
      if (!visitor.service) throw generalFailure('not_found')
      if (!isTask.safeParse(body).success) throw generalFailure('bad_request')
      const now = new Date()
      if (body.kind === 'drafts') return writeDrafts(database, body.rows, now)
      if (body.kind === 'staff-files') {
        await publishStaffFiles(database, body.files)
        return {}
      }
      const { importedBy, dryRun } = body
      const written = await writeContent(database, body, { now, importedBy, dryRun })
      if (!dryRun) await forgetStaffFiles(database)
      return written
    },
  )
}

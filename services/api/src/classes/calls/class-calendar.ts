import type { FastifyInstance } from 'fastify'
import { generalFailure } from 'service-host'
import { classCalendarPath, classPath } from 'shared-contracts/paths'
import type { Database } from '../../platform/database/open-database'
import { classCalendar } from '../rules/class-calendar'
import { findClassRow } from '../store/cooking-class.store'

/** Classes as calendar files, for anyone. A phone that opens one offers to add it to its calendar. */
export function registerClassCalendar(server: FastifyInstance, database: Database, siteUrl: string): void {
  server.get<{ Params: { file: string } }>('/api/calendar/:file', async ({ params }, reply) => {
    const id = Number(/^lop-hoc-(\d{1,9})\.ics$/.exec(params.file)?.[1] ?? Number.NaN)
    const cookingClass = Number.isNaN(id) ? null : await findClassRow(database.query, id)
    if (cookingClass === null) throw generalFailure('not_found')
    const file = classCalendarPath(id).split('/').at(-1)
    return (
      reply
        .type('text/calendar; charset=utf-8')
        // Opened, not saved: phones show what to add, and computers save it under this name.
        .header('content-disposition', `inline; filename="${file}"`)
        .header('cache-control', 'no-cache')
        .send(classCalendar(cookingClass, `${siteUrl}${classPath(id)}`))
    )
  })
}

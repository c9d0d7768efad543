import { MENU_SNAPSHOT_PATH } from 'content/planning'
import type { FastifyInstance } from 'fastify'
import { generalFailure } from 'service-host'
import type { Database } from '../platform/database/open-database'

interface StoredSnapshot {
  readonly revision: number
  readonly tag: string
  /** JSON as the database holds it: handed on without being read. */
  readonly facts: string
  readonly planning: string
}

// One statement sees one state of the database: revision, facts and planning are of the same import.
const SNAPSHOT = {
  name: 'menu-snapshot',
  // Dishes that readers don't get are not planned with.
  text: `select revision, revision || '.' || left(source_hash, 16) as tag, facts::text as facts,
      case when exists (select 1 from dishes d where d.state <> 'published')
        then jsonb_set(planning, '{dishes}', (
          select coalesce(jsonb_agg(planned.dish order by planned.place), '[]')
          from jsonb_array_elements(planning -> 'dishes') with ordinality as planned (dish, place)
          where not exists (
            select 1 from dishes d where d.id = (planned.dish ->> 'dishId')::int and d.state <> 'published')))
        else planning end::text as planning
    from content_revision, nutrition_facts, menu_planning
    where nutrition_facts.code = 'all' and menu_planning.code = 'all'`,
}
const TAG = {
  name: 'content-tag',
  text: `select revision || '.' || left(source_hash, 16) as tag from content_revision`,
}

/**
 * Hands the menu builder what it works with, of the revision that was imported last; 304 when it has that already, 503 when nothing was
 * imported yet. For services of this site alone: others are told 404.
 */
export function registerMenuSnapshot(server: FastifyInstance, { pool }: Database): void {
  server.get(MENU_SNAPSHOT_PATH, { config: { unlimited: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!request.visitor.service) throw generalFailure('not_found')
    reply.header('cache-control', 'no-cache')
    const known = request.headers['if-none-match']
    if (known !== undefined) {
      const stored = await pool.query<{ tag: string }>(TAG)
      if (known === `"${stored.rows[0]?.tag}"`) return reply.code(304).send()
    }
    const [row] = (await pool.query<StoredSnapshot>(SNAPSHOT)).rows
    if (row === undefined) return reply.code(503).send({ status: 'no content' })
    return reply
      .type('application/json; charset=utf-8')
      .header('etag', `"${row.tag}"`)
      .send(`{"revision":${row.revision},"facts":${row.facts},"planning":${row.planning}}`)
  })
}

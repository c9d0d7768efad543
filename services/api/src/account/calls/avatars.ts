import type { FastifyInstance } from 'fastify'
import { generalFailure } from 'service-host'
import type { Database } from '../../platform/database/open-database'
import { findAvatar } from '../store/avatar.store'

/** Pictures of users, each under a name that nobody can guess and that is never used for another one. */
export function registerAvatars(server: FastifyInstance, database: Database): void {
  server.get<{ Params: { name: string } }>('/api/avatars/:name', async ({ params }, reply) => {
    const picture = await findAvatar(database.query, params.name)
    if (!picture) throw generalFailure('not_found')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(picture)
  })
}

import type { FastifyInstance } from 'fastify'
import { servedContract } from 'shared-contracts/call-contract'

/** Asked by the release store, which compares it with what releases use, before it makes one active. */
export const CONTRACT_PATH = '/contract'

const CACHE_SECONDS = 60

/** Which shapes of which calls this API and its menu builder serve; the same for everybody, and known without the database. */
export function registerContract(server: FastifyInstance): void {
  const contract = servedContract()
  server.get(CONTRACT_PATH, { config: { unlimited: true, withoutDatabase: true } }, (_request, reply) =>
    reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`).send(contract),
  )
}

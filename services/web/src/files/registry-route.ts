import type { FastifyInstance } from 'fastify'
import { registryPath } from 'shared-contracts/paths'
import type { RegistryWatch } from '../registry/registry-watch'
import type { FileStore } from './file-store'
import { sendFile, sendMissing } from './send-file'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const NOT_CACHED = 'no-store'

/**
 * `/assets/registry/<revision>.json`. A page of an earlier revision gets today's registry: its other sections are released as
 * that says, and a section that its shell can't work with is refused when it loads.
 */
export function registryRoute(
  app: FastifyInstance,
  registry: Pick<RegistryWatch, 'current'>,
  files: Pick<FileStore, 'made'>,
): void {
  app.get<{ Params: { '*': string } }>(registryPath('*').replace('.json', ''), async (request, reply) => {
    const { registry: content } = registry.current()
    const address = registryPath(content.revision)
    const file = await files.made(`registry-${content.revision}.json`, () => JSON.stringify(content))
    if (!file) return sendMissing(reply)
    return sendFile(request, reply, file, request.url.startsWith(address) ? IMMUTABLE : NOT_CACHED)
  })
}

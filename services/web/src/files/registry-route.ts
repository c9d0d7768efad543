import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownRegistryPath, registryPath } from 'shared-contracts/paths'
import type { Registry } from 'shared-frame/remotes'
import type { RegistryWatch } from '../registry/registry-watch'
import type { ReleaseVariants } from '../variants/release-variants'
import type { FileStore } from './file-store'
import { sendFile, sendMissing } from './send-file'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const NOT_CACHED = 'no-store'
/** Asked for with each document while versions are on trial; most often it is the same as with the one before. */
const OF_ONE_VISITOR = 'private, no-cache'

/**
 * `/assets/registry/<revision>.json`. A page of an earlier revision gets today's registry: its other sections are released as
 * that says, and a section that its shell can't work with is refused when it loads.
 *
 * `/assets/registry/own/<stand>.json`: while versions are on trial, with those of the visitor's group, which is drawn here where there is none yet.
 * A page of before another trial began gets today's active versions: of a set that it would have a part of, it gets none.
 */
export function registryRoute(
  app: FastifyInstance,
  registry: Pick<RegistryWatch, 'current'>,
  files: Pick<FileStore, 'made'>,
  variants: Pick<ReleaseVariants, 'trials' | 'groupOf'>,
): void {
  async function sendRegistry(request: FastifyRequest, reply: FastifyReply, content: Registry, cacheControl: string) {
    const file = await files.made(`registry-${content.revision}.json`, () => JSON.stringify(content))
    return file ? sendFile(request, reply, file, cacheControl) : sendMissing(reply)
  }

  app.get<{ Params: { '*': string } }>(registryPath('*').replace('.json', ''), async (request, reply) => {
    const { registry: content } = registry.current()
    const isAsked = request.url.startsWith(registryPath(content.revision))
    return sendRegistry(request, reply, content, isAsked ? IMMUTABLE : NOT_CACHED)
  })

  app.get<{ Params: { stand: string } }>(ownRegistryPath(':stand').replace('.json', ''), async (request, reply) => {
    const active = registry.current().registry
    const { trials } = variants
    if (request.params.stand !== `${trials()?.stand}.json`) return sendRegistry(request, reply, active, NOT_CACHED)
    const { own, headers } = await variants.groupOf(request.headers.cookie)
    const { 'set-cookie': group } = headers
    if (group !== undefined) reply.header('set-cookie', group)
    return sendRegistry(request, reply, own?.registry ?? active, OF_ONE_VISITOR)
  })
}

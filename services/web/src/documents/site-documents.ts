import type { FastifyBaseLogger } from 'fastify'
import { withLiveReload } from '../development/live-reload'
import { allowOverrides, type Overrides, withOverrides } from '../development/overrides'
import type { Metrics } from '../metrics'
import type { LoadedRegistry } from '../registry/read-registry'
import type { RegistryWatch } from '../registry/registry-watch'
import type { UnitFailure } from '../rendering/render-task'
import type { DocumentAnswer } from './cache/stored-document'
import { type DocumentRequest, type ProduceServices, produceDocument } from './produce-document'

type Told = 'loaded' | 'onFailure' | 'onShellFailed'

export interface SiteDocumentsOptions {
  readonly registry: Pick<RegistryWatch, 'current' | 'verify'>
  /** As they are now. */
  readonly services: () => Omit<ProduceServices, Told>
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly metrics: Pick<Metrics, 'renderSeconds' | 'unitFailed'>
  readonly log: FastifyBaseLogger
  readonly liveReload: boolean
}

export interface SiteDocuments {
  /** @param own what one visitor gets; null: what everybody gets */
  readonly produce: (request: DocumentRequest, own: LoadedRegistry | null) => Promise<DocumentAnswer>
  /** A document for one developer alone: never cached, and let in what the developer's server sends. */
  readonly produceOverridden: (request: DocumentRequest, overrides: Overrides) => Promise<DocumentAnswer>
}

/** Makes the documents of the site: measured, with failures told, and once more when a bundle was refused. */
export function siteDocuments({
  registry,
  services,
  headers,
  metrics,
  log,
  liveReload,
}: SiteDocumentsOptions): SiteDocuments {
  async function produce(request: DocumentRequest, own: LoadedRegistry | null): Promise<DocumentAnswer> {
    const end = metrics.renderSeconds.startTimer()
    const loaded = own ?? registry.current()
    const first = await produceOnce(request, loaded)
    const again = first.tampered && own === null && (await replaced(loaded))
    const { answer } = again ? await produceOnce(request, registry.current()) : first
    end({ status: answer.status })
    const document = { ...answer, headers: { ...headers, ...answer.headers } }
    return liveReload ? withLiveReload(document) : document
  }

  /** Looks at the releases again after a bundle was refused. True: another version stands in now. */
  async function replaced({ registry: before }: LoadedRegistry): Promise<boolean> {
    await registry.verify()
    return registry.current().registry.revision !== before.revision
  }

  async function produceOnce(request: DocumentRequest, loaded: LoadedRegistry) {
    let tampered = false
    const answer = await produceDocument(request, {
      ...services(),
      loaded,
      onFailure: (failure) => {
        tampered ||= failure.step === 'integrity'
        tell(failure, request)
      },
      onShellFailed: (err) => log.error({ err, path: request.path }, 'The shell could not be rendered'),
    })
    return { answer, tampered }
  }

  function tell(failure: UnitFailure, { path }: DocumentRequest): void {
    metrics.unitFailed(failure)
    const { unit, version, step, message } = failure
    const reason = message.split('\n', 1)[0]
    const text = `${unit} ${version} could not be rendered (${step}: ${reason}); the browser will`
    log.error({ ...failure, method: 'GET', path }, text)
  }

  return {
    produce,
    async produceOverridden(request, overrides) {
      const answer = await produce(request, await withOverrides(registry.current(), overrides))
      const policy = answer.headers['content-security-policy'] ?? ''
      return {
        ...answer,
        headers: {
          ...answer.headers,
          'cache-control': 'no-store',
          'content-security-policy': allowOverrides(policy, overrides),
        },
      }
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import { withLiveReload } from '../development/live-reload'
import { allowOverrides, type Overrides, withOverrides } from '../development/overrides'
import type { Metrics } from '../metrics'
import type { LoadedRegistry } from '../registry/read-registry'
import type { RegistryWatch } from '../registry/registry-watch'
import type { DocumentPart } from '../releases-watch/notes/visit-notes'
import type { Charge } from '../rendering/render-pool'
import type { UnitFailure } from '../rendering/render-task'
import { type DocumentAnswer, StoredDocument } from './cache/stored-document'
import {
  type DocumentRequest,
  MISSING_PATH,
  type ProduceServices,
  produceDocument,
  produceMissing,
} from './produce-document'

type Told = 'loaded' | 'onFailure' | 'onShellFailed' | 'missing' | 'charge'

export interface SiteDocumentsOptions {
  readonly registry: Pick<RegistryWatch, 'current' | 'verify'>
  /** As they are now. */
  readonly services: () => Omit<ProduceServices, Told>
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly metrics: Pick<Metrics, 'renderSeconds' | 'unitFailed'>
  readonly log: FastifyBaseLogger
  readonly liveReload: boolean
  readonly onUnitFailure: (failure: UnitFailure, path: string) => void
}

/** One visitor's making of a document. */
export interface Making {
  /** What the visitor gets; null: what everybody gets. */
  readonly own: LoadedRegistry | null
  readonly charge: Charge
}

export interface SiteDocuments {
  /** @param missing page-not-found, where it is that */
  readonly produce: (
    request: DocumentRequest,
    making: Making,
    missing: () => Promise<DocumentAnswer>,
  ) => Promise<DocumentAnswer>
  /** Page-not-found, the same for all addresses of a day. */
  readonly produceMissing: (today: string, making: Making) => Promise<DocumentAnswer>
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
  onUnitFailure,
}: SiteDocumentsOptions): SiteDocuments {
  async function make(
    path: string,
    { own, charge }: Making,
    once: (services: Omit<ProduceServices, 'missing'>) => Promise<DocumentAnswer>,
  ): Promise<DocumentAnswer> {
    const end = metrics.renderSeconds.startTimer()
    const loaded = own ?? registry.current()
    const first = await makeOnce(path, loaded, charge, once)
    // Whoever tries versions gets what everybody gets: a part of a set would not fit the rest.
    const again = first.tampered && (await replaced(loaded))
    const { answer } = again ? await makeOnce(path, registry.current(), charge, once) : first
    end({ status: answer.status })
    // Page-not-found, which was made before
    if (answer instanceof StoredDocument) return answer
    const document = { ...answer, headers: { ...headers, ...answer.headers } }
    return liveReload ? withLiveReload(document) : document
  }

  /** Looks at the releases again after a bundle was refused. True: others stand in now. */
  async function replaced({ registry: before }: LoadedRegistry): Promise<boolean> {
    await registry.verify()
    return registry.current().registry.revision !== before.revision
  }

  async function makeOnce(
    path: string,
    loaded: LoadedRegistry,
    charge: Charge,
    once: (services: Omit<ProduceServices, 'missing'>) => Promise<DocumentAnswer>,
  ) {
    let tampered = false
    const parts = new Map<string, DocumentPart>()
    const common = services()
    const answer = await once({
      ...common,
      loaded,
      charge,
      onPart: (part) => {
        common.onPart(part)
        // A page that is made twice, the second time without what failed, did not show it.
        if (!parts.get(part.unit)?.failure) parts.set(part.unit, part)
      },
      onFailure: (failure) => {
        tampered ||= failure.step === 'integrity'
        tell(failure, path)
      },
      onShellFailed: (err) => log.error({ err, path }, 'The shell could not be rendered'),
    })
    return { answer: answer instanceof StoredDocument ? answer : { ...answer, parts: [...parts.values()] }, tampered }
  }

  function tell(failure: UnitFailure, path: string): void {
    metrics.unitFailed(failure)
    onUnitFailure(failure, path)
    const { unit, version, step, message } = failure
    const reason = message.split('\n', 1)[0]
    const text = `${unit} ${version} could not be rendered (${step}: ${reason}); the browser will`
    log.error({ ...failure, method: 'GET', path }, text)
  }

  const produce: SiteDocuments['produce'] = (request, making, missing) =>
    make(request.path, making, (services) => produceDocument(request, { ...services, missing }))
  const missingDocument: SiteDocuments['produceMissing'] = (today, making) =>
    make(MISSING_PATH, making, (services) => produceMissing(today, services))

  return {
    produce,
    produceMissing: missingDocument,
    async produceOverridden(request, overrides) {
      const making = { own: await withOverrides(registry.current(), overrides), charge: () => undefined }
      const answer = await produce(request, making, () => missingDocument(request.today, making))
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

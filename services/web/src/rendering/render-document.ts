import type { DocumentStatus, PageRequest } from 'shared-contracts/remotes'
import type { LoadedRegistry, ServerBundle } from '../registry/read-registry'
import type { CircuitBreaker } from './circuit-breaker'
import { type RenderPool, RenderStopped } from './render-pool'
import type { RenderResult, RenderTask, UnitFailure } from './render-task'

export interface RenderRequest {
  readonly page: PageRequest
  readonly owner: { readonly unit: string; readonly routeId: string } | null
  readonly status: DocumentStatus
  readonly sectionWanted: boolean
  /** Of private pages: only their title is taken from the section, and the frame is rendered. */
  readonly headOnly: boolean
}

export interface RenderServices {
  readonly loaded: LoadedRegistry
  readonly contentRevision: string
  readonly pool: Pick<RenderPool, 'render'>
  readonly breaker: CircuitBreaker
  readonly onFailure: (failure: UnitFailure) => void
}

/** Not even the shell could be rendered. */
export class ShellFailed extends Error {
  override readonly name = 'ShellFailed'
}

export interface RenderedDocument {
  readonly result: Exclude<RenderResult, { kind: 'shell-failed' }>
  /** Every unit did its part with all of its data, so that the document may be kept. */
  readonly whole: boolean
}

/**
 * Renders a document and keeps each unit's failure to itself. A section or a widget that throws, overruns its time or
 * takes the worker down is left to the browser. When the shell fails on a page, its error page is tried with status 500.
 * Rejects with `ShellFailed` when that fails too, and with `RenderQueueFull`.
 */
export async function renderDocument(request: RenderRequest, services: RenderServices): Promise<RenderedDocument> {
  try {
    return await renderWithout(request, services)
  } catch (error) {
    if (!(error instanceof ShellFailed) || request.status === 500) throw error
    return renderWithout({ ...request, owner: null, status: 500, sectionWanted: false }, services)
  }
}

async function renderWithout(request: RenderRequest, services: RenderServices): Promise<RenderedDocument> {
  const { bundles, registry } = services.loaded
  const shell = bundles.get('shell')
  if (!shell) throw new ShellFailed('No release of the shell is active')
  const shellKey = `${keyOf(shell)} ${request.owner ? `${request.owner.unit}/${request.owner.routeId}` : request.status}`
  if (services.breaker.isOpen(shellKey)) throw new ShellFailed('The shell failed on this page a moment ago')

  const failures: UnitFailure[] = []
  const report = (failure: UnitFailure) => {
    failures.push(failure)
    services.onFailure(failure)
  }
  const stopped = new Set<string>()
  const usable = (bundle: ServerBundle) => !stopped.has(bundle.unit) && !services.breaker.isOpen(keyOf(bundle))

  for (;;) {
    const { section, widgetBundles, complete } = bundlesFor(request, services.loaded, usable)
    const task: Omit<RenderTask, 'progress'> = {
      page: request.page,
      registry,
      owner: request.owner,
      status: request.status,
      shell,
      section,
      widgetBundles,
      headOnly: request.headOnly,
      contentRevision: services.contentRevision,
    }
    let result: RenderResult
    try {
      result = await services.pool.render(task)
    } catch (error) {
      if (!(error instanceof RenderStopped)) throw error
      const bundle: ServerBundle = bundles.get(error.unit) ?? shell
      const { message } = error.cause instanceof Error ? error.cause : error
      report({ unit: bundle.unit, version: bundle.version, step: error.reason, message, dataMissing: false })
      if (bundle === shell || stopped.has(bundle.unit)) {
        services.breaker.open(shellKey)
        throw new ShellFailed('The shell was stopped', { cause: error })
      }
      services.breaker.open(keyOf(bundle))
      stopped.add(bundle.unit)
      continue
    }
    for (const failure of result.failures) {
      report(failure)
      if (failure.step === 'load' || failure.step === 'integrity')
        services.breaker.open(`${failure.unit}@${failure.version}`)
    }
    if (result.kind === 'shell-failed') {
      report(result.failure)
      throw new ShellFailed(result.failure.message)
    }
    const dataMissing = result.kind === 'page' && result.dataMissing
    return { result, whole: complete && failures.length === 0 && !dataMissing }
  }
}

/** The widgets of sections are placed by the shell's own pages only. */
function bundlesFor(
  { owner, status, sectionWanted }: RenderRequest,
  { bundles, registry }: LoadedRegistry,
  usable: (bundle: ServerBundle) => boolean,
): { section: ServerBundle | null; widgetBundles: ServerBundle[]; complete: boolean } {
  if (owner?.unit !== 'shell') {
    const wanted = owner && sectionWanted && status === 200 ? bundles.get(owner.unit) : undefined
    const section = wanted && usable(wanted) ? wanted : null
    return { section, widgetBundles: [], complete: !wanted || section !== null }
  }
  const wanted = registry.units
    .filter((unit) => unit.enabled && unit.name !== 'shell' && unit.widgets.length > 0)
    .flatMap((unit) => bundles.get(unit.name) ?? [])
  const widgetBundles = wanted.filter(usable)
  return { section: null, widgetBundles, complete: widgetBundles.length === wanted.length }
}

function keyOf({ unit, version }: ServerBundle): string {
  return `${unit}@${version}`
}

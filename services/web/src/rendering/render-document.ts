import type { DocumentHead, DocumentStatus, PageRequest } from 'shared-frame/remotes'
import type { LoadedRegistry, ServerBundle } from '../registry/read-registry'
import type { DocumentPart } from '../releases-watch/notes/visit-notes'
import type { FailureKind } from '../releases-watch/notes/visitor-sample'
import type { BreakCause, CircuitBreaker } from './circuit-breaker'
import { damagingWidgets } from './damaging-widgets'
import { type Charge, type RenderPool, RenderStopped } from './render-pool'
import { type RenderRealms, versionKey, widgetUnits } from './render-realms'
import type { Frame, FrameTask, RenderedPage, RenderOwner, SectionPart, UnitFailure } from './render-task'
import { kindOf, stopFailure, tryFrame, unitOf } from './try-frame'

export interface RenderRequest {
  readonly page: PageRequest
  readonly owner: RenderOwner | null
  readonly status: DocumentStatus
  readonly sectionWanted: boolean
  /** Of private pages: only their title is taken from the section, and the frame is rendered. */
  readonly headOnly: boolean
  /** Whether foods have their Southern names. */
  readonly southern: boolean
}

export interface RenderServices {
  readonly loaded: LoadedRegistry
  readonly contentRevision: string
  readonly realms: Pick<RenderRealms, 'poolOf' | 'tryOut'>
  readonly breaker: CircuitBreaker
  readonly onFailure: (failure: UnitFailure) => void
  /** A unit's version had its part in a document, or could not do it: it failed, or is left out for a while because it did. */
  readonly onPart: (part: DocumentPart) => void
  readonly charge: Charge
}

/** Not even the shell could be rendered. */
export class ShellFailed extends Error {
  override readonly name = 'ShellFailed'
  constructor(
    message: string,
    /** Null: it is no fault of the shell's. */
    readonly kind: FailureKind | null = null,
  ) {
    super(message)
  }
}

type RenderResult =
  | RenderedPage
  | { readonly kind: 'redirect'; readonly location: string }
  /** The section says that nothing is there. */
  | { readonly kind: 'missing' }

export interface RenderedDocument {
  readonly result: RenderResult
  /** Every unit did its part with all of its data, so that the document may be kept. */
  readonly whole: boolean
}

/**
 * Renders a document: the section's part in the section's workers, then the shell's part in the shell's, with what the section
 * says of the page. Each unit's failure stays with it: a section or a widget that throws, overruns its time, damages its realm or
 * takes its worker down is left to the browser. When the shell fails on a page, its error page is tried with status 500.
 * Rejects with `ShellFailed` when that fails too, and with `RenderQueueFull`.
 */
export async function renderDocument(request: RenderRequest, services: RenderServices): Promise<RenderedDocument> {
  try {
    return await new DocumentRendering(request, services).run()
  } catch (error) {
    if (!(error instanceof ShellFailed) || request.status === 500) throw error
    const onErrorPage = { ...request, owner: null, status: 500, sectionWanted: false } as const
    return new DocumentRendering(onErrorPage, services).run()
  }
}

const NO_PART: SectionPart = { head: null, html: null, stateJson: undefined, failures: [], dataMissing: false }

/** What the document host says of a page that has the section's part, or has it no more. */
interface Shown {
  readonly head: DocumentHead | null
  readonly html: string | null
  readonly stateJson: string | undefined
  readonly status: DocumentStatus
  readonly owner: RenderOwner | null
}

class DocumentRendering {
  readonly #request: RenderRequest
  readonly #services: RenderServices
  #complete = true

  constructor(request: RenderRequest, services: RenderServices) {
    this.#request = request
    this.#services = services
  }

  async run(): Promise<RenderedDocument> {
    const shell = this.#services.loaded.bundles.get('shell')
    if (!shell) throw new ShellFailed('No release of the shell is active')
    const section = this.#sectionBundle()
    const part = section ? await this.#sectionPart(section) : NO_PART
    if (part.dataMissing) this.#complete = false
    if (part.head?.redirect) return this.#done({ kind: 'redirect', location: part.head.redirect })
    if (part.head?.status === 404) return this.#done({ kind: 'missing' })
    const frame = await this.#frameRound(shell, section, part)
    return this.#done(frame)
  }

  #done(result: RenderResult): RenderedDocument {
    return { result, whole: this.#complete }
  }

  /** Null: the page has none, or it is to be left to the browser for a while. */
  #sectionBundle(): ServerBundle | null {
    const { owner, status, sectionWanted } = this.#request
    if (!owner || owner.unit === 'shell' || !sectionWanted || status !== 200) return null
    const bundle = this.#services.loaded.bundles.get(owner.unit)
    if (!bundle) return null
    const open = [versionKey(bundle), this.#pageKey(bundle)].find((key) => this.#isOpen(key))
    if (open === undefined) return bundle
    this.#complete = false
    const cause = this.#services.breaker.causeOf(open)
    if (cause !== 'data') this.#part(bundle, cause)
    return null
  }

  async #sectionPart(section: ServerBundle): Promise<SectionPart> {
    const { page, headOnly } = this.#request
    const pool = this.#services.realms.poolOf([section])
    const task = { kind: 'section', page, section, headOnly, ...this.#taskBasics() } as const
    try {
      const part = await pool.render(task, this.#services.charge)
      for (const failure of part.failures) {
        this.#report(failure)
        if (failure.step === 'suspense') this.#open(this.#pageKey(section), part.dataMissing ? 'data' : 'error')
        else this.#afterFailure(failure, pool)
      }
      const [failure] = part.failures
      if (!part.dataMissing) this.#part(section, failure ? kindOf(failure) : null)
      return part
    } catch (error) {
      if (!(error instanceof RenderStopped)) throw error
      const failure = stopFailure(section, error)
      this.#report(failure)
      this.#part(section, kindOf(failure))
      this.#open(this.#pageKey(section), kindOf(failure))
      return NO_PART
    }
  }

  /** The shell with the section's part; without it when the shell can't be rendered with what the section said. */
  async #frameRound(shell: ServerBundle, section: ServerBundle | null, part: SectionPart): Promise<RenderedPage> {
    try {
      return await this.#framed(shell, section, part)
    } catch (error) {
      if (!(error instanceof ShellFailed)) throw error
      if (section === null || part.head === null) throw this.#counted(shell, error)
      const page = await this.#framed(shell, null, NO_PART).catch((again: unknown) => {
        throw again instanceof ShellFailed ? this.#counted(shell, again) : again
      })
      const message = `The shell could not be rendered with what the section said of its page: ${error.message}`
      this.#report({ ...unitOf(section), step: 'prepare', message, dataMissing: false })
      this.#part(section, error.kind ?? 'error')
      this.#open(this.#pageKey(section))
      return page
    }
  }

  async #framed(shell: ServerBundle, section: ServerBundle | null, part: SectionPart): Promise<RenderedPage> {
    const { page, owner: asked } = this.#request
    const { loaded } = this.#services
    const shown = this.#shown(part)
    const shellKey = `${versionKey(shell)} ${section ? this.#pageKey(section) : this.#ownPageKey()}`
    if (this.#isOpen(shellKey)) {
      const cause = this.#services.breaker.causeOf(shellKey)
      throw new ShellFailed('The shell failed on this page a moment ago', cause === 'data' ? null : cause)
    }
    const wanted = asked?.unit === 'shell' ? widgetUnits(loaded) : []
    const task = {
      kind: 'frame',
      page,
      registry: loaded.registry,
      owner: shown.owner,
      status: shown.status,
      shell,
      head: shown.head,
      rendered: shown.html !== null,
      ...this.#taskBasics(),
    } as const
    const frame = await this.#frame(task, wanted, shellKey)
    return {
      kind: 'page',
      status: shown.status,
      owner: shown.owner,
      head: frame.head,
      shellHtml: frame.html,
      sectionHtml: shown.html,
      stateJson: joinStates({
        ...(shown.owner ? { [shown.owner.unit]: shown.stateJson } : {}),
        shell: frame.stateJson,
      }),
      widgetIds: frame.widgetIds,
    }
  }

  #shown({ head, html, stateJson }: SectionPart): Shown {
    const status = head?.status ?? this.#request.status
    const owner = status === 200 || status === 503 ? this.#request.owner : null
    return status === 200
      ? { head, html, stateJson, status, owner }
      : { head, html: null, stateJson: undefined, status, owner }
  }

  /** Widgets that damage the page are left out, at most once each; then the shell stands alone. */
  async #frame(
    task: Omit<FrameTask, 'progress' | 'widgetBundles'>,
    wanted: readonly ServerBundle[],
    shellKey: string,
  ): Promise<Frame> {
    const pool = this.#services.realms.poolOf([task.shell, ...wanted])
    let widgets = wanted.filter(
      (bundle) => !this.#isOpen(versionKey(bundle)) && !this.#isOpen(`${versionKey(bundle)} widgets`),
    )
    for (;;) {
      if (widgets.length < wanted.length) this.#complete = false
      const result = await tryFrame(pool, { ...task, widgetBundles: widgets }, this.#services.charge)
      for (const failure of result.failures) {
        this.#report(failure)
        this.#afterFailure(failure, pool)
        if (!failure.dataMissing) this.#part(failure, kindOf(failure))
      }
      if (result.kind === 'frame') {
        this.#part(task.shell, null)
        for (const bundle of widgets)
          if (!result.failures.some(({ unit }) => unit === bundle.unit) && hasWidget(bundle, result))
            this.#part(bundle, null)
        if (result.dataMissing) this.#complete = false
        return result
      }
      const { failure } = result
      if (failure.step === 'realm' || failure.step === 'crash') pool.replace()
      const known = widgets.filter(({ unit }) => unit === failure.unit)
      const culprits = known.length > 0 ? known : await damagingWidgets(this.#services.realms, task, widgets)
      if (culprits.length === 0) {
        this.#report(failure)
        if (failure.step === 'time-out' || failure.step === 'crash') this.#open(shellKey, kindOf(failure))
        throw new ShellFailed(failure.message, failure.dataMissing ? null : kindOf(failure))
      }
      for (const culprit of culprits) {
        this.#report({ ...failure, ...unitOf(culprit) })
        this.#part(culprit, kindOf(failure))
        this.#open(`${versionKey(culprit)} widgets`, kindOf(failure))
      }
      widgets = widgets.filter((bundle) => !culprits.includes(bundle))
    }
  }

  #counted(shell: ServerBundle, error: ShellFailed): ShellFailed {
    if (error.kind !== null) this.#part(shell, error.kind)
    return error
  }

  #taskBasics() {
    return { contentRevision: this.#services.contentRevision, southern: this.#request.southern }
  }

  #report(failure: UnitFailure): void {
    this.#complete = false
    this.#services.onFailure(failure)
  }

  #afterFailure(failure: UnitFailure, pool: Pick<RenderPool, 'replace'>): void {
    if (failure.step === 'realm') pool.replace()
    if (failure.step === 'load' || failure.step === 'integrity' || failure.step === 'realm')
      this.#open(versionKey(failure))
  }

  /** A section's page, in the version that is to be judged. */
  #pageKey(section: ServerBundle): string {
    return `${versionKey(section)}/${this.#request.owner?.routeId ?? ''}`
  }

  #ownPageKey(): string {
    const { owner, status } = this.#request
    return owner ? `${owner.unit}/${owner.routeId}` : String(status)
  }

  #isOpen(key: string): boolean {
    return this.#services.breaker.isOpen(key)
  }

  #open(key: string, cause: BreakCause = 'error'): void {
    this.#services.breaker.open(key, cause)
  }

  #part({ unit, version }: Pick<ServerBundle, 'unit' | 'version'>, failure: FailureKind | null): void {
    const { owner } = this.#request
    const page = owner?.unit === unit ? owner.routeId : this.#ownPageKey()
    this.#services.onPart({ unit, version, page, failure })
  }
}

function hasWidget({ unit }: ServerBundle, { widgetIds }: Frame): boolean {
  return widgetIds.some((id) => id.startsWith(`${unit}/`))
}

function joinStates(states: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(states).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `{${parts.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}

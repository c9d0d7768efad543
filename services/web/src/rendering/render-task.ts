import type { DocumentHead, DocumentStatus, PageRequest, Registry } from 'shared-contracts/remotes'
import type { ServerBundle } from '../registry/read-registry'

/** One document to render, as it is sent to a worker. */
export interface RenderTask {
  readonly page: PageRequest
  readonly registry: Registry
  readonly owner: { readonly unit: string; readonly routeId: string } | null
  readonly status: DocumentStatus
  readonly shell: ServerBundle
  /** Null: only the frame is rendered. */
  readonly section: ServerBundle | null
  /** Units whose widgets the page may place. */
  readonly widgetBundles: readonly ServerBundle[]
  /** The section says what the page is called, and renders nothing: the page is a visitor's own. */
  readonly headOnly: boolean
  readonly contentRevision: string
  /** See `RenderClock`. */
  readonly progress: SharedArrayBuffer
}

export type RenderStep = 'load' | 'prepare' | 'render'

/** A unit that could not do its part; the document goes on without it. */
export interface UnitFailure {
  readonly unit: string
  readonly version: string
  /** `integrity`: its server bundle is not what the release says, and was not run. */
  readonly step: RenderStep | 'integrity' | 'time-out' | 'crash'
  readonly message: string
  /** Whether it failed because its data could not be had: no fault of the unit. */
  readonly dataMissing: boolean
}

export type RenderResult =
  | { readonly kind: 'redirect'; readonly location: string; readonly failures: readonly UnitFailure[] }
  | RenderedPage
  | { readonly kind: 'shell-failed'; readonly failure: UnitFailure; readonly failures: readonly UnitFailure[] }

export interface RenderedPage {
  readonly kind: 'page'
  /** As the task said, or what the section said of itself. */
  readonly status: DocumentStatus
  readonly owner: RenderTask['owner']
  readonly head: DocumentHead
  /** Holds `OUTLET_PLACEHOLDER` at most once. */
  readonly shellHtml: string
  /** Null: the section is rendered in the browser. */
  readonly sectionHtml: string | null
  /** JSON object of dehydrated queries by unit; may stand inside a script element. */
  readonly stateJson: string
  readonly widgetIds: readonly string[]
  readonly failures: readonly UnitFailure[]
  /** Whether a data call failed, so that a later rendering may show more. */
  readonly dataMissing: boolean
}

/** All units that may run for a task, in the order that `RenderClock` numbers them. */
export function unitsOf(task: Pick<RenderTask, 'shell' | 'section' | 'widgetBundles'>): readonly ServerBundle[] {
  return [task.shell, ...(task.section ? [task.section] : []), ...task.widgetBundles]
}

import type { DocumentHead, DocumentStatus, PageRequest, Registry } from 'shared-frame/remotes'
import type { ServerBundle } from '../registry/read-registry'

interface Task {
  readonly page: PageRequest
  readonly contentRevision: string
  /** Whether answers of calls are said in Southern words. */
  readonly southern: boolean
  /** See `RenderClock`. */
  readonly progress: SharedArrayBuffer
}

/** The part of a document that a section makes. */
export interface SectionTask extends Task {
  readonly kind: 'section'
  readonly section: ServerBundle
  /** The section says what the page is called, and renders nothing: the page is a visitor's own. */
  readonly headOnly: boolean
}

/** What the shell makes round it, with the widgets on its own pages. */
export interface FrameTask extends Task {
  readonly kind: 'frame'
  readonly registry: Registry
  readonly owner: RenderOwner | null
  readonly status: DocumentStatus
  readonly shell: ServerBundle
  /** Units whose widgets the page may place. */
  readonly widgetBundles: readonly ServerBundle[]
  /** What the section says of the page; null: nothing. */
  readonly head: DocumentHead | null
  /** Whether the outlet will hold the section's HTML. */
  readonly rendered: boolean
}

export type RenderTask = SectionTask | FrameTask

export interface RenderOwner {
  readonly unit: string
  readonly routeId: string
}

type RenderStep = 'load' | 'prepare' | 'render'

/** A unit that could not do its part; the document goes on without it. */
export interface UnitFailure {
  readonly unit: string
  readonly version: string
  /**
   * `integrity`: its server bundle is not what the release says, and was not run. `suspense`: React left out what threw or was
   * not ready. `realm`: it changed what all code of its worker shares.
   */
  readonly step: RenderStep | 'integrity' | 'suspense' | 'realm' | 'time-out' | 'crash'
  readonly message: string
  /** Whether it failed because its data could not be had: no fault of the unit. */
  readonly dataMissing: boolean
}

/** A section that fails in any step leaves what it had said until then: its head still titles the document. */
export interface SectionPart {
  readonly head: DocumentHead | null
  /** Null: the browser renders the section. */
  readonly html: string | null
  /** JSON of dehydrated queries, or undefined; may stand inside a script element. */
  readonly stateJson: string | undefined
  readonly failures: readonly UnitFailure[]
  /** Whether a data call failed, so that a later rendering may show more. */
  readonly dataMissing: boolean
}

export interface Frame {
  readonly kind: 'frame'
  readonly head: DocumentHead
  /** Holds `OUTLET_PLACEHOLDER` at most once. */
  readonly html: string
  readonly stateJson: string
  readonly widgetIds: readonly string[]
  readonly failures: readonly UnitFailure[]
  readonly dataMissing: boolean
}

/** The shell could not make its part. */
export interface FailedFrame {
  readonly kind: 'failed'
  readonly failure: UnitFailure
  /** Of widgets, until then. */
  readonly failures: readonly UnitFailure[]
}

export type FrameResult = Frame | FailedFrame

export interface RenderedPage {
  readonly kind: 'page'
  /** As the address says, or what the section said of itself. */
  readonly status: DocumentStatus
  readonly owner: RenderOwner | null
  readonly head: DocumentHead
  /** Holds `OUTLET_PLACEHOLDER` at most once. */
  readonly shellHtml: string
  /** Null: the section is rendered in the browser. */
  readonly sectionHtml: string | null
  /** JSON object of dehydrated queries by unit; may stand inside a script element. */
  readonly stateJson: string
  readonly widgetIds: readonly string[]
}

/** All units that may run for a task, in the order that `RenderClock` numbers them. */
export function unitsOf(task: RenderTask): readonly ServerBundle[] {
  return task.kind === 'section' ? [task.section] : [task.shell, ...task.widgetBundles]
}

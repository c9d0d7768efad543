import type { DocumentHead } from './document'
import type { Registry } from './registry'
import type { DocumentStatus } from './server-unit'

/** The JSON in `<script type="application/json" id="document-data">`, from which the shell starts without a request. */
export interface DocumentData {
  /** Whole for the units of this page; an entry of another unit has its addresses alone (`entry` is empty then). */
  readonly registry: Registry
  /** Where all of it is: of the same revision, or, while versions are on trial, with those of the visitor's group; null: here. */
  readonly wholeRegistry: string | null
  /** Decoded path and query for which the document was rendered. */
  readonly path: string
  readonly search: string
  readonly today: string
  readonly status: DocumentStatus
  readonly owner: { readonly unit: string; readonly routeId: string } | null
  readonly head: DocumentHead | null
  /** Whether the outlet holds the section's server HTML, to be hydrated. */
  readonly rendered: boolean
  /** Dehydrated queries by unit. */
  readonly state: Readonly<Record<string, unknown>>
  readonly build: { readonly overridesAllowed: boolean }
}

export const DOCUMENT_DATA_ID = 'document-data'
/** Root element of the shell, and of a section inside the outlet (`data-unit` names it). */
export const SHELL_ROOT_ID = 'shell'
export const OUTLET_ID = 'outlet'

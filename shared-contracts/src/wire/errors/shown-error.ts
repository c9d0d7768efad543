/** A link that helps out of an error. */
export interface ErrorLink {
  readonly title: string
  readonly path: string
}

/** An error as a form or a notification shows it. */
export interface ShownError {
  /** A number of the catalogue, a server string or a general code; empty when the server gave none. */
  readonly code: string
  /** The form field that it stands under; null: a notification. */
  readonly field: string | null
  readonly message: string
  readonly link: ErrorLink | null
}

import type { z } from 'zod'

/** Who may call: anyone, a logged-in visitor, medical staff (approved) or an administrator. */
export type CallAccess = 'public' | 'user' | 'staff' | 'administrator'

/** The wire address of a call: all that the browser needs; no schema library comes with it. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `api`: the public API host. `menu-builder`: the menu-builder host. */
  readonly host: 'api' | 'menu-builder'
  readonly path: string
  readonly access: CallAccess
  /** May be cached by browsers and proxies for this many seconds; the same for every visitor. */
  readonly cacheSeconds?: number
  /** The largest body it takes, in bytes, where that is not the host's. */
  readonly bodyLimitBytes?: number
  /** A GET that changes something: it counts only with `CHANGE_HEADER`. */
  readonly changes?: true
  /** Does what can't be undone: an account with a second step must have passed it within the last minutes. */
  readonly stepAgain?: true
  /** The day (YYYY-MM-DD) since which nothing new should use the call; it may go when it was marked for so long as `npm run contracts` says. */
  readonly deprecated?: string
}

/**
 * What a GET that changes something must carry beside its token: links, pictures and forms of other pages can't send a header, and neither
 * does whoever follows or prefetches an address.
 */
export const CHANGE_HEADER = { name: 'x-requested-change', value: 'reset' } as const

/** Headers that a call must carry, beside its token. */
export function headersOfCall({ changes }: CallAddress): Readonly<Record<string, string>> {
  return changes ? { [CHANGE_HEADER.name]: CHANGE_HEADER.value } : {}
}

/** Shapes of a call, checked by the server on the way in and by contract tests on the way out. */
export interface CallSchemas {
  readonly summary: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** Codes of the error catalogue that this call may answer with, beside the general ones. */
  readonly errors?: readonly string[]
}

/** Codes that a call may answer with beside the general ones: its own, and what its address asks of the session. */
export function errorsOfCall({ stepAgain }: CallAddress, { errors = [] }: CallSchemas): readonly string[] {
  return stepAgain ? [...errors, 'second_step_again'] : errors
}

/** The envelope of every answer. */
export type Envelope<T> = { readonly success: true; readonly data: T; readonly message: string | null } | Failure

export interface Failure {
  readonly success: false
  readonly data: null
  /** Code of the error catalogue; texts for people are in `message`. */
  readonly code: string
  readonly message: string
  readonly errors?: readonly FieldError[]
  /** Names the entry in the server's log; given where the visitor may want to report it. */
  readonly requestId?: string
}

export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

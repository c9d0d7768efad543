import type { z } from 'zod'
import type { callSchemas } from '../call-schemas/index'
import type { callAddresses } from './addresses'

export type CallName = keyof typeof callAddresses

type Part<N extends CallName, P extends string> =
  (typeof callSchemas)[N] extends Record<P, infer S> ? (S extends z.ZodType ? S : never) : never

/** What a client sends. */
export type CallQuery<N extends CallName> = z.input<Part<N, 'query'>>
export type CallBody<N extends CallName> = z.input<Part<N, 'body'>>

/** What a handler gets: defaults filled in, numbers read. */
export type ParsedQuery<N extends CallName> = z.output<Part<N, 'query'>>
export type ParsedBody<N extends CallName> = z.output<Part<N, 'body'>>

export type CallAnswer<N extends CallName> = z.output<Part<N, 'answer'>>

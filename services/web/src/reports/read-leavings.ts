import { z } from 'zod'

const KINDS = [
  'listener',
  'interval',
  'observer',
  'class',
  'style',
  'attribute',
  'element',
  'main',
  'history',
  'prototype',
  'global',
] as const

const leaving = z.object({
  type: z.literal('left'),
  body: z.object({ unit: z.string(), version: z.string(), kind: z.enum(KINDS) }),
})

/** Something that a unit left behind in a browser as its page ended (shell/src/composition/leavings). It is no fault: its page worked. */
export type Leaving = Readonly<z.infer<typeof leaving>['body']>

/** The leavings that a request reports, of each kind one at most; what is none is left out. */
export function readLeavings(value: unknown): readonly Leaving[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, KINDS.length).flatMap((report) => leaving.safeParse(report).data?.body ?? [])
}

import { RELEASE_VERSION } from 'shared-contracts/constants'
import { UNIT_NAME } from 'shared-frame/registry'
import { z } from 'zod'
import { actions, type ReleaseAction } from './actions'
import { messages } from './texts'

export const formFields = ['version', 'percent', 'why', 'step'] as const
/** step: a code for the second step, asked for where it was passed too long ago. */
export type FormField = (typeof formFields)[number]

/** What a form asks for. */
export interface FormOrder {
  readonly unit: string
  readonly action: ReleaseAction
  /** Active when the page was made; null: none was. */
  readonly expected: string | null
  readonly version: string
  readonly percent: number
  readonly why: string
}

/** A form as it was filled in, to be shown again with what is wrong at each field. */
export interface RefusedForm {
  readonly unit: string
  readonly action: ReleaseAction
  readonly typed: Readonly<Record<FormField, string>>
  readonly errors: Readonly<Partial<Record<FormField, string>>>
}

const WHY_LENGTH = 500

const form = z.object({
  unit: z.string().regex(UNIT_NAME),
  action: z.enum(actions),
  expected: z.union([z.literal('').transform(() => null), z.string().regex(RELEASE_VERSION)]),
  token: z.string().max(200),
  version: z.string().max(200).default(''),
  percent: z.string().max(20).default(''),
  why: z.string().max(10_000).default(''),
  step: z.string().max(40).default(''),
})

/** Null: no form of this page sent it. Pure. */
export function readForm(
  body: string,
): { readonly token: string; readonly order: FormOrder | null; readonly filled: RefusedForm } | null {
  const parsed = form.safeParse(Object.fromEntries(new URLSearchParams(body)))
  if (!parsed.success) return null
  const { unit, action, expected, token, ...typed } = parsed.data
  const errors = errorsOf(action, typed)
  const why = typed.why.trim()
  const order = { unit, action, expected, version: typed.version, percent: Number(typed.percent.trim()), why }
  return { token, order: Object.keys(errors).length === 0 ? order : null, filled: { unit, action, typed, errors } }
}

function errorsOf(action: ReleaseAction, typed: RefusedForm['typed']): RefusedForm['errors'] {
  const takesVersion = ['preview', 'promote', 'rollback', 'canary'].includes(action)
  const isShare = /^[1-9]\d?$/.test(typed.percent.trim())
  const why = typed.why.trim()
  return {
    ...(takesVersion && !RELEASE_VERSION.test(typed.version) ? { version: messages.version } : {}),
    ...(action === 'canary' && !isShare ? { percent: messages.percent } : {}),
    ...(action === 'preview'
      ? {}
      : why === ''
        ? { why: messages.why }
        : why.length > WHY_LENGTH
          ? { why: messages.whyLong }
          : {}),
  }
}

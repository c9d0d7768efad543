import { type FormEvent, useState } from 'react'
import type { ErrorLink, ShownError } from 'shared-contracts/errors'
import type { RuleResult } from 'shared-contracts/validation'
import { failureOf } from './failure'
import type { KeptDraft } from './kept-drafts'

export interface FormRules<D> {
  readonly initial: D
  /** Field names in the order of the form, for the summary, where need be by what is asked; a field's control has the id `<form>-<field>`. */
  readonly name: string
  readonly fields: readonly string[] | ((draft: D) => readonly string[])
  /** Messages by field; null: nothing to say. */
  readonly problems: (draft: D) => Readonly<Record<string, RuleResult>>
  /** Sends the draft; what it throws is shown at the fields that it names. */
  readonly send: (draft: D) => Promise<void>
  /** Where the draft outlives the form; see `keptDraft`. */
  readonly kept?: KeptDraft<D>
}

export interface Form<D> {
  readonly draft: D
  readonly change: (part: Partial<D>) => void
  /** The message of a field. */
  readonly problem: (field: string) => string | null
  readonly fieldId: (field: string) => string
  /** For `FormSummary`. */
  readonly errors: readonly { readonly fieldId: string | null; readonly message: string }[]
  /** Ways out of what the server said (SPEC.md §8). */
  readonly links: readonly ErrorLink[]
  readonly sending: boolean
  readonly submit: (event: FormEvent) => void
}

/** A form that asks its rules first, then the server, and keeps what was typed whatever happens. */
export function useForm<D extends object>({ initial, name, fields, problems, send, kept }: FormRules<D>): Form<D> {
  const [draft, setDraft] = useState(() => kept?.read() ?? initial)
  const [own, setOwn] = useState<Readonly<Record<string, RuleResult>>>({})
  const [server, setServer] = useState<readonly ShownError[]>([])
  const [sending, setSending] = useState(false)

  function change(part: Partial<D>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    kept?.keep(next)
    // A field that is being put right stops complaining.
    const still = problems(next)
    setOwn(Object.fromEntries(Object.entries(own).filter(([field]) => stays(field, part, still))))
    setServer(server.filter(({ field }) => field === null || !belongsTo(field, part)))
  }

  async function sendDraft(): Promise<void> {
    setSending(true)
    setServer([])
    try {
      await send(draft)
      kept?.forget()
    } catch (error) {
      setServer(error instanceof RefusedBySender ? error.errors : failureOf(error))
    } finally {
      setSending(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (sending) return
    const found = problems(draft)
    setOwn(found)
    if (Object.values(found).every((message) => message === null)) void sendDraft()
  }

  const names = typeof fields === 'function' ? fields(draft) : fields
  const fieldId = (field: string) => `${name}-${field}`
  const problem = (field: string) =>
    own[field] ?? server.find((error) => sameField(error.field, field))?.message ?? null
  const general = server.filter(({ field }) => field === null || !names.some((each) => sameField(field, each)))
  return {
    draft,
    change,
    problem,
    fieldId,
    errors: [
      ...general.map(({ message }) => ({ fieldId: null, message })),
      ...names.flatMap((field) => {
        const message = problem(field)
        return message === null ? [] : [{ fieldId: fieldId(field), message }]
      }),
    ],
    links: server.flatMap(({ link }) => (link === null ? [] : [link])),
    sending,
    submit,
  }
}

/** Whether a field, or the list or group that it is in (`children.0.dayOfBirth` in `children`), is being changed. */
function belongsTo(field: string, part: object): boolean {
  return field in part || (field.split('.', 1)[0] ?? '') in part
}

/** A field keeps its message while others change; one of a list also while its own entry is as wrong as before. */
function stays(field: string, part: object, still: Readonly<Record<string, RuleResult>>): boolean {
  return field in part ? false : !belongsTo(field, part) || (still[field] ?? null) !== null
}

/** The server spells UserName with a capital where SPEC.md does. */
function sameField(a: string | null, b: string): boolean {
  return a !== null && a.toLowerCase() === b.toLowerCase()
}

/** An answer that says no without being a failure of the call, such as a login with `isError`. */
export class RefusedBySender extends Error {
  readonly errors: readonly ShownError[]
  constructor(errors: readonly ShownError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.errors = errors
  }
}

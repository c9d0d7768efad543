import { type FormEvent, useRef, useState } from 'react'
import { type Control, type FieldErrors, type FieldValues, set, useForm } from 'react-hook-form'
import type { ErrorLink, ShownError } from 'shared-contracts/errors'
import type { RuleResult } from 'shared-contracts/validation'
import { isSame, type KeptFields } from '../../kept/kept-fields'
import { useFieldsKeeper } from '../../kept/use-kept-fields'
import { failureOf } from '../../sending/failure'
import { isNotSent } from '../../sending/not-sent'
import { messageAt } from './field-errors'
import { type MountedFields, mountedFields } from './mounted-fields'
import { useKeptText } from './use-kept-text'

/** Messages by the path of a field, such as `fullName` or `children.0.dayOfBirth`; null: correct. */
export type FieldMessages = Readonly<Record<string, RuleResult>>

export interface FieldFormOptions<V extends FieldValues> {
  /** The control of a field has the id `<name>-<path>`. */
  readonly name: string
  /** What the fields hold when the form opens and nothing was kept; later changes have no effect. */
  readonly defaults: V
  /** The rules of all fields on screen, asked when the form is submitted. */
  rules(values: V): FieldMessages
  /** Sends correct values. What it throws is shown at the fields that it names; `NotSent` says nothing. */
  send(values: V): Promise<void>
  /** What of the text outlives the page: a session that ends, another page, a reload. */
  readonly kept?: KeptFields<V>
}

/** A line of the summary. `fieldId` is the id of a control on screen; null: the form as a whole. */
export interface SummaryLine {
  readonly fieldId: string | null
  /** What the field is called on screen. */
  readonly label?: string | null
  readonly message: string
}

/** A form for `FormFrame`; its fields are made by `formFields`. */
export interface FieldForm<V extends FieldValues> {
  readonly name: string
  readonly control: Control
  readonly mounted: MountedFields
  /** What is wrong, in the order of the fields on screen. */
  readonly errors: readonly SummaryLine[]
  /** Ways out of what the server said. */
  readonly links: readonly ErrorLink[]
  readonly sending: boolean
  /** What a control holds that is no value yet: it counts as wrong until null is told. */
  report(path: string, message: string | null): void
  /** Called by a field that has changed. */
  settle(path: string): void
  submit(event: FormEvent): void
  /** Sets some fields; their messages go. */
  change(part: Partial<V>): void
  /** Counts refused submissions. */
  readonly refusals: number
  /** Whether something was changed since the form opened, or since it was reset. */
  isChanged(): boolean
  /** Sets all fields; forgets all messages and what was kept. */
  reset(values: V): void
}

/** A submission that was refused without a failed call, such as a login whose answer says no. */
export class SubmissionRefused extends Error {
  override readonly name = 'SubmissionRefused'
  readonly errors: readonly ShownError[]
  constructor(errors: readonly ShownError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.errors = errors
  }
}

interface Outcome {
  /** Paths with a message when the form was last submitted, in the order of the screen. */
  readonly paths: readonly string[]
  /** What their fields are called. */
  readonly labels: ReadonlyMap<string, string | null>
  /** Messages that belong to no field on screen. */
  readonly general: readonly string[]
  readonly links: readonly ErrorLink[]
}

const nothing: Outcome = { paths: [], labels: new Map(), general: [], links: [] }

/**
 * A form on react-hook-form: asks its rules, then the server, and keeps what was typed whatever happens. A field that is
 * being changed loses its message at once and is judged again at the next submit.
 */
export function useFieldForm<V extends FieldValues>(options: FieldFormOptions<V>): FieldForm<V>
export function useFieldForm(options: FieldFormOptions<FieldValues>): FieldForm<FieldValues> {
  const { name, kept } = options
  const keeper = useFieldsKeeper(name, kept)
  /** What the form was opened with: what differs from it was typed. */
  const first = useRef(options.defaults)
  const [defaultValues] = useState(() => ({ ...options.defaults, ...keeper.read(options.defaults) }))
  const [mounted] = useState(mountedFields)
  const [reported] = useState(() => new Map<string, string>())
  const rules = (values: FieldValues): FieldMessages => ({ ...options.rules(values), ...Object.fromEntries(reported) })
  const [outcome, setOutcome] = useState(nothing)
  const [refusals, setRefusals] = useState(0)
  const running = useRef(false)
  const form = useForm({
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver(values) {
      const errors: FieldErrors = {}
      for (const [path, message] of problemsOf(rules(values))) set(errors, path, { type: 'rule', message })
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const { errors, isSubmitting } = form.formState

  useKeptText(form, keeper, first, () => reset(options.defaults))

  function located(paths: readonly string[]): Pick<Outcome, 'paths' | 'labels'> {
    return {
      paths: mounted.inOrder(paths, name),
      labels: new Map(paths.map((path) => [path, mounted.labelOf(path, name)])),
    }
  }

  function showServerErrors(shown: readonly ShownError[]): void {
    const placed = shown.map((error) => ({ ...error, path: mounted.find(error.field) }))
    for (const { path, message } of placed) if (path !== null) form.setError(path, { type: 'server', message })
    setRefusals((count) => count + 1)
    setOutcome({
      ...located(placed.flatMap(({ path }) => path ?? [])),
      general: placed.flatMap(({ path, message }) => (path === null ? [message] : [])),
      links: shown.flatMap(({ link }) => link ?? []),
    })
  }

  async function sendValues(values: FieldValues): Promise<void> {
    setOutcome(nothing)
    try {
      await options.send(values)
      if (!kept?.stays) keeper.forget()
    } catch (error) {
      if (isNotSent(error)) return
      showServerErrors(error instanceof SubmissionRefused ? error.errors : failureOf(error))
    }
  }

  function showProblems(): void {
    const problems = problemsOf(rules(form.getValues()))
    setRefusals((count) => count + 1)
    setOutcome({
      ...located(problems.flatMap(([path]) => mounted.find(path) ?? [])),
      general: problems.flatMap(([path, message]) => (mounted.find(path) === null ? [message] : [])),
      links: [],
    })
  }

  /** Drops the message of a changed field, and those within it that the rules no longer give. */
  function settle(path: string): void {
    if (form.getFieldState(path).error === undefined) return
    const still = problemsOf(rules(form.getValues())).filter(
      ([inner]) => inner.startsWith(`${path}.`) && form.getFieldState(inner).error !== undefined,
    )
    form.clearErrors(path)
    for (const [inner, message] of still) form.setError(inner, { type: 'rule', message })
  }

  function reset(values: FieldValues): void {
    first.current = values
    form.reset(values)
    keeper.forget()
    setOutcome(nothing)
  }

  return {
    name,
    control: form.control,
    mounted,
    refusals,
    isChanged: () => !isSame(form.getValues(), first.current),
    errors: [
      ...outcome.general.map((message) => ({ fieldId: null, message })),
      ...outcome.paths.flatMap((path) => {
        const message = messageAt(errors, path)
        return message === null ? [] : [{ fieldId: `${name}-${path}`, label: outcome.labels.get(path), message }]
      }),
    ],
    links: outcome.links,
    sending: isSubmitting,
    report(path, message) {
      if (message === null) reported.delete(path)
      else reported.set(path, message)
    },
    settle,
    submit(event) {
      event.preventDefault()
      // Enter pressed twice
      if (running.current) return
      running.current = true
      void form
        .handleSubmit(sendValues, showProblems)()
        .finally(() => {
          running.current = false
        })
    },
    change(part) {
      for (const [path, value] of Object.entries(part)) {
        form.setValue(path, value)
        settle(path)
      }
    },
    reset,
  }
}

function problemsOf(messages: FieldMessages): readonly (readonly [path: string, message: string])[] {
  return Object.entries(messages).flatMap(([path, message]) => (message === null ? [] : [[path, message] as const]))
}

import { useRef, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { ApiError } from 'shared-contracts/client'
import type { GrowthTables, Sex } from 'shared-contracts/growth'
import { SubmissionRefused } from 'shared-frame/forms'
import { babyTexts } from '../../../texts/baby'
import type { KnownChild, MeasureQuestions } from './check-questions'
import type { CheckValues } from './check-values'
import { type MeasurePath, measurePaths, valueAt } from './measure-paths'

/** What knows questions and standards, fetched with the first measure that is typed. */
type Engine = typeof import('./check-questions')

const loadEngine = () => import(/* webpackChunkName: "measure-questions" */ './check-questions')

/** A child of the user's own. */
export interface OwnChild {
  readonly sex: Sex
  readonly birth: CalendarDay
}

/** What the fields of measures ask, and what was answered. */
export interface MeasureDoubts {
  /** Null: another child, as the form states it. */
  readonly own: OwnChild | null
  readonly confirmed: ReadonlySet<string>
  /** Null: what asks is not here yet. */
  questions(values: CheckValues): MeasureQuestions | null
  /** Loads what tells unusual measures; without it the server asks. */
  load(values: CheckValues): void
  confirm(key: string): void
  /** Sends a visit when every measure that is unusual at this age was said to be right, `confirmed` then; else refuses at the fields. */
  send(values: CheckValues, send: (values: CheckValues, confirmed: boolean) => Promise<void>): Promise<void>
}

export function useMeasureDoubts(own: OwnChild | null): MeasureDoubts {
  const [engine, setEngine] = useState<Engine | null>(null)
  const [tables, setTables] = useState<Readonly<Partial<Record<Sex, GrowthTables>>>>({})
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [askedByServer, setAskedByServer] = useState<KnownChild['askedByServer']>([])
  /** Or couldn't be had: then it is tried again when the form is sent, not with every key. */
  const isLoading = useRef(false)
  const sexOf = (values: CheckValues) => (own === null ? values.sex : own.sex)

  function questionsBy(asking: Engine, values: CheckValues, known?: GrowthTables | null): MeasureQuestions {
    const sex = sexOf(values)
    const birth = own === null ? values.dayOfBirth : own.birth
    return asking.measureQuestions(values, {
      sex,
      birth,
      tables: known ?? (sex === null ? null : (tables[sex] ?? null)),
      askedByServer,
    })
  }

  async function engineOf(): Promise<Engine | null> {
    const loaded = engine ?? (await loadEngine().catch(() => null))
    if (loaded) setEngine(loaded)
    return loaded
  }

  async function tablesFor(values: CheckValues, asking: Engine): Promise<GrowthTables | null> {
    const sex = sexOf(values)
    const known = sex === null ? null : tables[sex]
    if (sex === null || known) return known ?? null
    const loaded = await asking.loadGrowthTables(sex).catch(() => null)
    if (loaded) setTables((others) => ({ ...others, [sex]: loaded }))
    return loaded
  }

  async function loadAll(values: CheckValues): Promise<boolean> {
    const asking = await engineOf()
    return asking !== null && (sexOf(values) === null || (await tablesFor(values, asking)) !== null)
  }

  /** All that must be asked, as far as it is known here in time. */
  async function lastQuestions(values: CheckValues): Promise<readonly [Engine, MeasureQuestions] | null> {
    const late = givenUp()
    const asking = await Promise.race([engineOf(), late])
    return asking && [asking, questionsBy(asking, values, await Promise.race([tablesFor(values, asking), late]))]
  }

  return {
    own,
    confirmed,
    questions: (values) => engine && questionsBy(engine, values),
    load(values) {
      const sex = sexOf(values)
      const isHere = engine !== null && (sex === null || tables[sex] !== undefined)
      if (isHere || isLoading.current) return
      isLoading.current = true
      void loadAll(values).then((all) => {
        isLoading.current = !all
      })
    },
    confirm: (key) => setConfirmed((keys) => new Set([...keys, key])),
    async send(values, send) {
      // Without what asks the server does.
      const last = await lastQuestions(values)
      const open = last?.[0].openDoubts(last[1], confirmed) ?? []
      if (open.length > 0) throw new SubmissionRefused(open.map(unanswered))
      try {
        await send(values, last?.[0].hasDoubts(last[1]) ?? false)
      } catch (error) {
        if (error instanceof ApiError)
          setAskedByServer(
            measurePaths
              .filter((path) => error.errors.some(({ field, code }) => field === path && code === UNCONFIRMED))
              .map((path) => ({ path, value: valueAt(values, path) })),
          )
        throw error
      }
    },
  }
}

/** A line that is as slow lets the server ask. */
const WAITED_MS = 4000

const givenUp = () => new Promise<null>((resolve) => setTimeout(resolve, WAITED_MS, null))

const UNCONFIRMED = 'unconfirmed_measure'

function unanswered(field: MeasurePath) {
  return { code: UNCONFIRMED, field, message: babyTexts.form.doubt.answer, link: null }
}

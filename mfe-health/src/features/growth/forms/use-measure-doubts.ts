import { useRef, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { ApiError } from 'shared-contracts/client'
import { type GrowthTables, loadGrowthTables, type Sex } from 'shared-contracts/growth'
import { SubmissionRefused } from 'shared-ui/forms'
import { texts } from '../../../texts'
import {
  hasDoubts,
  type KnownChild,
  type MeasurePath,
  type MeasureQuestions,
  measurePaths,
  measureQuestions,
  openDoubts,
  valueAt,
} from './check-questions'
import type { CheckValues } from './check-values'

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
  questions(values: CheckValues): MeasureQuestions
  /** Loads what tells unusual measures; without it the server asks. */
  load(values: CheckValues): void
  confirm(key: string): void
  /** Sends a visit when every measure that is unusual at this age was said to be right, `confirmed` then; else refuses at the fields. */
  send(values: CheckValues, send: (values: CheckValues, confirmed: boolean) => Promise<void>): Promise<void>
}

export function useMeasureDoubts(own: OwnChild | null): MeasureDoubts {
  const [tables, setTables] = useState<Readonly<Partial<Record<Sex, GrowthTables>>>>({})
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [askedByServer, setAskedByServer] = useState<KnownChild['askedByServer']>([])
  /** Or couldn't be had: then it is tried again when the form is sent, not with every key. */
  const isLoading = useRef(false)
  const sexOf = (values: CheckValues) => (own === null ? values.sex : own.sex)

  function questions(values: CheckValues, known?: GrowthTables | null): MeasureQuestions {
    const sex = sexOf(values)
    const birth = own === null ? values.dayOfBirth : own.birth
    return measureQuestions(values, {
      sex,
      birth,
      tables: known ?? (sex === null ? null : (tables[sex] ?? null)),
      askedByServer,
    })
  }

  async function tablesFor(values: CheckValues): Promise<GrowthTables | null> {
    const sex = sexOf(values)
    const known = sex === null ? null : tables[sex]
    if (sex === null || known) return known ?? null
    // Without them the server asks.
    const loaded = await loadGrowthTables(sex).catch(() => null)
    if (loaded) setTables((others) => ({ ...others, [sex]: loaded }))
    return loaded
  }

  return {
    own,
    confirmed,
    questions: (values) => questions(values),
    load(values) {
      const sex = sexOf(values)
      if (sex === null || tables[sex] || isLoading.current) return
      isLoading.current = true
      void tablesFor(values).then((loaded) => {
        isLoading.current = loaded === null
      })
    },
    confirm: (key) => setConfirmed((keys) => new Set([...keys, key])),
    async send(values, send) {
      const asked = questions(values, await Promise.race([tablesFor(values), givenUp()]))
      const open = openDoubts(asked, confirmed)
      if (open.length > 0) throw new SubmissionRefused(open.map(unanswered))
      try {
        await send(values, hasDoubts(asked))
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
  return { code: UNCONFIRMED, field, message: texts.baby.form.doubt.answer, link: null }
}

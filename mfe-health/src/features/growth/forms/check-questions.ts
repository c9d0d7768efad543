import type { CalendarDay } from 'shared-contracts/ages'
import { formatDecimal } from 'shared-contracts/formats'
import {
  type AskedMeasure,
  doubtWords,
  type GrowthTables,
  type Sex,
  suggestReadings,
  type TypedMeasure,
  type TypedVisit,
  typedMeasures,
  visitAges,
} from 'shared-contracts/growth'
import { askReadings, measures, swapWords } from 'shared-contracts/validation'
import { babyTexts } from '../../../texts/baby'
import { birthMeasures, type CheckValues, measuresBody } from './check-values'
import { type MeasurePath, measurePaths, valueAt } from './measure-paths'

// Comes with what asks: the tables of the standard.
export { loadGrowthTables } from 'shared-contracts/growth'

/** What is known of the child beside the form. */
export interface KnownChild {
  readonly sex: Sex | null
  readonly birth: CalendarDay | null
  /** Of the child's sex; null, as long as they aren't loaded: then the limits of the fields alone are gone by. */
  readonly tables: GrowthTables | null
  /** Measures that the server has asked about: without tables here, or by another birth day than the one that this page knows. */
  readonly askedByServer: readonly { readonly path: string; readonly value: number | null }[]
}

/** What a field asks, and the values that each answer sets. */
export interface MeasureQuestion {
  readonly text: string
  readonly answers: readonly {
    readonly label: string
    readonly values: Readonly<Partial<Record<MeasurePath, number | null>>>
  }[]
  /** What is unusual can be said to be right: under this name it is confirmed. Null: the field takes no such number. */
  readonly doubt: { readonly key: string; readonly confirm: string; readonly confirmed: string } | null
}

export type MeasureQuestions = Readonly<Partial<Record<MeasurePath, MeasureQuestion>>>

/** Everything that must be asked about the measures of a form, by field. */
export function measureQuestions(values: CheckValues, child: KnownChild): MeasureQuestions {
  const { birth } = child
  const { weight, height } = values.atBirth
  const atBirth = birth && birthMeasures(values, birth)
  return {
    ...serverQuestions(values, child),
    ...questionsOf(values, (name) => name, values.checkDate, measuresBody(values), child),
    ...(birth === null || atBirth
      ? questionsOf(
          { ...NONE, weight, height },
          birthPath,
          birth,
          { ...measuresBody(values), measuredLying: true },
          child,
        )
      : {}),
  }
}

function serverQuestions(values: CheckValues, { askedByServer }: KnownChild): MeasureQuestions {
  const asked = measurePaths.filter((path) =>
    askedByServer.some((each) => each.path === path && each.value === valueAt(values, path)),
  )
  return Object.fromEntries(
    asked.map((path) => {
      const name = nameOf(path)
      const value = valueAt(values, path) ?? 0
      const doubt = doubtOf(name, value, [path, value])
      return [path, { text: doubtWords(name), answers: [], doubt }]
    }),
  )
}

/** Those that a form can't be sent with before they are answered. */
export function openDoubts(questions: MeasureQuestions, confirmed: ReadonlySet<string>): readonly MeasurePath[] {
  return pathsOf(questions).filter((path) => {
    const doubt = questions[path]?.doubt ?? null
    return doubt !== null && !confirmed.has(doubt.key)
  })
}

/** Whether anything is unusual that was said to be right. */
export function hasDoubts(questions: MeasureQuestions): boolean {
  return pathsOf(questions).some((path) => questions[path]?.doubt != null)
}

const pathsOf = (questions: MeasureQuestions) => measurePaths.filter((path) => questions[path] !== undefined)
const nameOf = (path: MeasurePath): TypedMeasure =>
  path === 'atBirth.weight' ? 'weight' : path === 'atBirth.height' ? 'height' : path

const birthPath = (name: TypedMeasure): MeasurePath => (name === 'height' ? 'atBirth.height' : 'atBirth.weight')

type TypedValues = Readonly<Record<TypedMeasure, number | null>>
const NONE: TypedValues = { weight: null, height: null, headCircumference: null, armCircumference: null }

function questionsOf(
  typed: TypedValues,
  pathOf: (name: TypedMeasure) => MeasurePath,
  day: CalendarDay | null,
  {
    measuredLying = null,
    gestationWeeks = null,
  }: Pick<ReturnType<typeof measuresBody>, 'measuredLying' | 'gestationWeeks'>,
  { sex, birth, tables }: KnownChild,
): MeasureQuestions {
  const isAgeKnown = sex !== null && birth !== null && day !== null
  const ages = isAgeKnown
    ? visitAges({ dayOfBirth: birth }, { checkDate: day, gestationWeeks, gestationDayInWeek: null })
    : { ageInDays: 0, correctedAgeInDays: null }
  const { weight, height, headCircumference, armCircumference } = typed
  const visit: TypedVisit = { weight, height, headCircumference, armCircumference, measuredLying, ...ages }
  const { swapped, asked } = suggestReadings(isAgeKnown ? tables : null, sex ?? 0, visit)
  if (swapped) {
    const values = { [pathOf('weight')]: height, [pathOf('height')]: weight }
    const answers = [{ label: swapWords.action, values }]
    return { [pathOf('weight')]: { text: swapWords.question, answers, doubt: null } }
  }
  return Object.fromEntries(
    typedMeasures.flatMap((name) => {
      const found = asked[name]
      const path = pathOf(name)
      return found ? [[path, questionOf(found, name, path, visit)] as const] : []
    }),
  )
}

function questionOf(found: AskedMeasure, name: TypedMeasure, path: MeasurePath, visit: TypedVisit): MeasureQuestion {
  const { ageInDays, correctedAgeInDays, weight, height } = visit
  const subject = found.isPair ? [path.replace(name, ''), weight, height] : [path, visit[name]]
  return {
    text: [found.message, askReadings(found.readings)].filter(Boolean).join(' '),
    answers: found.readings.map(({ action, value }) => ({ label: action, values: { [path]: value } })),
    doubt:
      found.state === 'doubtful' ? doubtOf(name, visit[name] ?? 0, [...subject, ageInDays, correctedAgeInDays]) : null,
  }
}

function doubtOf(name: TypedMeasure, value: number, key: readonly unknown[]): MeasureQuestion['doubt'] {
  const shown = `${formatDecimal(value)} ${measures[name].unit}`
  const { confirm, confirmed } = babyTexts.form.doubt
  return { key: JSON.stringify(key), confirm: confirm(shown), confirmed: confirmed(shown) }
}

import { useEffect } from 'react'
import type { MeasureName } from 'shared-contracts/validation'
import { type FieldQuestionProps, formFields } from 'shared-frame/forms'
import type { MeasureQuestion } from './check-questions'
import type { CheckValues } from './check-values'
import { hasMeasures, type MeasurePath } from './measure-paths'
import type { MeasureDoubts } from './use-measure-doubts'

const fields = formFields<CheckValues>()

interface Props {
  readonly name: MeasurePath
  readonly measure: MeasureName
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  readonly doubts: MeasureDoubts
}

/** A measure of a visit, with what is asked about it by the other measures and the age. */
export function VisitMeasure({ doubts, ...field }: Props) {
  const values = fields.useValues()
  useEffect(() => {
    // A page that nothing is typed into fetches nothing.
    if (hasMeasures(values)) doubts.load(values)
  })
  const questions = doubts.questions(values)
  const answers = useAnswers(questions?.[field.name] ?? null, values, doubts)
  // Until what asks is here, the field asks by its own limits.
  return <fields.Measure {...field} {...(questions === null ? {} : { question: answers })} />
}

function useAnswers(
  question: MeasureQuestion | null,
  { weight, height, headCircumference, atBirth }: CheckValues,
  { confirmed, confirm }: MeasureDoubts,
): FieldQuestionProps | null {
  const change = fields.useChange()
  if (question === null) return null
  const { text, answers, doubt } = question
  if (doubt !== null && confirmed.has(doubt.key)) return { text: doubt.confirmed, answers: [] }
  const readings = answers.map(({ label, values }) => ({ label, onAnswer: () => change(changesOf(values, atBirth)) }))
  if (doubt === null) return { text, answers: readings }
  const asItIs = {
    label: doubt.confirm,
    onAnswer() {
      confirm(doubt.key)
      // Changes nothing, and takes the messages of a refused form away.
      change({ weight, height, headCircumference, atBirth })
    },
  }
  return { text, answers: [...readings, asItIs] }
}

function changesOf(
  values: MeasureQuestion['answers'][number]['values'],
  atBirth: CheckValues['atBirth'],
): Partial<CheckValues> {
  const { 'atBirth.weight': weight = atBirth.weight, 'atBirth.height': height = atBirth.height, ...others } = values
  return { ...others, atBirth: { weight, height } }
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fold } from 'shared-contracts/text'
import { validationMessages } from 'shared-contracts/validation'
import { Field, type FieldProps } from '../forms/controls/Field'
import { Combobox } from './Combobox'
import type { FoundOption, SelectOption } from './select-filter'

const ConfirmDialog = lazy(async () => ({ default: (await import('../overlays/ConfirmDialog')).ConfirmDialog }))

export interface SelectQuestion {
  readonly title: string
  readonly text: string
  readonly confirmLabel?: string
}

export interface SearchableSelectProps<V extends string | number> extends FieldProps {
  readonly options: readonly SelectOption<V>[]
  readonly value: V | null
  readonly onChange: (value: V | null) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  /** Only digits can be typed; phones show their number pad. */
  readonly digitsOnly?: boolean
  /** What is asked before a chosen value is replaced by `next`; null: nothing is lost, it is replaced at once. */
  readonly confirmation?: (next: V | null) => SelectQuestion | null
  readonly loading?: boolean
  /** What typed words find, best first; by default the options whose labels hold them. */
  readonly search?: (typed: string) => FoundOption<V>[]
  /** Told why what was typed is no choice, and null once it is put right: a form that was sent now would leave it out. */
  readonly onProblem?: (message: string | null) => void
}

/** A choice from a list that can be searched with or without accents. */
export function SearchableSelect<V extends string | number>(props: SearchableSelectProps<V>) {
  const { options, value, onChange, confirmation } = props
  const chosen = useSame(options.find((option) => option.value === value) ?? null)
  const [typed, setTyped] = useState(chosen?.label ?? '')
  /** Why what was typed is no choice; stays until the next choice or, for a refused key, until the field is left. */
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState<{ readonly next: V | null; readonly question: SelectQuestion } | null>(null)

  const report = useRef(props.onProblem)
  report.current = props.onProblem
  useEffect(() => {
    report.current?.(problem)
    return () => report.current?.(null)
  }, [problem])

  function change(next: SelectOption<V> | null) {
    setProblem(null)
    const value = next?.value ?? null
    // The same once more changes nothing, and loses nothing.
    if (chosen !== null && value === chosen.value) return
    const question = chosen === null ? null : confirmation?.(value)
    if (question) setAsking({ next: value, question })
    else onChange(value)
  }

  /** Who types a whole option and goes on has chosen it; what else is left unchosen does not vanish without a word. */
  function leave(left: string, cut: boolean) {
    const text = left.trim()
    if (cut) return setProblem(validationMessages.entryWhole)
    if (text === '') return change(null)
    const same = options.filter(({ label }) => fold(label) === fold(text))
    // Labels may differ in their accents alone.
    const meant = same[1] ? same.find(({ label }) => label === text) : same[0]
    if (meant) change(meant)
    else setProblem(`“${text}” chưa khớp mục nào. Bạn chọn trong danh sách nhé.`)
  }

  function answer(agreed: boolean) {
    if (agreed && asking !== null) onChange(asking.next)
    if (!agreed) setTyped(chosen?.label ?? '')
    setAsking(null)
  }

  return (
    <>
      <Field {...props} error={problem ?? props.error}>
        {(control) => (
          <Combobox
            {...props}
            control={control}
            chosen={chosen}
            typed={typed}
            onType={setTyped}
            onRefuse={() => setProblem(validationMessages.entryWhole)}
            onUnchosen={leave}
            onChoose={change}
            onBlur={() => {
              if (typed === (chosen?.label ?? '')) setProblem(null)
              props.onBlur?.()
            }}
          />
        )}
      </Field>
      {asking !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={asking.question.title}
            confirmLabel={asking.question.confirmLabel ?? 'Thay đổi'}
            onAnswer={answer}
          >
            {asking.question.text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

/** The same object as long as it says the same: MUI takes another one for another choice, and puts its text over what is being typed. */
function useSame<V extends string | number>(option: SelectOption<V> | null): SelectOption<V> | null {
  const kept = useRef(option)
  if (kept.current?.value !== option?.value || kept.current?.label !== option?.label) kept.current = option
  return kept.current
}

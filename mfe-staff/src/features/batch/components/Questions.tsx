import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from 'shared-contracts/formats'
import { Notice, Section } from 'shared-frame'
import { batchTexts } from '../batch-texts'
import type { BatchSetup } from '../mapping/batch-setup'
import { type FileLook, profileOf } from '../mapping/file-look'
import type { DayField } from '../mapping/guess-reading'
import { askedQuestions, type SetupQuestion, setupProblems, sexCodesOf } from '../mapping/setup-problems'
import { pageTexts } from '../page-texts'
import { ageUnits } from '../parsing/cell-age'
import styles from './Batch.module.css'
import { dayOrders, OneOf } from './OneOf'

const words = pageTexts.questions

interface Props {
  readonly file: FileLook
  readonly setup: BatchSetup
  readonly onChange: (setup: BatchSetup) => void
}

/** What nothing in the file tells: asked before a child is judged by a guess. */
export function Questions({ presses, ...props }: Props & { readonly presses: number }) {
  const { file, setup } = props
  const list = useRef<HTMLDivElement>(null)
  // Who asks for results with something open is led there.
  useEffect(() => {
    if (presses === 0) return
    const choices = [...(list.current?.querySelectorAll('select') ?? [])]
    choices.find(({ value }) => value === '')?.focus()
  }, [presses])
  const asked = askedQuestions(setup, file)
  if (asked.length === 0) return null
  const open = setupProblems(setup, file)
  return (
    <Section title={words.title} intro={words.intro}>
      <div ref={list} className={styles.tool}>
        {asked.map((question) => (
          <div key={question}>
            {questions[question](props)}
            <div role="alert">
              {presses > 0 && open.includes(question) && (
                <Notice kind="error">{pageTexts.columns.problems[question]}</Notice>
              )}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

const questions: Readonly<Record<SetupQuestion, (props: Props) => ReactNode>> = {
  sexCodes: (props) => <SexQuestion {...props} />,
  birthDayOrder: (props) => <DayQuestion field="birthDay" {...props} />,
  visitDayOrder: (props) => <DayQuestion field="visitDay" {...props} />,
  birthDaySwap: (props) => <SwapQuestion field="birthDay" {...props} />,
  visitDaySwap: (props) => <SwapQuestion field="visitDay" {...props} />,
  ageUnit: (props) => <AgeQuestion {...props} />,
}

function AgeQuestion({ file, setup, onChange }: Props) {
  return (
    <>
      <p>{words.ageUnit(headingOf(file, setup, 'age'))}</p>
      <OneOf
        label={pageTexts.columns.ageUnit}
        value={setup.ageUnit}
        options={ageUnits}
        title={(unit) => pageTexts.columns.ageUnits[unit]}
        onChoose={(ageUnit) => onChange({ ...setup, ageUnit })}
      />
    </>
  )
}

const sexChoices = ['0', '1', 'neither'] as const

function SexQuestion({ file, setup, onChange }: Props) {
  const heading = headingOf(file, setup, 'sex')
  return (
    <>
      <p>
        {words.sex(heading)} {words.sexHint(heading)}
      </p>
      <div className={styles.fields}>
        {sexCodesOf(setup, file).map(([code, count]) => {
          const meaning = setup.sexCodes[code]
          return (
            <OneOf
              key={code}
              label={words.sexCode(code, formatNumber(count))}
              value={meaning === undefined ? null : meaning === null ? 'neither' : meaning === 0 ? '0' : '1'}
              options={sexChoices}
              title={(choice) => words.sexes[choice]}
              onChoose={(choice) => {
                const sex = choice === 'neither' ? null : choice === '0' ? 0 : 1
                onChange({ ...setup, sexCodes: { ...setup.sexCodes, [code]: sex } })
              }}
            />
          )
        })}
      </div>
    </>
  )
}

interface DayProps extends Props {
  readonly field: DayField
}

function DayQuestion({ field, file, setup, onChange }: DayProps) {
  const days = profileOf(file, setup.mapping, field)?.days
  if (days === undefined) return null
  const heading = headingOf(file, setup, field)
  return (
    <>
      <p>
        {setup.mixedDays[field]
          ? words.mixedDays(heading, days['day-first'].lines, days['month-first'].lines)
          : words.eitherDays(heading, days.either.lines)}
      </p>
      <OneOf
        label={words.dayOrder(batchTexts.fields[field])}
        value={setup.dayOrders[field]}
        options={dayOrders}
        title={(order) => pageTexts.columns.dayOrders[order]}
        onChoose={(order) => onChange({ ...setup, dayOrders: { ...setup.dayOrders, [field]: order } })}
      />
    </>
  )
}

const swapChoices = ['swapped', 'right'] as const

function SwapQuestion({ field, file, setup, onChange }: DayProps) {
  const profile = profileOf(file, setup.mapping, field)
  if (profile === undefined) return null
  const swapped = setup.swappedDays[field]
  return (
    <>
      <p>
        {words.swappedDays(headingOf(file, setup, field), formatNumber(profile.isoDays.interchangeable), [
          ...profile.days['day-first'].lines,
          ...profile.days['month-first'].lines,
        ])}
      </p>
      <OneOf
        label={words.swapped(batchTexts.fields[field])}
        value={swapped === null ? null : swapped ? 'swapped' : 'right'}
        options={swapChoices}
        title={(choice) => words.swaps[choice]}
        onChoose={(choice) =>
          onChange({ ...setup, swappedDays: { ...setup.swappedDays, [field]: choice === 'swapped' } })
        }
      />
    </>
  )
}

function headingOf(file: FileLook, { mapping }: BatchSetup, field: 'sex' | 'age' | DayField): string {
  return file.headings[mapping[field] ?? -1] || batchTexts.fields[field]
}

import { formatNumber } from 'shared-contracts/formats'
import { Notice, Section } from 'shared-ui'
import { batchTexts } from '../batch-texts'
import {
  askedProblems,
  type BatchSetup,
  type DayField,
  type FileLook,
  profileOf,
  setupProblems,
  sexCodesOf,
} from '../mapping/batch-setup'
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
export function Questions({ file, setup, onChange }: Props) {
  const asked = askedProblems(setup, file)
  if (asked.length === 0) return null
  const open = setupProblems(setup, file)
  const has = (problem: (typeof asked)[number]) => asked.includes(problem)
  return (
    <Section title={words.title}>
      <div className={styles.tool}>
        {open.some((problem) => asked.includes(problem)) && <Notice kind="info">{words.intro}</Notice>}
        {has('sexCodes') && <SexQuestion file={file} setup={setup} onChange={onChange} />}
        {has('birthDayOrder') && <DayQuestion field="birthDay" file={file} setup={setup} onChange={onChange} />}
        {has('visitDayOrder') && <DayQuestion field="visitDay" file={file} setup={setup} onChange={onChange} />}
        {has('birthDaySwap') && <SwapQuestion field="birthDay" file={file} setup={setup} onChange={onChange} />}
        {has('visitDaySwap') && <SwapQuestion field="visitDay" file={file} setup={setup} onChange={onChange} />}
        {has('ageUnit') && (
          <div>
            <p>{words.ageUnit(headingOf(file, setup, 'age'))}</p>
            <OneOf
              label={pageTexts.columns.ageUnit}
              value={setup.ageUnit}
              options={ageUnits}
              title={(unit) => pageTexts.columns.ageUnits[unit]}
              onChoose={(ageUnit) => onChange({ ...setup, ageUnit })}
            />
          </div>
        )}
      </div>
    </Section>
  )
}

const sexChoices = ['0', '1', 'neither'] as const

function SexQuestion({ file, setup, onChange }: Props) {
  const heading = headingOf(file, setup, 'sex')
  return (
    <div>
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
    </div>
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
    <div>
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
    </div>
  )
}

const swapChoices = ['swapped', 'right'] as const

function SwapQuestion({ field, file, setup, onChange }: DayProps) {
  const profile = profileOf(file, setup.mapping, field)
  if (profile === undefined) return null
  const swapped = setup.swappedDays[field]
  return (
    <div>
      <p>
        {words.swappedDays(
          headingOf(file, setup, field),
          formatNumber(profile.isoDays.interchangeable),
          profile.days['day-first'].lines,
        )}
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
    </div>
  )
}

function headingOf(file: FileLook, { mapping }: BatchSetup, field: 'sex' | 'age' | DayField): string {
  return file.headings[mapping[field] ?? -1] || batchTexts.fields[field]
}

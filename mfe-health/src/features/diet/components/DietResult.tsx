import { useRef } from 'react'
import { actsOf, reviewOfAdvice } from 'shared-contracts/health-rules'
import { isMealCode, meals, needReasons } from 'shared-contracts/menus'
import { type BowlMeal, classNames, Disclosure, EnergyBowl, ReviewLine } from 'shared-frame'
import { TermList } from 'shared-ui/glossary'
import { ReadingAids, readingText } from 'shared-ui/reading-aids'
import { VerdictActions, VerdictPanel } from 'shared-ui/verdicts'
import { bookTexts } from '../../../texts/book'
import { dietTexts } from '../../../texts/diet'
import { BarLegend, sourceWords } from '../../amounts'
import type { DietResult as Result } from '../requests/diet-result'
import { comparedWords } from '../rules/compared-words'
import {
  byWhatSourcesSay,
  countByStatus,
  firstRows,
  isJudged,
  isOpen,
  judgedRows,
  type ResultRow,
  statusWord,
} from '../rules/result-rows'
import { DietBars, eatenWords, SIGNS } from './DietBars'
import { DietFindings, type SuggestedFood } from './DietFindings'
import resultStyles from './DietResult.module.css'
import { UnjudgedDay } from './UnjudgedDay'

const words = dietTexts.result

interface Props {
  readonly result: Result
  /** An older result is shown until the new one is there. */
  readonly updating?: boolean
  readonly missingWords: (count: number) => string
  /** Puts a suggested food into the day; absent where there is no day to put it into. */
  readonly onAdd?: (food: SuggestedFood) => void
}

/** An intake and what is recommended: the verdict, what to do, then the figures as pictures and as a table. The verdict is read out when it changes. A day that can't be judged has none. */
export function DietResult(props: Props) {
  return isJudged(props.result) ? (
    <JudgedDay {...props} />
  ) : (
    <UnjudgedDay result={props.result} updating={props.updating ?? false} />
  )
}

function JudgedDay({ result, updating = false, missingWords, onAdd }: Props) {
  const rows = judgedRows(result.standards)
  const first = firstRows(rows)
  const { recommended, ranges } = byWhatSourcesSay(first)
  const bowl = bowlMeals(result)
  const text = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={text}
      className={classNames(resultStyles.result, readingText, updating && resultStyles.updating)}
      aria-busy={updating}
    >
      <VerdictPanel
        urgency={result.urgency}
        verdict={result.verdict}
        actions={<VerdictActions acts={actsOf(result.urgency)} />}
      />
      <DietFindings result={result} onAdd={onAdd} />
      <ReadingAids key={result.verdict} text={text} listen={bookTexts.listen} />
      <h3>{words.figures}</h3>
      <p>{words.summary(recommended.length, countByStatus(recommended))}.</p>
      {bowl.length > 0 && <EnergyBowl title={words.bowl} meals={bowl} />}
      <TermList terms={['recommended', 'upperLevel', 'menuRange']} />
      <BarLegend also="eaten" />
      <DietBars rows={recommended.filter((row) => !isOpen(row))} />
      <OpenRows rows={recommended} missingWords={missingWords} />
      {ranges.length > 0 && (
        <>
          <h4>{words.ranges}</h4>
          <p>{words.rangesHint}</p>
          <DietBars rows={ranges.filter((row) => !isOpen(row))} />
          <OpenRows rows={ranges} missingWords={missingWords} />
        </>
      )}
      <Disclosure summary={words.table}>
        <ResultTable rows={rows} missingWords={missingWords} />
      </Disclosure>
      <ReviewLine
        review={reviewOfAdvice(
          'diet',
          result.findings.map(({ adviceId }) => adviceId),
        )}
      />
      <p>
        <small>{words.note}</small>
      </p>
    </div>
  )
}

/** Standards of which nothing can be said, with the reason: apart from those that are met. */
function OpenRows({ rows, missingWords }: { rows: readonly ResultRow[]; missingWords: Props['missingWords'] }) {
  const open = rows.filter(isOpen)
  if (open.length === 0) return null
  return (
    <>
      <h4>{words.open}</h4>
      <ul>
        {open.map((row) => (
          <li key={row.standardId}>
            {row.standard.title}: {eatenWords(row)}
            {', '}
            {row.status === 'missing' ? missingWords(row.missingCount) : reasonWords(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Why a standard isn't judged, in the words of its need. */
function reasonWords({ reason }: ResultRow): string {
  return (reason !== undefined && needReasons[reason]) || words.notJudged
}

function ResultTable({ rows, missingWords }: { rows: readonly ResultRow[]; missingWords: Props['missingWords'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone must scroll by keyboard too
    <section className={resultStyles.scroll} tabIndex={0} aria-label={words.table}>
      <table className={resultStyles.table}>
        <thead>
          <tr>
            <th scope="col">{words.standard}</th>
            <th scope="col">{words.eaten}</th>
            <th scope="col">{words.need}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.standardId}>
              <th scope="row">{row.standard.title}</th>
              <td>
                {words.eatenShort(eatenWords(row))}
                <br />
                <small>
                  <span aria-hidden="true">{SIGNS[row.status]} </span>
                  {statusWord(row)}
                  {row.status === 'missing' && `: ${missingWords(row.missingCount)}`}
                  {row.status === 'notJudged' && `: ${reasonWords(row)}`}
                </small>
              </td>
              <td>
                {comparedWords(row)}
                <br />
                <small>{row.against === 'range' ? words.ownRange : sourceWords(row.source)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function bowlMeals({ energies }: Result): BowlMeal[] {
  return meals.flatMap(({ code, title }) => {
    const energy = energies.find(({ mealCode }) => mealCode === code)?.energy
    return energy && isMealCode(code) ? [{ mealCode: code, title, energy }] : []
  })
}

import { formatAmount, formatNeed } from 'shared-contracts/formats'
import { findStandard, isMealCode, meals } from 'shared-contracts/menus'
import { type BowlMeal, Button, classNames, Disclosure, EnergyBowl } from 'shared-ui'
import { texts } from '../../../texts'
import type { DietResult as Result } from '../requests/diet-result'
import { countByStatus, firstRows, judgedRows, type ResultRow } from '../rules/result-rows'
import styles from './Diet.module.css'
import { DietBars, eatenWords, SIGNS } from './DietBars'
import resultStyles from './DietResult.module.css'

const words = texts.diet.result

interface Props {
  readonly result: Result
  /** An older result is shown until the new one is there. */
  readonly updating?: boolean
  readonly missingWords: (count: number) => string
  /** Puts a suggested food into the day; absent where there is no day to put it into. */
  readonly onAdd?: (food: Result['suggestions'][number]['foods'][number]) => void
}

/** An intake against the needs: in one sentence, as pictures, as a table, and what to do. Read out when it changes. */
export function DietResult({ result, updating = false, missingWords, onAdd }: Props) {
  const rows = judgedRows(result.standards)
  const first = firstRows(rows)
  const counts = countByStatus(first)
  const bowl = bowlMeals(result)
  return (
    <div className={classNames(resultStyles.result, updating && resultStyles.updating)} aria-busy={updating}>
      <p role="status">
        <strong>{words.summary(first.length, counts.met, counts.below, counts.above, counts.missing)}.</strong>
      </p>
      {bowl.length > 0 && <EnergyBowl title={words.bowl} meals={bowl} />}
      <DietBars rows={first} missingWords={missingWords} />
      <Disclosure summary={words.table}>
        <ResultTable rows={rows} missingWords={missingWords} />
      </Disclosure>
      <h3>{words.advice}</h3>
      {result.advice.length === 0 ? (
        counts.missing === 0 && <p>{words.noAdvice}</p>
      ) : (
        <ul>
          {result.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
      {result.suggestions.length > 0 && <Suggestions suggestions={result.suggestions} onAdd={onAdd} />}
      <p>
        <small>{words.note}</small>
      </p>
    </div>
  )
}

function Suggestions({ suggestions, onAdd }: { suggestions: Result['suggestions']; onAdd: Props['onAdd'] }) {
  return (
    <>
      <h3>{words.fill}</h3>
      <p>{words.fillIntro}</p>
      {suggestions.map(({ standardId, foods }) => (
        <div key={standardId} className={styles.fill}>
          <h4>{findStandard(standardId)?.title}</h4>
          {foods.map((food) => {
            const text = words.addFood(formatAmount(food.grams, 'g'), food.title.toLowerCase())
            return onAdd ? (
              <Button key={food.materialId} tone="soft" size="small" onClick={() => onAdd(food)}>
                {text}
              </Button>
            ) : (
              <span key={food.materialId}>{text}.</span>
            )
          })}
        </div>
      ))}
    </>
  )
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
                {eatenWords(row)}
                <br />
                <small>
                  <span aria-hidden="true">{SIGNS[row.status]} </span>
                  {words.status[row.status]}
                  {row.status === 'missing' && `: ${missingWords(row.missingCount)}`}
                </small>
              </td>
              <td>
                {formatNeed(row)} {row.standard.unit}
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

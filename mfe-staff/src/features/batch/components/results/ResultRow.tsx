import { growthWords } from 'shared-contracts/growth'
import { ageInMonths } from '../../assessment/age-in-months'
import { type AssessedRow, type BatchRow, classOf, type GrowthIndex, growthIndices } from '../../assessment/assess-row'
import { notesOf } from '../../assessment/row-notes'
import { rowVerdict } from '../../assessment/row-verdict'
import { batchTexts } from '../../batch-texts'
import { pageTexts } from '../../page-texts'
import { fixed } from '../../report/prevalence-rows'
import styles from '../Batch.module.css'

const words = pageTexts.table

/** A row of the file: what was found, or what is wrong with it. */
export function ResultRow({ row }: { row: BatchRow }) {
  return (
    <tr data-state={row.state}>
      <td data-kind="number">{row.line}</td>
      <td>
        {row.name || row.code}
        <span className={styles.small}>
          {[row.name === '' ? '' : row.code, row.group].filter((text) => text !== '').join(' · ')}
        </span>
      </td>
      {row.state === 'refused' ? (
        <td data-kind="note" colSpan={growthIndices.length + 3}>
          {row.problems.map((problem) => (
            <div key={problem} className={styles.severe}>
              {words.errorAt(row.line, problem)}
            </div>
          ))}
        </td>
      ) : (
        <>
          <td data-kind="number">{figure(ageInMonths(row.child.ageInDays), 1)}</td>
          <td>
            {batchTexts.csv[row.child.sex === 0 ? 'male' : 'female']}
            <span className={styles.small}>
              {figure(row.child.weight, 2)} kg · {figure(row.child.length, 1)} cm
              {row.child.armCircumference !== null && ` · ${words.arm} ${figure(row.child.armCircumference, 1)} cm`}
              {row.child.oedema && ` · ${batchTexts.fields.oedema}`}
            </span>
          </td>
          {growthIndices.map((index) => (
            <td key={index}>
              <Score row={row} index={index} />
            </td>
          ))}
          <td data-kind="note">{[verdictOf(row), ...notesOf(row)].filter(Boolean).join(' ')}</td>
        </>
      )}
    </tr>
  )
}

function Score({ row, index }: { row: AssessedRow; index: GrowthIndex }) {
  const { zScore, implausible } = row.assessment[index]
  const found = classOf(row, index)
  const tone = found?.startsWith('severely') || found === 'obese' ? styles.severe : styles.moderate
  return (
    <>
      <span className={found === null || found === 'normal' ? undefined : tone}>{figure(zScore, 2)}</span>
      <span className={styles.small}>
        {[found === null ? '' : growthWords[found].title, implausible ? words.flag : ''].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

/** The one verdict about the child, in a sentence. */
function verdictOf(row: AssessedRow): string {
  const verdict = rowVerdict(row)?.verdict
  return verdict === undefined ? '' : `${verdict}.`
}

function figure(value: number | null, decimals: number): string {
  return value === null ? '–' : fixed(value, decimals)
}

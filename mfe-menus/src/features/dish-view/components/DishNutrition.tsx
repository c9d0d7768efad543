import type { CallAnswer } from 'shared-contracts/calls'
import { Disclosure, Section } from 'shared-frame'
import { dishTexts } from '../../../texts/dish'
import { type NutritionRow, nutritionRows } from '../rules/nutrition-rows'
import styles from './DishNutrition.module.css'

type Detail = NonNullable<CallAnswer<'Dish/GetById'>['detail']>

/** Rows before the fold: energy, protein, fat, carbohydrate, calcium. */
const SHOWN = 5

/** The figures of one eater's portion as a table; a missing figure says so and is never shown as zero. */
export function DishNutrition({ nutrition, portion }: { nutrition: Detail['nutrition']; portion: string }) {
  const rows = nutritionRows(nutrition)
  return (
    <Section title={dishTexts.nutrition(portion)}>
      <Rows rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <Disclosure summary={dishTexts.otherNutrients}>
          <Rows rows={rows.slice(SHOWN)} />
        </Disclosure>
      )}
      <p className={styles.source}>{dishTexts.source}</p>
    </Section>
  )
}

function Rows({ rows }: { rows: readonly NutritionRow[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.standardId}>
            <th scope="row">{row.title}</th>
            <td>
              {row.amount ?? dishTexts.noFigure}
              {row.amount !== null && row.missing > 0 && (
                <small className={styles.missing}>{dishTexts.missing(row.missing)}</small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { CallAnswer } from 'shared-contracts/calls'
import { Section } from 'shared-ui'
import { texts } from '../../../texts'
import { nutritionRows } from '../rules/nutrition-rows'
import styles from './DishNutrition.module.css'

type Detail = NonNullable<CallAnswer<'Dish/GetById'>['detail']>

/** The figures of a dish as a table; a missing figure says so and is never shown as zero. */
export function DishNutrition({ nutrition, portion }: { nutrition: Detail['nutrition']; portion: string }) {
  return (
    <Section title={texts.dish.nutrition(portion)}>
      <table className={styles.table}>
        <tbody>
          {nutritionRows(nutrition).map((row) => (
            <tr key={row.standardId}>
              <th scope="row">{row.title}</th>
              <td>
                {row.amount ?? texts.dish.noFigure}
                {row.amount !== null && row.missing > 0 && (
                  <small className={styles.missing}>{texts.dish.missing(row.missing)}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.dish.source}</p>
    </Section>
  )
}

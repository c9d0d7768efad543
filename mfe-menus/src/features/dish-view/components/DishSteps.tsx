import type { CallAnswer } from 'shared-contracts/calls'
import { Notice, Section } from 'shared-ui'
import { texts } from '../../../texts'
import { stepsOf } from '../rules/dish-steps'
import styles from './DishSteps.module.css'

type Detail = NonNullable<CallAnswer<'Dish/GetById'>['detail']>

/** How the dish is cooked, then what changes for small children and what keeps it safe. */
export function DishSteps({ steps }: { steps: Detail['steps'] }) {
  const { cooking, advice } = stepsOf(steps)
  return (
    <Section title={texts.dish.steps}>
      {cooking.length === 0 ? (
        <p>{texts.dish.noSteps}</p>
      ) : (
        <ol className={styles.steps}>
          {cooking.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {advice.map((each) => (
        <Notice key={each} kind="info">
          {each}
        </Notice>
      ))}
    </Section>
  )
}

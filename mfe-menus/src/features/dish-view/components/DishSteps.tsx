import type { CallAnswer } from 'shared-contracts/calls'
import { Notice, Section, Stack } from 'shared-ui'
import { texts } from '../../../texts'
import styles from './DishSteps.module.css'

type Recipe = NonNullable<CallAnswer<'Dish/GetById'>['detail']>['recipe']

/** How the dish is cooked, then what changes for small children and what keeps it safe. */
export function DishSteps({ recipe, forAdults }: { recipe: Recipe; forAdults: boolean }) {
  const { people, prepareMinutes, cookMinutes, tools, steps, baby, advice } = recipe
  const facts = [
    // What only children eat is measured for no adult.
    ...(people === null || !forAdults ? [] : [texts.dish.cookedFor(people)]),
    ...(prepareMinutes > 0 ? [texts.dish.prepare(prepareMinutes)] : []),
    ...(cookMinutes > 0 ? [texts.dish.cook(cookMinutes)] : []),
    ...(tools.length > 0 ? [texts.dish.tools(tools.join(', '))] : []),
  ]
  return (
    <Section title={texts.dish.steps}>
      {steps.length === 0 ? (
        <p>{texts.dish.noSteps}</p>
      ) : (
        <>
          <p>{facts.join(' · ')}</p>
          <ol className={styles.steps}>
            {steps.map(({ text, minutes, heat }) => (
              <li key={text}>
                {text}
                {(minutes !== null || heat !== null) && (
                  <span className={styles.time}> ({texts.dish.stepTime(minutes, heat)})</span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <Stack gap="small">
        {[...(baby === null ? [] : [baby]), ...advice].map((each) => (
          <Notice key={each} kind="info">
            {each}
          </Notice>
        ))}
      </Stack>
    </Section>
  )
}

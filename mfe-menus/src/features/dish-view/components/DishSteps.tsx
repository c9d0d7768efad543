import type { CallAnswer } from 'shared-contracts/calls'
import { Notice, Section, Stack } from 'shared-frame'
import { dishTexts } from '../../../texts/dish'
import styles from './DishSteps.module.css'

type Recipe = NonNullable<CallAnswer<'Dish/GetById'>['detail']>['recipe']

interface DishStepsProps {
  readonly recipe: Recipe
  readonly forAdults: boolean
  /** The amounts are a child's: what changes for it stands before the steps, as they may season or cut for adults. */
  readonly forChild: boolean
}

/** How the dish is cooked, what changes for small children and what keeps it safe. */
export function DishSteps({ recipe, forAdults, forChild }: DishStepsProps) {
  const { people, prepareMinutes, cookMinutes, tools, steps, baby, advice } = recipe
  const facts = [
    // What only children eat is measured for no adult.
    ...(people === null || !forAdults ? [] : [dishTexts.cookedFor(people)]),
    ...(prepareMinutes > 0 ? [dishTexts.prepare(prepareMinutes)] : []),
    ...(cookMinutes > 0 ? [dishTexts.cook(cookMinutes)] : []),
    ...(tools.length > 0 ? [dishTexts.tools(tools.join(', '))] : []),
  ]
  const ofBaby = baby === null ? [] : [baby]
  return (
    <Section title={dishTexts.steps}>
      {forChild && (
        <div className={styles.first}>
          <Notes texts={ofBaby} />
        </div>
      )}
      {steps.length === 0 ? (
        <p>{dishTexts.noSteps}</p>
      ) : (
        <>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <ol className={styles.steps}>
            {steps.map(({ text, minutes, heat }) => (
              <li key={text}>
                {text}
                {(minutes !== null || heat !== null) && (
                  <span className={styles.time}> ({dishTexts.stepTime(minutes, heat)})</span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <Notes texts={[...(forChild ? [] : ofBaby), ...advice]} />
    </Section>
  )
}

function Notes({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Stack gap="small">
      {texts.map((each) => (
        <Notice key={each} kind="info">
          {each}
        </Notice>
      ))}
    </Stack>
  )
}

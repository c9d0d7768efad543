import { Button, ErrorState, LoadingState, Section, Stack, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { dietTexts } from '../../../texts/diet'
import { dietResultQuery } from '../requests/diet-result'
import { type DietChange, type Eaten, eatenMeals } from '../rules/diet-draft'
import type { JudgedPerson } from '../rules/person'
import { isJudged } from '../rules/result-rows'
import styles from './Diet.module.css'
import { DietMeals } from './DietMeals'
import { DietResult } from './DietResult'
import { SaveDiet } from './SaveDiet'

const SNACK = 6
const words = dietTexts

interface Props {
  readonly person: JudgedPerson
  readonly eaten: readonly Eaten[]
  readonly change: (change: DietChange) => void
}

/** What was eaten, meal by meal, and beside it what that means; every change is calculated at once. */
export function DayTool({ person: { title, objectTypeId, activity }, eaten, change }: Props) {
  const { api } = useShell()
  const body = { objectTypeId, activity, meals: eatenMeals(eaten) }
  const something = body.meals.length > 0
  const result = useQuery({ ...dietResultQuery(api, body), enabled: something })
  const shown = something ? result.data : undefined
  return (
    <div className={styles.columns}>
      <Section title={words.day.title} intro={words.day.intro}>
        {objectTypeId >= 5 && objectTypeId <= 8 && <p>{words.day.breastMilk}</p>}
        <DietMeals objectTypeId={objectTypeId} eaten={eaten} energies={shown?.energies ?? []} change={change} />
        <p>
          <small>{words.day.portionNote}</small>
        </p>
        {eaten.length > 0 && (
          <Button tone="quiet" size="small" onClick={() => change({ kind: 'replace', eaten: [] })} data-no-print>
            {words.day.clear}
          </Button>
        )}
      </Section>
      <Section title={(shown && !isJudged(shown) ? words.result.writtenTitle : words.result.title)(title)} tone="leaf">
        {!something && <p>{words.result.empty}</p>}
        {something && result.isError && (
          <ErrorState onRetry={() => void result.refetch()} retrying={result.isFetching}>
            {words.result.failed}
          </ErrorState>
        )}
        {something && result.isPending && <LoadingState shape="panel" count={1} label={words.result.updating} />}
        {shown && !result.isError && (
          <Stack>
            <DietResult
              result={shown}
              updating={result.isPlaceholderData}
              missingWords={words.result.missingFoods}
              onAdd={({ materialId, title: food, grams }) =>
                change({
                  kind: 'add',
                  eaten: {
                    kind: 'food',
                    mealCode: SNACK,
                    materialId,
                    title: food,
                    amount: grams,
                    unit: 'g',
                    gramsPerUnit: 1,
                  },
                })
              }
            />
            <SaveDiet body={body} />
          </Stack>
        )}
      </Section>
    </div>
  )
}

import { calendarDayOf, findObjectType } from 'shared-contracts/ages'
import { formatDay, formatEnergy } from 'shared-contracts/formats'
import { Button, ErrorState, LoadingState, Section } from 'shared-frame'
import { dietTexts } from '../../../texts/diet'
import { useDeleteSavedDiet } from '../requests/delete-saved-diet'
import { type SavedDiet, useSavedDiets } from '../requests/saved-diets'
import { isJudged } from '../rules/result-rows'
import styles from './Diet.module.css'

const words = dietTexts.saved

/** What the user has saved, newest first: to open again or to delete. */
export function SavedDiets({ userId, onOpen }: { userId: number; onOpen: (diet: SavedDiet) => void }) {
  const saved = useSavedDiets(userId)
  const remove = useDeleteSavedDiet(userId)
  return (
    <Section title={words.title}>
      {saved.isPending && <LoadingState count={2} />}
      {saved.isError && <ErrorState onRetry={() => void saved.refetch()} retrying={saved.isFetching} />}
      {saved.data?.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.saved}>
        {saved.data?.map((diet) => {
          const when = formatDay(calendarDayOf(new Date(diet.savedAt)))
          return (
            <li key={diet.id}>
              <span>
                <strong>{when}</strong>, {findObjectType(diet.objectTypeId)?.title.toLowerCase()},{' '}
                {diet.meals.length > 0 ? words.byDishes : words.byQuestions}
                {energyOf(diet)}
                {!isJudged(diet) && words.unjudged}
              </span>
              <Button tone="soft" size="small" aria-label={words.openOf(when)} onClick={() => onOpen(diet)}>
                {words.open}
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={words.deleteOf(when)}
                busy={remove.isPending && remove.variables.id === diet.id}
                onClick={() => remove.mutate(diet)}
              >
                {words.delete}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function energyOf({ standards }: SavedDiet): string {
  const energy = standards.find(({ standardId }) => standardId === 1)
  return energy?.value == null ? '' : `: ${formatEnergy(energy.value)}`
}

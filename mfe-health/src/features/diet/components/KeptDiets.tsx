import { calendarDayOf, findObjectType } from 'shared-contracts/ages'
import { formatDay, formatEnergy } from 'shared-contracts/formats'
import { Button, ErrorState, LoadingState, Section, useShell } from 'shared-ui'
import { useMutation, useQuery, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { failureMessage } from '../../book/failures'
import { type SavedDiet, savedDietsQuery } from '../requests/diet-queries'
import styles from './Diet.module.css'

const words = texts.diet.kept

/** What the user has kept, newest first: to open again or to delete. */
export function KeptDiets({ userId, onOpen }: { userId: number; onOpen: (diet: SavedDiet) => void }) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const kept = useQuery(savedDietsQuery(api, userId))
  const remove = useMutation({
    mutationFn: ({ id }: SavedDiet) => api.call('NutritionConsulting/DeleteSavedAnswers', { query: { id } }),
    onSuccess() {
      notify(words.deleted, 'success')
      return client.invalidateQueries(savedDietsQuery(api, userId))
    },
    onError: (error) => notify(failureMessage(error), 'error'),
  })
  return (
    <Section title={words.title}>
      {kept.isPending && <LoadingState count={2} />}
      {kept.isError && <ErrorState onRetry={() => void kept.refetch()} retrying={kept.isFetching} />}
      {kept.data?.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.kept}>
        {kept.data?.map((diet) => {
          const when = formatDay(calendarDayOf(new Date(diet.savedAt)))
          return (
            <li key={diet.id}>
              <span>
                <strong>{when}</strong>, {findObjectType(diet.objectTypeId)?.title.toLowerCase()},{' '}
                {diet.meals.length > 0 ? words.byDishes : words.byQuestions}
                {energyOf(diet)}
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

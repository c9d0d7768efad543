import { useState } from 'react'
import { findObjectType } from 'shared-contracts/ages'
import { formatEnergy } from 'shared-contracts/formats'
import { findMeal } from 'shared-contracts/menus'
import { Button, ErrorState, LoadingState } from 'shared-ui'
import { AddToList } from 'shared-ui/list-items'
import { texts } from '../../../texts'
import { metCount } from '../../standards'
import { useBuilder } from '../builder-context'
import { useRelatedDays } from '../requests/related-days'
import { dayOfDraft } from '../rules/draft-items'
import { dishesOfBuilt } from '../rules/suggestion'
import styles from './MenuBuilder.module.css'

/** Related days, fetched on request; each can replace the day on screen. */
export function RelatedDays() {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button tone="soft" size="small" onClick={() => setOpen(true)}>
        {texts.builder.relatedDays}
      </Button>
    )
  return <Days onClose={() => setOpen(false)} />
}

function Days({ onClose }: { onClose: () => void }) {
  const { objectTypeId, draft, dayIndex, day, excluded, change } = useBuilder()
  const found = useRelatedDays({
    objectTypeId,
    dishIds: [...new Set(day.map(({ dishId }) => dishId))],
    excludeMaterialIds: [...excluded],
    seed: draft.seed,
  })
  return (
    <div className={styles.picker}>
      <p className={styles.soft}>{texts.builder.relatedDaysHint}</p>
      {found.isPending && <LoadingState />}
      {found.isError && <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} />}
      <ul className={styles.found}>
        {found.data?.menus.map((menu) => {
          const titles = menu.meals.flatMap(({ mealCode, dishes }) => {
            const meal = findMeal(mealCode)
            return meal && !meal.isSnack ? [`${meal.title}: ${dishes.map(({ title }) => title).join(', ')}`] : []
          })
          const results = menu.standards.map((each) => ({ ...each, value: each.value ?? 0, missingCount: 0 }))
          const { met, judged } = metCount(results)
          return (
            <li key={titles.join()} className={styles.choice}>
              {titles.map((title) => (
                <p key={title}>{title}</p>
              ))}
              <p>
                <small>
                  {formatEnergy(menu.nutrition['1'] ?? null)} · {texts.standards.short(met, judged)}
                </small>
              </p>
              <AddToList
                item={dayOfDraft(dishesOfBuilt(menu), {
                  objectTypeId,
                  title: texts.builder.dayTitle(findObjectType(objectTypeId)?.title ?? ''),
                  stored: undefined,
                })}
              />
              <Button
                size="small"
                aria-label={texts.builder.applyDay(titles.join('; '))}
                onClick={() => {
                  change({ kind: 'day', day: dayIndex, dishes: dishesOfBuilt(menu) })
                  onClose()
                }}
              >
                {texts.builder.apply}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button tone="quiet" size="small" onClick={onClose}>
        {texts.builder.close}
      </Button>
    </div>
  )
}

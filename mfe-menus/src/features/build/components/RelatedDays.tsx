import { useRef, useState } from 'react'
import { formatEnergy } from 'shared-contracts/formats'
import { eaterTitle, findMeal } from 'shared-contracts/menus'
import { Button, ErrorState, LoadingState } from 'shared-frame'
import { AddToList } from 'shared-ui/list-items'
import { builderTexts } from '../../../texts/builder'
import { standardsTexts } from '../../../texts/standards'
import { metCount } from '../../standards'
import { useBuilder } from '../builder-context'
import { useRelatedDays } from '../requests/related-days'
import { dayOfDraft } from '../rules/draft-items'
import { dishesOfBuilt } from '../rules/suggestion'
import styles from './MenuBuilder.module.css'
import { OpenedPanel } from './OpenedPanel'

/** Related days, fetched on request; each can replace the day on screen. */
export function RelatedDays() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={opener} tone="soft" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {builderTexts.relatedDays}
      </Button>
      {open && (
        <Days
          onClose={() => {
            setOpen(false)
            opener.current?.focus()
          }}
        />
      )}
    </>
  )
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
    <OpenedPanel title={builderTexts.relatedDays} arrived={found.status} onClose={onClose}>
      <p className={styles.soft}>{builderTexts.relatedDaysHint}</p>
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
                  {formatEnergy(menu.nutrition['1'] ?? null)} · {standardsTexts.short(met, judged)}
                </small>
              </p>
              <AddToList
                item={dayOfDraft(dishesOfBuilt(menu), {
                  objectTypeId,
                  title: builderTexts.dayTitle(eaterTitle(objectTypeId) ?? ''),
                  stored: undefined,
                })}
              />
              <Button
                size="small"
                aria-label={builderTexts.applyDay(titles.join('; '))}
                onClick={() => {
                  change({ kind: 'day', day: dayIndex, dishes: dishesOfBuilt(menu) })
                  onClose()
                }}
              >
                {builderTexts.apply}
              </Button>
            </li>
          )
        })}
      </ul>
    </OpenedPanel>
  )
}

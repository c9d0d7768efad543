import { useState } from 'react'
import { formatEnergy, formatNumber } from 'shared-contracts/formats'
import { Button, ErrorState, LoadingState } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { standardsTexts } from '../../../texts/standards'
import { dayResults, metCount } from '../../standards'
import { useBuilder } from '../builder-context'
import { useReplacements } from '../requests/replacements'
import type { ChosenDish } from '../rules/draft'
import { DishPicker } from './DishPicker'
import styles from './MenuBuilder.module.css'
import { OpenedPanel } from './OpenedPanel'

const SHOWN_FIRST = 5

interface DishReplacementsProps {
  readonly place: number
  /** Of the dish that is replaced. */
  readonly name: string
  /** Another dish has taken its place. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Replacements for a dish, ranked by how well the day then meets its standards; any other dish by search. */
export function DishReplacements({ place, name, onDone, onClose }: DishReplacementsProps) {
  const { day } = useBuilder()
  const chosen = day[place]
  return chosen === undefined ? null : (
    <Offers place={place} chosen={chosen} name={name} onDone={onDone} onClose={onClose} />
  )
}

function Offers({ place, chosen, name, onDone, onClose }: DishReplacementsProps & { readonly chosen: ChosenDish }) {
  const { objectTypeId, draft, dayIndex, day, excluded, kitchen, change } = useBuilder()
  const [all, setAll] = useState(false)
  const [searching, setSearching] = useState(false)
  const otherDays = draft.days.filter((_, index) => index !== dayIndex)
  const found = useReplacements(objectTypeId, day, chosen, [...excluded], otherDays)
  const take = (dishId: number, portion?: number) => {
    change({ kind: 'replace', day: dayIndex, place, dishId, portion })
    onDone()
  }
  if (searching)
    return (
      <DishPicker
        objectTypeId={objectTypeId}
        mealCode={chosen.mealCode}
        avoidedAllergens={draft.avoidedAllergens}
        onPick={(dishId) => take(dishId)}
        onClose={() => setSearching(false)}
      />
    )
  const needs = kitchen.needsOf(objectTypeId)
  const offers = found.data?.slice(0, all ? undefined : SHOWN_FIRST) ?? []
  return (
    <OpenedPanel title={builderTexts.replacementsFor(name)} arrived={found.status} onClose={onClose}>
      {found.isPending && <LoadingState />}
      {found.isError && <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} />}
      {found.data?.length === 0 && <p role="status">{builderTexts.noReplacement}</p>}
      <ul className={styles.found}>
        {offers.map(({ dish, dayNutrition }) => {
          const { met, judged } = metCount(dayResults(dayNutrition, needs))
          return (
            <li key={dish.dishId}>
              <button
                type="button"
                className={styles.choice}
                aria-label={builderTexts.take(dish.title, met, judged)}
                onClick={() => take(dish.dishId, dish.portion)}
              >
                {dish.title}{' '}
                <small>
                  {builderTexts.portion(formatNumber(dish.portion))} · {formatEnergy(dish.energy)} ·{' '}
                  {standardsTexts.short(met, judged)}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        {!all && (found.data?.length ?? 0) > SHOWN_FIRST && (
          <Button tone="quiet" size="small" onClick={() => setAll(true)}>
            {builderTexts.moreOffers}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => setSearching(true)}>
          {builderTexts.searchOther}
        </Button>
      </div>
      <p className={styles.soft}>{builderTexts.replacementsHint}</p>
    </OpenedPanel>
  )
}

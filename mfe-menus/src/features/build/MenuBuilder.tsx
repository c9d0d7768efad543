import { useState } from 'react'
import { dayTitles, findStandard, meals } from 'shared-contracts/menus'
import { Button, EnergyBowl, ErrorState, LoadingState, Notice, PrintButton, Section } from 'shared-ui'
import { usePage, useQuery } from 'shared-ui/remote'
import { texts } from '../../texts'
import { DayStandards } from '../standards/DayStandards'
import { EnergyRatio } from '../standards/EnergyRatio'
import { type BuildDish, buildDishesQuery, kitchenQuery } from './build-queries'
import { ExcludedMaterials } from './ExcludedMaterials'
import { judgeDraftDay } from './judge-draft'
import { MealEditor } from './MealEditor'
import styles from './MenuBuilder.module.css'
import { useDraft } from './use-draft'
import { useSuggestion } from './use-suggestion'

const DAYS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const

/** Building a menu by oneself: dishes by meal, totals as they change, and suggestions for the rest. Works without login. */
export default function MenuBuilder({ objectTypeId }: { objectTypeId: number }) {
  const { api } = usePage()
  const [draft, change] = useDraft(objectTypeId)
  const [wantedDay, setDay] = useState(0)
  const dayIndex = Math.min(wantedDay, draft.days.length - 1)
  const kitchen = useQuery(kitchenQuery(api))
  const dishIds = draft.days.flat().map(({ dishId }) => dishId)
  const dishes = useQuery({
    ...buildDishesQuery(api, dishIds),
    // While the newest dish is on its way, the others keep their figures.
    placeholderData: (before) => before,
  })
  const { suggest, pending, message } = useSuggestion(draft, dayIndex, change)

  if (kitchen.isPending) return <LoadingState />
  if (kitchen.isError)
    return (
      <ErrorState
        title={texts.builder.factsFailed}
        onRetry={() => void kitchen.refetch()}
        retrying={kitchen.isFetching}
      />
    )
  const day = draft.days[dayIndex] ?? []
  const known: ReadonlyMap<number, BuildDish> = dishes.data ?? new Map()
  const judged = judgeDraftDay(day, known, objectTypeId, kitchen.data)
  const energyOf = (mealCode: number) => judged.day.meals.get(mealCode)?.amounts.energy.value ?? 0
  const { protein, lipid, glucid } = judged.day.total.amounts
  const unmet = draft.unmet.filter(({ dayCode }) => draft.days.length === 1 || dayCode === DAYS[dayIndex])
  return (
    <>
      {draft.days.length > 1 && (
        <fieldset className={styles.days} aria-label={texts.build.title}>
          {draft.days.map((_, index) => {
            const code = DAYS[index]
            return code === undefined ? null : (
              <Button
                key={code}
                size="small"
                tone={index === dayIndex ? 'primary' : 'soft'}
                aria-pressed={index === dayIndex}
                onClick={() => setDay(index)}
              >
                {dayTitles[code]}
              </Button>
            )
          })}
        </fieldset>
      )}
      {dishes.isError && <ErrorState onRetry={() => void dishes.refetch()} retrying={dishes.isFetching} />}
      {meals.map((meal) => (
        <MealEditor
          key={`${dayIndex}-${meal.code}`}
          title={meal.title}
          mealCode={meal.code}
          day={dayIndex}
          chosen={day}
          dishes={known}
          objectTypeId={objectTypeId}
          energy={energyOf(meal.code)}
          change={change}
        />
      ))}
      <ExcludedMaterials excludedIds={draft.excludedMaterialIds} kitchen={kitchen.data} change={change} />
      <div className={styles.bar} data-no-print>
        <Button busy={pending} onClick={() => suggest(1)} wide>
          {texts.builder.completeDay}
        </Button>
        <Button tone="soft" disabled={pending} onClick={() => suggest(7)} wide>
          {texts.builder.completeWeek}
        </Button>
        <Button tone="quiet" disabled={pending} onClick={() => change({ kind: 'clear' })}>
          {texts.builder.clear}
        </Button>
        <PrintButton />
      </div>
      <p>{texts.builder.another}</p>
      <div role="alert">{message !== null && <Notice kind="warning">{message}</Notice>}</div>
      {unmet.length > 0 && (
        <Section title={texts.builder.unmet}>
          <ul>
            {unmet.map(({ standardId, dayCode, reason }) => (
              <li key={`${dayCode}-${standardId}`}>
                <strong>{findStandard(standardId)?.title}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {day.length > 0 && (
        <Section title={texts.builder.totals}>
          <EnergyBowl
            meals={meals.map((meal) => ({ mealCode: meal.code, title: meal.title, energy: energyOf(meal.code) }))}
            title={texts.menu.share}
          />
          <EnergyRatio
            protein={protein.missingCount > 0 ? null : protein.value}
            lipid={lipid.missingCount > 0 ? null : lipid.value}
            glucid={glucid.missingCount > 0 ? null : glucid.value}
          />
          <DayStandards results={judged.standards} />
        </Section>
      )}
    </>
  )
}

import { useState } from 'react'
import { type DayCode, dayTitles, meals } from 'shared-contracts/menus'
import { type Kitchen, kitchenOfWeekDay } from 'shared-contracts/nutrition'
import { Button, ErrorState, LoadingState, Notice } from 'shared-frame'
import { type KeptOwner, useWorkOwner } from 'shared-frame/kept'
import { builderTexts } from '../../texts/builder'
import { BuilderContext, type BuilderState } from './builder-context'
import { DayTotals } from './components/DayTotals'
import { LimitNotes } from './components/LimitNotes'
import { MealEditor } from './components/MealEditor'
import styles from './components/MenuBuilder.module.css'
import { MenuTools } from './components/MenuTools'
import { SuggestionBar } from './components/SuggestionBar'
import { Wishes } from './forms/Wishes'
import { type BuildDish, useBuildDishes } from './requests/build-dishes'
import { useKitchen } from './requests/kitchen'
import { useLikedDishIds } from './requests/liked-dishes'
import { useSuggestion } from './requests/use-suggestion'
import { DAY_CODES, type Draft } from './rules/draft'
import type { StoredDay } from './rules/draft-items'
import { excludedMaterials } from './rules/excluded-materials'
import { judgeDraftDay, judgeDraftLimits } from './rules/judge-draft'
import type { KeptDays } from './rules/kept/kept-days'
import { useDraft } from './use-draft'

export interface MenuBuilderProps {
  readonly objectTypeId: number
  /** Name of the draft on this device. */
  readonly keptAs: string
  /** The days of a new draft: one day of a stored menu, which stays one day, or those of a saved menu. Absent: an empty day that may grow to a week. */
  readonly start?: Draft['days']
  /** Which days they are; from Monday on where nothing else is said. */
  readonly dayCodes?: readonly DayCode[]
  /** Saves the changes of a saved menu. Absent: the draft is saved as a new one. */
  readonly save?: (days: KeptDays) => Promise<void>
  /** The stored menu that this day is of. */
  readonly stored?: StoredDay
}

/** Building a menu by oneself: dishes by meal, totals as they change, and suggestions for the rest. Works without login. */
export default function MenuBuilder(props: MenuBuilderProps) {
  const kitchen = useKitchen()
  const owner = useWorkOwner()
  if (kitchen.isPending || owner === null) return <LoadingState />
  if (kitchen.isError)
    return (
      <ErrorState
        title={builderTexts.factsFailed}
        onRetry={() => void kitchen.refetch()}
        retrying={kitchen.isFetching}
      />
    )
  return <BuilderView {...props} kitchen={kitchen.data} owner={owner} />
}

const NO_DISHES: ReadonlyMap<number, BuildDish> = new Map()

function BuilderView({
  objectTypeId,
  keptAs,
  start,
  stored,
  dayCodes = DAY_CODES,
  save,
  kitchen,
  owner,
}: MenuBuilderProps & { kitchen: Kitchen; owner: KeptOwner }) {
  const { draft, change, undo } = useDraft({ keptAs, owner, objectTypeId, days: start })
  const [wantedDay, setDay] = useState(0)
  const [useLiked, setUseLiked] = useState(true)
  const dayIndex = Math.min(wantedDay, draft.days.length - 1)
  const day = draft.days[dayIndex] ?? []
  const found = useBuildDishes(draft.days.flat().map(({ dishId }) => dishId))
  const dishes = found.data ?? NO_DISHES
  const liked = useLikedDishIds(objectTypeId)
  const excluded = excludedMaterials(draft, kitchen)
  const wishes = {
    excludeMaterialIds: [...excluded],
    likedDishIds: useLiked ? liked : [],
  }
  const { suggest, stop, pending, message } = useSuggestion(draft, wishes, change)
  const judged = judgeDraftDay(day, dishes, objectTypeId, draft.days.length > 1 ? kitchenOfWeekDay(kitchen) : kitchen)
  const limits = judgeDraftLimits(draft.days, dishes, objectTypeId, kitchen)
  const builder: BuilderState = {
    objectTypeId,
    stored,
    dayCodes,
    save,
    draft,
    dayIndex,
    day,
    dishes,
    kitchen,
    excluded,
    change,
  }
  return (
    <BuilderContext value={builder}>
      {draft.days.length > 1 && (
        <DayTabs codes={dayCodes.slice(0, draft.days.length)} current={dayIndex} onChoose={setDay} />
      )}
      {found.isError && <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} />}
      <div className={styles.layout}>
        <div className={styles.meals}>
          <Wishes likedCount={liked.length} useLiked={useLiked} onUseLiked={setUseLiked} />
          {day.length > 0 && <p className={styles.soft}>{builderTexts.keepHint}</p>}
          {meals.map((meal) => (
            <MealEditor
              key={`${dayIndex}-${meal.code}`}
              meal={meal}
              energy={judged.day.meals.get(meal.code)?.amounts.energy.value ?? 0}
            />
          ))}
        </div>
        <div className={styles.side}>
          <LimitNotes limits={limits} dayCount={draft.days.length} />
          {day.length > 0 ? <DayTotals judged={judged} /> : <p>{builderTexts.start}</p>}
          <MenuTools undo={undo} />
        </div>
      </div>
      <div role="alert">{message !== null && <Notice kind="warning">{message}</Notice>}</div>
      <SuggestionBar
        judged={judged}
        pending={pending}
        started={day.length > 0}
        week={start === undefined || start.length > 1}
        onSuggest={(what) => void suggest(what, dayIndex)}
        onStop={stop}
      />
    </BuilderContext>
  )
}

interface DayTabsProps {
  readonly codes: readonly DayCode[]
  readonly current: number
  readonly onChoose: (index: number) => void
}

function DayTabs({ codes, current, onChoose }: DayTabsProps) {
  return (
    <fieldset className={styles.days} aria-label={builderTexts.days}>
      {codes.map((code, index) => (
        <Button
          key={code}
          size="small"
          tone={index === current ? 'primary' : 'soft'}
          aria-pressed={index === current}
          onClick={() => onChoose(index)}
        >
          {dayTitles[code]}
        </Button>
      ))}
    </fieldset>
  )
}

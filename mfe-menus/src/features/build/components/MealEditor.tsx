import { useEffect, useRef, useState } from 'react'
import { formatEnergy } from 'shared-contracts/formats'
import type { Meal } from 'shared-contracts/menus'
import { Button, MealDot } from 'shared-frame'
import { AddToList } from 'shared-ui/list-items'
import { builderTexts } from '../../../texts/builder'
import { useBuilder } from '../builder-context'
import { mealOfDraft } from '../rules/draft-items'
import { DishPicker } from './DishPicker'
import { DishRow } from './DishRow'
import styles from './MenuBuilder.module.css'
import { RelatedMeals } from './RelatedMeals'

/** The dishes of one meal; adding one, or taking another meal like it. */
export function MealEditor({ meal, energy }: { meal: Meal; energy: number }) {
  const { objectTypeId, stored, draft, dayIndex, day, change } = useBuilder()
  const [open, setOpen] = useState<'picker' | 'related' | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const relatedButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef<typeof open>(null)
  useEffect(() => {
    // Keyboard users continue where they were before the list opened.
    if (open === null && wasOpen.current !== null) {
      const opener = wasOpen.current === 'related' ? relatedButton : addButton
      opener.current?.focus()
    }
    wasOpen.current = open
  }, [open])
  const places = day.flatMap(({ mealCode }, place) => (mealCode === meal.code ? [place] : []))
  const headingId = `bua-${meal.letters}`
  return (
    <section className={styles.meal} aria-labelledby={headingId}>
      <div className={styles.mealHead}>
        <h2 id={headingId}>
          <MealDot mealCode={meal.code} /> {meal.title}
        </h2>
        <span>{places.length > 0 ? formatEnergy(energy) : builderTexts.empty}</span>
      </div>
      <ul className={styles.dishes}>
        {places.map((place) => (
          <DishRow key={place} place={place} onRemoved={() => addButton.current?.focus()} />
        ))}
      </ul>
      {open === null && (
        <div className={styles.actions} data-no-print>
          <Button ref={addButton} tone="soft" size="small" onClick={() => setOpen('picker')}>
            {builderTexts.addDish(meal.title)}
          </Button>
          {places.length > 0 && <AddToList item={mealOfDraft(day, meal, { objectTypeId, stored })} />}
          {places.length > 0 && (
            <Button ref={relatedButton} tone="quiet" size="small" onClick={() => setOpen('related')}>
              {builderTexts.related}
            </Button>
          )}
        </div>
      )}
      {open === 'picker' && (
        <DishPicker
          objectTypeId={objectTypeId}
          mealCode={meal.code}
          avoidedAllergens={draft.avoidedAllergens}
          onPick={(dishId) => {
            change({ kind: 'add', day: dayIndex, mealCode: meal.code, dishId })
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'related' && <RelatedMeals mealCode={meal.code} onClose={() => setOpen(null)} />}
    </section>
  )
}

import { useState } from 'react'
import { formatEnergy, formatNumber } from 'shared-contracts/formats'
import type { MealCode } from 'shared-contracts/menus'
import { Button, Section } from 'shared-ui'
import { texts } from '../../texts'
import type { BuildDish } from './build-queries'
import { DishPicker } from './DishPicker'
import { type ChosenDish, type DraftChange, PORTION_STEP } from './draft'
import styles from './MenuBuilder.module.css'

interface MealEditorProps {
  readonly title: string
  readonly mealCode: MealCode
  readonly day: number
  /** The whole day: places are counted in it. */
  readonly chosen: readonly ChosenDish[]
  readonly dishes: ReadonlyMap<number, BuildDish>
  readonly objectTypeId: number
  readonly energy: number
  readonly change: (change: DraftChange) => void
}

/** The dishes of one meal: add, change, portion, take away. */
export function MealEditor({ title, mealCode, day, chosen, dishes, objectTypeId, energy, change }: MealEditorProps) {
  const [picking, setPicking] = useState<{ readonly place: number | null } | null>(null)
  const served = chosen.flatMap((dish, place) => (dish.mealCode === mealCode ? [{ dish, place }] : []))
  const pick = (dishId: number) => {
    if (picking === null) return
    change(
      picking.place === null
        ? { kind: 'add', day, mealCode, dishId }
        : { kind: 'replace', day, place: picking.place, dishId },
    )
    setPicking(null)
  }
  return (
    <Section title={title} intro={served.length > 0 ? formatEnergy(energy) : texts.builder.empty}>
      <ul className={styles.dishes}>
        {served.map(({ dish, place }) => {
          const name = dishes.get(dish.dishId)?.title ?? '…'
          return (
            <li key={`${place}-${dish.dishId}`} className={styles.dish}>
              <span className={styles.name}>{name}</span>
              <span className={styles.actions}>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={texts.builder.less(name)}
                  onClick={() => change({ kind: 'portion', day, place, by: -PORTION_STEP })}
                >
                  −
                </button>
                <span>{texts.builder.portion(formatNumber(dish.portion))}</span>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={texts.builder.more(name)}
                  onClick={() => change({ kind: 'portion', day, place, by: PORTION_STEP })}
                >
                  +
                </button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={texts.builder.change(name)}
                  onClick={() => setPicking({ place })}
                >
                  Đổi
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={texts.builder.remove(name)}
                  onClick={() => change({ kind: 'remove', day, place })}
                >
                  Bỏ
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {picking === null ? (
        <Button tone="soft" size="small" onClick={() => setPicking({ place: null })} data-no-print>
          {texts.builder.addDish(title)}
        </Button>
      ) : (
        <DishPicker objectTypeId={objectTypeId} mealCode={mealCode} onPick={pick} onClose={() => setPicking(null)} />
      )}
    </Section>
  )
}

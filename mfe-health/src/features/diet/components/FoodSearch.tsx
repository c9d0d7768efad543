import { useEffect, useId, useRef, useState } from 'react'
import type { MealCode } from 'shared-contracts/menus'
import { Button, LoadingState, Notice, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { dietTexts } from '../../../texts/diet'
import { dishesQuery } from '../requests/dishes'
import { type Food, foodsQuery } from '../requests/foods'
import type { DietChange } from '../rules/diet-draft'
import { findFoods } from '../rules/find-foods'
import styles from './Diet.module.css'

interface Props {
  /** Of the person who ate. */
  readonly objectTypeId: number
  readonly mealCode: MealCode
  readonly change: (change: DietChange) => void
  readonly onClose: () => void
}

const words = dietTexts.search
const DEFAULT_GRAMS = 100

/** Finds dishes and foods and puts them into a meal, as many as were eaten, until it is closed. */
export function FoodSearch({ objectTypeId, mealCode, change, onClose }: Props) {
  const { api, announce } = useShell()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const dishes = useQuery(dishesQuery(api, keyword, objectTypeId))
  const foods = useQuery(foodsQuery(api))
  // The list before stays while the next is sought, but not once the field is empty.
  const foundDishes = keyword === '' ? [] : (dishes.data?.dishes ?? [])
  // Foods come with the dishes: dishes that came above them would push them away from under the finger.
  const sought = dishes.isError || dishes.isPaused ? keyword : (dishes.data?.keyword ?? '')
  const foundFoods = keyword === '' ? [] : findFoods(foods.data ?? [], sought)
  // The visitor has just asked for this field.
  useEffect(() => input.current?.focus(), [])

  function added(title: string) {
    announce(words.added(title))
    setTyped('')
    input.current?.focus()
  }
  function addFood({ materialId, title, units }: Food) {
    const unit = units[0] ?? { unit: 'g', grams: 1 }
    const amount = unit.unit === 'g' ? DEFAULT_GRAMS : 1
    change({
      kind: 'add',
      eaten: { kind: 'food', mealCode, materialId, title, amount, unit: unit.unit, gramsPerUnit: unit.grams },
    })
    added(title)
  }

  const nothing = keyword !== '' && foundDishes.length === 0 && foundFoods.length === 0 && !dishes.isFetching
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        ref={input}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.hint}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      {keyword !== '' && dishes.isPending && <LoadingState count={2} />}
      {(dishes.isError || foods.isError) && (
        <Notice
          kind="error"
          action={
            <Button
              tone="soft"
              size="small"
              onClick={() => {
                void dishes.refetch()
                void foods.refetch()
              }}
            >
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      <p role="status" className={nothing ? undefined : 'visually-hidden'}>
        {nothing
          ? words.nothing
          : keyword !== '' && !dishes.isFetching && words.found(foundDishes.length + foundFoods.length)}
      </p>
      <Found
        title={words.dishes}
        items={foundDishes.map(({ dishId, title }) => ({
          id: dishId,
          title,
          add() {
            change({ kind: 'add', eaten: { kind: 'dish', mealCode, dishId, title, portion: 1 } })
            added(title)
          },
        }))}
      />
      <Found
        title={words.foods}
        items={foundFoods.map((food) => ({ id: food.materialId, title: food.title, add: () => addFood(food) }))}
      />
      <Button tone="soft" size="small" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}

function Found({
  title,
  items,
}: {
  title: string
  items: readonly { readonly id: number; readonly title: string; readonly add: () => void }[]
}) {
  if (items.length === 0) return null
  return (
    <section className={styles.found}>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={item.add}>
              {item.title} <span aria-hidden="true">+</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useState } from 'react'
import { formatEnergy } from 'shared-contracts/formats'
import { type MealCode, meals } from 'shared-contracts/menus'
import { Button, MealDot, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { dietTexts } from '../../../texts/diet'
import type { DietResult } from '../requests/diet-result'
import { foodsQuery } from '../requests/foods'
import type { DietChange, Eaten } from '../rules/diet-draft'
import styles from './Diet.module.css'
import { EatenRow } from './EatenRow'
import { FoodSearch } from './FoodSearch'

interface Props {
  /** Of the person who ate. */
  readonly objectTypeId: number
  readonly eaten: readonly Eaten[]
  readonly energies: DietResult['energies']
  readonly change: (change: DietChange) => void
}

/** The six meals of a day, each with what was eaten in it. */
export function DietMeals({ objectTypeId, eaten, energies, change }: Props) {
  const { api } = useShell()
  const [searching, setSearching] = useState<MealCode | null>(null)
  // Units are needed as soon as there is a food; the search asks for the same list.
  const foods = useQuery({ ...foodsQuery(api), enabled: eaten.some(({ kind }) => kind === 'food') })
  return (
    <ol className={styles.meals}>
      {meals.map(({ code, title }) => {
        const served = eaten.filter(({ mealCode }) => mealCode === code)
        const energy = energies.find(({ mealCode }) => mealCode === code)?.energy
        return (
          <li key={code} className={styles.meal}>
            <h3>
              <MealDot mealCode={code} /> {title}
              {served.length > 0 && energy !== undefined && <small>{dietTexts.day.energy(formatEnergy(energy))}</small>}
            </h3>
            {served.length > 0 && (
              <ul className={styles.served}>
                {served.map((each) => (
                  <EatenRow key={each.key} eaten={each} foods={foods.data ?? []} change={change} />
                ))}
              </ul>
            )}
            {searching === code ? (
              <FoodSearch
                objectTypeId={objectTypeId}
                mealCode={code}
                change={change}
                onClose={() => setSearching(null)}
              />
            ) : (
              <Button tone="soft" size="small" onClick={() => setSearching(code)} data-no-print>
                {dietTexts.day.add(title)}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

import { energyShareStandardIds, meals, standardIds } from 'shared-contracts/menus'
import { type BowlMeal, EnergyBowl } from 'shared-frame'
import { needsTexts } from '../../../texts/needs'
import type { Need } from '../rules/need-groups'

/** The day's energy as a bowl divided into meals as menus divide it, with its numbers as text. */
export function MealEnergies({ needs }: { needs: readonly Need[] }) {
  const shown = energyByMeal(needs)
  if (shown.length === 0) return null
  return (
    <section>
      <h3>{needsTexts.bowl}</h3>
      <EnergyBowl title={needsTexts.bowl} meals={shown} />
    </section>
  )
}

/** kcal of each meal: the middle of its share of the day's energy. */
function energyByMeal(needs: readonly Need[]): BowlMeal[] {
  const energy = recommendedEnergy(needs)
  if (energy === null) return []
  return meals.flatMap(({ code, title }) => {
    const share = middleOf(needs, energyShareStandardIds[code])
    return share === null ? [] : [{ mealCode: code, title, energy: (energy * share) / 100 }]
  })
}

/** The middle of what is recommended: it follows the activity, unlike the range of menus. */
function recommendedEnergy(needs: readonly Need[]): number | null {
  const { from, to } = needs.find(({ standardId }) => standardId === standardIds.energy)?.recommended ?? {}
  return from && to ? (from + to) / 2 : middleOf(needs, standardIds.energy)
}

function middleOf(needs: readonly Need[], standardId: number): number | null {
  const need = needs.find((candidate) => candidate.standardId === standardId)
  if (!need) return null
  if (need.min === null || need.max === null) return need.min ?? need.max
  return (need.min + need.max) / 2
}

import { formatAmount } from 'shared-contracts/formats'
import { dayOf, intakeOfChoice, type Kitchen, measureDay, type Standard } from 'shared-contracts/nutrition'
import type { GapRule } from './consulting-rules'
import type { Diet, DietKitchen, DietResult } from './diet'

type Result = DietResult['standards'][number]
type Suggestion = DietResult['suggestions'][number]

const FOODS_A_GAP = 3
/** Suggested weights are those a kitchen scale shows. */
const STEP_G = 5

/** What the chosen options and the gaps call for, in words: gaps first, in the editors' order. */
export function dietAdvice(diet: Diet, standards: readonly Result[], { rules, kitchen }: DietKitchen): string[] {
  const gaps = rules.gaps.flatMap((rule) => {
    const result = standards.find(({ standardId }) => standardId === rule.standardId)
    const standard = standardOf(kitchen, rule.standardId)
    return result === undefined || standard === undefined ? [] : gapText(rule, result, standard)
  })
  const habits = diet.answers.flatMap(({ questionId, optionIds }) => {
    const question = rules.questions.find(({ id }) => id === questionId)
    const chosen = question?.options.filter(({ id }) => optionIds?.includes(id)) ?? []
    return chosen.flatMap(({ advice }) => advice ?? [])
  })
  return [...gaps, ...habits]
}

function gapText(rule: GapRule, result: Result, { unit }: Standard): string[] {
  const text = result.status === 'below' ? rule.below : result.status === 'above' ? rule.above : null
  const gap = gapOf(result)
  // An estimate: no more digits than it deserves.
  const shown = gap >= 20 ? Math.round(gap) : gap
  return text === null ? [] : [text.replace('{gap}', formatAmount(shown, unit))]
}

/** By how much a value is outside its band; 0 inside. */
function gapOf({ status, value, min, max }: Result): number {
  if (value === null) return 0
  if (status === 'below') return (min ?? value) - value
  return status === 'above' ? value - (max ?? value) : 0
}

/** For each gap that food can close: how much of which foods does, no more than the editors allow for a day. */
export function dietSuggestions(
  objectTypeId: number,
  standards: readonly Result[],
  { rules, kitchen }: DietKitchen,
): Suggestion[] {
  return rules.gaps.flatMap((rule) => {
    const result = standards.find(({ standardId }) => standardId === rule.standardId)
    const standard = standardOf(kitchen, rule.standardId)
    if (result?.status !== 'below' || standard === undefined) return []
    const foods = rule.foods
      .filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
      .flatMap(({ materialIds, most }) => materialIds.flatMap((id) => amountOfFood(id, most, gapOf(result))))
      .slice(0, FOODS_A_GAP)
    return foods.length === 0 ? [] : [{ standardId: rule.standardId, foods }]

    function amountOfFood(materialId: number, most: number, gap: number): Suggestion['foods'] {
      const material = kitchen.materials.get(materialId)
      const perGram = material && standard ? densityOf(materialId, standard, objectTypeId, kitchen) : 0
      if (!material || perGram <= 0) return []
      const enough = Math.ceil(gap / perGram / STEP_G) * STEP_G
      return [{ materialId, title: material.title, grams: Math.min(most, enough) }]
    }
  })
}

/** What one gram of a food gives of a standard; 0 where that is not known. */
function densityOf(materialId: number, standard: Standard, objectTypeId: number, kitchen: Kitchen): number {
  const served = kitchen.ingredientsOf([{ materialId, grams: 100 }])
  const choice = { mealCode: 2, family: '', portion: 1, ingredients: [], served }
  const day = dayOf(new Map([[2, intakeOfChoice(choice, objectTypeId, kitchen)]]))
  return measureDay(standard, day).value / 100
}

function standardOf({ standards }: Kitchen, standardId: number): Standard | undefined {
  return standards.find((standard) => standard.standardId === standardId)
}

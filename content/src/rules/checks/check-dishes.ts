import { type HealthRule, matchesFood, objectTypeIdsOf } from 'shared-contracts/health-rules'
import { type Dish, serveDish } from 'shared-contracts/nutrition'
import type { Problem } from '../../files/problem'
import { bowlFaults } from './infant-bowl'
import type { RuleContent } from './rule-content'

const FILE = 'nutrition/dishes.csv'

/** What a rule found among the dishes of the bank. */
export interface TriedDishes {
  /** Dishes with the food, for whomever they are. */
  readonly matching: number
  readonly problems: readonly Problem[]
}

/** One rule on all dishes: whom `objectTypeIds` lists a dish for, what is left in its portion, and that limits know a dish by either of its families. */
export function checkDishes(rule: HealthRule, content: RuleContent): TriedDishes {
  const { check } = rule
  if (check === null || check.kind === 'amount' || check.kind === 'firstSolids') return { matching: 0, problems: [] }
  const matching = content.dishes.filter((dish) => matchesFood(dish, check))
  const problem = (dish: Dish, message: string): Problem => ({
    file: FILE,
    line: content.lineOfDish(dish.dishId),
    field: rule.id,
    message: `món “${dish.title}” ${message}`,
  })
  if (check.kind === 'choice') {
    const usual = matching.filter(
      ({ habit, objectTypeIds }) =>
        habit !== 'seldom' && objectTypeIdsOf(rule.audience).some((id) => objectTypeIds.includes(id)),
    )
    return {
      matching: matching.length,
      problems: usual.map((dish) => problem(dish, 'phải là món seldom: chỉ nhà nào chọn mới có')),
    }
  }
  if (check.kind === 'bowl') {
    const problems = matching.flatMap((dish) =>
      objectTypeIdsOf(rule.audience)
        .filter((id) => dish.objectTypeIds.includes(id))
        .flatMap((id) =>
          bowlFaults(dish, id, check, content.kitchen.rules).map((fault) =>
            problem(dish, `của đối tượng ${id} ${fault}`),
          ),
        ),
    )
    return { matching: matching.length, problems }
  }
  if (check.kind === 'times') {
    // Browsers know a dish by its portion family alone.
    const unlike = content.dishes.filter(
      (dish) => matchesFood(dish, check) !== matchesFood({ ...dish, family: dish.portionFamily ?? dish.family }, check),
    )
    return {
      matching: matching.length,
      problems: unlike.map((dish) =>
        problem(dish, `chỉ được tính theo một trong hai họ ${dish.family}, ${dish.portionFamily}`),
      ),
    }
  }
  const forbidden = check.anyDish ? objectTypesOnDays(rule, content) : objectTypeIdsOf(rule.audience)
  const problems = matching.flatMap((dish) => {
    const meant = dish.objectTypeIds.filter((id) => forbidden.includes(id))
    const wrong = check.stripped ? meant.filter((id) => isServed(dish, id)) : meant
    return wrong.length === 0 ? [] : [problem(dish, `đang dành cho đối tượng ${wrong.join(', ')}`)]
  })
  return { matching: matching.length, problems }

  function isServed(dish: Dish, objectTypeId: number): boolean {
    const { ingredients } = serveDish(dish, objectTypeId, 1, content.kitchen.rules)
    return check !== null && check.kind === 'without' && matchesFood({ ...dish, ingredients }, check)
  }
}

/** Object types whose own days in object-types.json meet the rule's: children below 181 days have none. */
function objectTypesOnDays({ audience }: HealthRule, { objectTypes }: RuleContent): readonly number[] {
  return objectTypes
    .filter(({ groupId, fromDay, toDay }) =>
      audience.some(
        (part) =>
          part.stage === 'child' &&
          groupId === CHILD &&
          (fromDay ?? 0) <= part.toDay &&
          (toDay ?? Number.MAX_SAFE_INTEGER) >= part.fromDay,
      ),
    )
    .map(({ objectTypeId }) => objectTypeId)
}

const CHILD = 3

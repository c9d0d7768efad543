import { callSchemas } from 'shared-contracts/call-schemas'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Allergen } from 'shared-contracts/nutrition'
import { FamilyPools } from '../../../services/menu-builder/src/core/family/family-pools'
import { type FamilyRequest, searchFamilyMenu } from '../../../services/menu-builder/src/core/family/search-family-menu'
import { realSnapshot } from '../../../services/menu-builder/src/testing/content'

/** The real content with a short search: what is on paper must hold of any menu, found or only nearly found. */
const real = realSnapshot()
const snapshot = { ...real, family: { ...real.family, search: { parts: 2, movesAPart: 500 } } }
const pools = new FamilyPools(snapshot)

/** Materials that have or may have an allergen: what the page leaves out for who avoids it. */
export function materialsWith(allergen: Allergen): number[] {
  return snapshot.materials
    .filter(({ allergens, mayContain }) => [...allergens, ...mayContain].includes(allergen))
    .map(({ materialId }) => materialId)
}

/** Dishes with one of them; of what is left over from an earlier meal the menu names no materials. */
export function dishesWith(allergen: Allergen): ReadonlySet<number> {
  const materials = new Set(materialsWith(allergen))
  const having = snapshot.dishes.filter(({ ingredients }) =>
    ingredients.some(({ material }) => materials.has(material.materialId)),
  )
  return new Set(having.map(({ dishId }) => dishId))
}

type Menu = Extract<CallAnswer<'BuildMenu/BuildFamilyMenu'>, { state: 'done' }>['menu']

/** A family's menu as a browser gets it. */
export function builtFamilyMenu(request: FamilyRequest): Menu {
  for (let job: string | undefined; ; ) {
    const step = callSchemas['BuildMenu/BuildFamilyMenu'].answer.parse({
      ...searchFamilyMenu({ ...request, job }, { pools }),
      revision: snapshot.revision,
    })
    if (step.state === 'done') return step.menu
    job = step.job
  }
}

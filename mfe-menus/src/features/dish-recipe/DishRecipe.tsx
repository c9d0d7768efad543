import { findObjectType, objectTypeGroups } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Eater } from 'shared-contracts/family'
import { formatNumber } from 'shared-contracts/formats'
import { ADULT_OBJECT_TYPE_ID } from 'shared-contracts/menus'
import { dishPath } from 'shared-contracts/paths'
import { Notice, Section } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { useFamily } from 'shared-ui/family'
import { dishTexts } from '../../texts/dish'
import { forWhomTexts } from '../../texts/for-whom'
import { DishAmounts, DishNutrition, DishSteps, suitedWords } from '../dish-view'
import { choicesOf, ForWhomSwitch, nameOf, objectTypeOf, USUAL_PORTION } from '../for-whom'

interface DishRecipeProps {
  readonly dish: CallAnswer<'Dish/GetById'>
  readonly detail: NonNullable<CallAnswer<'Dish/GetById'>['detail']>
  /** Null: for whom the dish is made. */
  readonly asked: Eater | null
  /** Seen by an editor before its readers: amounts of other eaters stand on the dish's page, which isn't there yet. */
  readonly isPreview?: boolean
}

/** What one cooks from: for whom, ingredients, steps, and what a portion gives. */
export function DishRecipe({ dish, detail, asked, isPreview = false }: DishRecipeProps) {
  const { serving } = detail
  const members = useFamily(usePage().today)
  const chosen = serving === null ? asked : forWhomOf(serving)
  const family = dish.objectTypeIds.includes(ADULT_OBJECT_TYPE_ID) ? { title: forWhomTexts.family, people: 1 } : null
  const choices = chosen === null || isPreview ? [] : choicesOf({ suits: dish.objectTypeIds, family, members, chosen })
  return (
    <>
      <ForWhomSwitch choices={choices} chosen={chosen} path={dishPath(dish)} />
      {serving === null ? (
        asked !== null && (
          <Notice kind="warning">
            {dishTexts.notFor(
              nameOf({ objectTypeId: objectTypeOf(asked), people: 1 }),
              suitedWords(dish.objectTypeIds),
            )}
          </Notice>
        )
      ) : (
        <Section title={dishTexts.ingredients(nameOf(serving))}>
          {serving.portion !== USUAL_PORTION && <p>{dishTexts.asInMenu(formatNumber(serving.portion))}</p>}
          <DishAmounts detail={detail} serving={serving} />
        </Section>
      )}
      <DishSteps
        recipe={detail.recipe}
        forAdults={dish.objectTypeIds.includes(ADULT_OBJECT_TYPE_ID)}
        forChild={serving !== null && findObjectType(serving.objectTypeId)?.group === objectTypeGroups.child}
      />
      {serving !== null && (
        <DishNutrition
          nutrition={detail.nutrition}
          portion={nameOf({ objectTypeId: serving.objectTypeId, people: 1 })}
        />
      )}
    </>
  )
}

function forWhomOf({ objectTypeId, people }: { readonly objectTypeId: number; readonly people: number }): Eater {
  return objectTypeId === ADULT_OBJECT_TYPE_ID ? { kind: 'adults', people } : { kind: 'type', objectTypeId }
}

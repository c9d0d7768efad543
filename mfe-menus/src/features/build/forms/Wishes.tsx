import { Disclosure } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { AllergenChecks, Check, MissingWishes } from '../../plain-fields'
import { useBuilder } from '../builder-context'
import { ExcludedMaterials } from './ExcludedMaterials'

interface WishesProps {
  /** How many favourite dishes suggestions may use. */
  readonly likedCount: number
  readonly useLiked: boolean
  readonly onUseLiked: (use: boolean) => void
}

/** Limits on suggestions: allergens and ingredients to avoid, and whether favourites are preferred. */
export function Wishes({ likedCount, useLiked, onUseLiked }: WishesProps) {
  const { draft, kitchen, change } = useBuilder()
  const count = draft.avoidedAllergens.length + draft.excludedMaterialIds.length
  return (
    <Disclosure summary={builderTexts.wishes(count)} open={count > 0 || draft.wishesAreMissing}>
      {draft.wishesAreMissing && <MissingWishes onNone={() => change({ kind: 'wishes-stated' })} />}
      <AllergenChecks
        legend={builderTexts.allergens}
        inputOf={(allergen) => ({
          checked: draft.avoidedAllergens.includes(allergen),
          onChange: (event) => change({ kind: 'avoid', allergen, avoided: event.target.checked }),
        })}
      />
      <ExcludedMaterials
        objectTypeId={draft.objectTypeId}
        kitchen={kitchen}
        excludedIds={draft.excludedMaterialIds}
        onExclude={(materialId) => change({ kind: 'exclude', materialId })}
        onAllow={(materialId) => change({ kind: 'allow', materialId })}
      />
      {likedCount > 0 && (
        <Check checked={useLiked} onChange={(event) => onUseLiked(event.target.checked)}>
          {builderTexts.likedFirst(likedCount)}
        </Check>
      )}
    </Disclosure>
  )
}

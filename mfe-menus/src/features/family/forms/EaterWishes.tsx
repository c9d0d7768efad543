import { useState } from 'react'
import { LoadingState } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { ExcludedMaterials, useKitchen } from '../../build'
import { AllergenChecks } from '../../plain-fields'
import styles from '../components/FamilyPot.module.css'
import { familyTexts } from '../family-texts'
import type { DraftEater, FamilyChange } from '../rules/family-draft'

/** What one eater avoids: allergens and single materials. The list of materials is fetched when this is opened. */
export function EaterWishes({ eater, change }: { eater: DraftEater; change: (change: FamilyChange) => void }) {
  const { key, title, avoidedAllergens, excludedMaterialIds } = eater
  const [open, setOpen] = useState(false)
  const avoid = (wishes: Extract<FamilyChange, { kind: 'avoid' }>['wishes']) => change({ kind: 'avoid', key, wishes })
  return (
    <details className={styles.wishes} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{familyTexts.wishes(title, avoidedAllergens.length + excludedMaterialIds.length)}</summary>
      <AllergenChecks
        legend={familyTexts.allergens}
        inputOf={(allergen) => ({
          checked: avoidedAllergens.includes(allergen),
          onChange: (event) =>
            avoid({
              avoidedAllergens: event.target.checked
                ? [...avoidedAllergens, allergen]
                : avoidedAllergens.filter((each) => each !== allergen),
            }),
        })}
      />
      {open && (
        <MaterialWishes
          objectTypeId={eater.objectTypeId}
          excludedIds={excludedMaterialIds}
          onChange={(ids) => avoid({ excludedMaterialIds: [...new Set(ids)] })}
        />
      )}
    </details>
  )
}

function MaterialWishes({
  objectTypeId,
  excludedIds,
  onChange,
}: {
  objectTypeId: number
  excludedIds: readonly number[]
  onChange: (ids: readonly number[]) => void
}) {
  const kitchen = useKitchen()
  if (kitchen.isPending) return <LoadingState />
  if (kitchen.isError) return <p role="alert">{builderTexts.factsFailed}</p>
  return (
    <ExcludedMaterials
      objectTypeId={objectTypeId}
      kitchen={kitchen.data}
      excludedIds={excludedIds}
      onExclude={(materialId) => onChange([...excludedIds, materialId])}
      onAllow={(materialId) => onChange(excludedIds.filter((each) => each !== materialId))}
    />
  )
}

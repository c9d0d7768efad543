import { useId, useState } from 'react'
import { formatDecimal } from 'shared-contracts/formats'
import { changeMaterial, type KitchenIngredient, MAX_MATERIAL_GRAMS, replacementsOf } from 'shared-contracts/nutrition'
import { mayPartThousands, readDecimalEntry, validationMessages } from 'shared-contracts/validation'
import { Button } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import { useBuilder } from '../builder-context'
import styles from '../components/MenuBuilder.module.css'
import { OpenedPanel } from '../components/OpenedPanel'
import { useMeasureOf } from '../requests/units'
import { servedIngredients } from '../rules/judge-draft'

const tenths = (grams: number): number => Math.round(grams * 10) / 10

interface MaterialEditorProps {
  readonly place: number
  /** Of the dish. */
  readonly name: string
  readonly onClose: () => void
}

/** The materials of a dish: another of the same group at equal energy, or other grams. Totals follow at once. */
export function MaterialEditor({ place, name, onClose }: MaterialEditorProps) {
  const { objectTypeId, dayIndex, day, dishes, kitchen, change } = useBuilder()
  const chosen = day[place]
  if (chosen === undefined) return null
  const served = servedIngredients(chosen, dishes, objectTypeId, kitchen)
  const keep = (ingredients: readonly KitchenIngredient[]) =>
    change({
      kind: 'materials',
      day: dayIndex,
      place,
      materials: ingredients.map(({ material, grams }) => ({ materialId: material.materialId, grams: tenths(grams) })),
    })
  return (
    <OpenedPanel title={builderTexts.materialsOf(name)} onClose={onClose}>
      <p className={styles.soft}>{builderTexts.materialsHint}</p>
      <ul className={styles.found}>
        {served.map((ingredient) => (
          <MaterialRow
            key={ingredient.material.materialId}
            ingredient={ingredient}
            onMaterial={(newMaterialId) => {
              const { materialId } = ingredient.material
              const next = changeMaterial(served, { materialId, newMaterialId }, objectTypeId, kitchen)
              // A refusal can't happen: only allowed materials are offered.
              if (typeof next !== 'string') keep(next)
            }}
            onGrams={(grams) => keep(served.map((each) => (each === ingredient ? { ...each, grams } : each)))}
          />
        ))}
      </ul>
      {chosen.materials !== undefined && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => change({ kind: 'materials', day: dayIndex, place, materials: null })}
        >
          {builderTexts.materialsAsBefore}
        </Button>
      )}
    </OpenedPanel>
  )
}

interface MaterialRowProps {
  readonly ingredient: KitchenIngredient
  readonly onMaterial: (materialId: number) => void
  readonly onGrams: (grams: number) => void
}

function MaterialRow({ ingredient: { material, grams }, onMaterial, onGrams }: MaterialRowProps) {
  const { objectTypeId, kitchen } = useBuilder()
  const id = useId()
  // What is typed stays in the field, valid or not, until the field is left with a valid value.
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed === null ? grams : readDecimalEntry(typed, 'g')
  const wrong = value === null || value < 0 || value > MAX_MATERIAL_GRAMS
  const others = replacementsOf(material, objectTypeId, kitchen)
  const measure = useMeasureOf(material)(grams)
  return (
    <li className={styles.material}>
      <label htmlFor={`${id}-material`} className="visually-hidden">
        {builderTexts.materialFor(material.title)}
      </label>
      <select
        id={`${id}-material`}
        value={material.materialId}
        disabled={others.length === 0}
        onChange={(event) => onMaterial(Number(event.target.value))}
      >
        <option value={material.materialId}>{material.title}</option>
        {others.map((other) => (
          <option key={other.materialId} value={other.materialId}>
            {other.title}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-grams`} className="visually-hidden">
        {builderTexts.gramsOf(material.title)}
      </label>
      <input
        id={`${id}-grams`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={typed ?? formatDecimal(tenths(grams))}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : measure === null ? undefined : `${id}-measure`}
        onChange={(event) => {
          const next = event.target.value
          setTyped(next)
          const read = readDecimalEntry(next, 'g')
          if (read !== null && read >= 0 && read <= MAX_MATERIAL_GRAMS) onGrams(read)
        }}
        onBlur={() => {
          if (!wrong) setTyped(null)
        }}
      />
      <span aria-hidden="true">g</span>
      {measure !== null && (
        <small id={`${id}-measure`} className={styles.measure}>
          {builderTexts.measure(measure)}
        </small>
      )}
      {wrong && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {mayPartThousands(typed?.trim() ?? '')
            ? validationMessages.entryThousands
            : builderTexts.wrongGrams(MAX_MATERIAL_GRAMS)}
        </p>
      )}
    </li>
  )
}

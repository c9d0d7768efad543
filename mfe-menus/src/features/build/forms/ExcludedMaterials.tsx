import { useId, useState } from 'react'
import type { Kitchen } from 'shared-contracts/nutrition'
import { fold } from 'shared-contracts/text'
import { Button } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import styles from '../components/MenuBuilder.module.css'
import { breastMilkOf } from '../rules/excluded-materials'
import { MilkChoice } from './MilkChoice'

interface ExcludedMaterialsProps {
  /** Who avoids them. */
  readonly objectTypeId: number
  readonly kitchen: Kitchen
  readonly excludedIds: readonly number[]
  readonly onExclude: (materialId: number) => void
  readonly onAllow: (materialId: number) => void
}

/** Materials that somebody avoids, named one by one; of a child that may be breastfed first which milk it has. */
export function ExcludedMaterials({ objectTypeId, kitchen, excludedIds, onExclude, onAllow }: ExcludedMaterialsProps) {
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState(false)
  const id = useId()
  const materials = [...kitchen.materials.values()]
  const breastMilk = breastMilkOf(materials, objectTypeId)
  const add = () => {
    const searched = fold(typed.trim())
    const match = materials.find(({ title }) => fold(title) === searched)
    setUnknown(match === undefined)
    if (match === undefined) return
    onExclude(match.materialId)
    setTyped('')
  }
  return (
    <>
      {breastMilk && (
        <MilkChoice
          breastfed={!excludedIds.includes(breastMilk.materialId)}
          onChoose={(breastfed) => (breastfed ? onAllow : onExclude)(breastMilk.materialId)}
        />
      )}
      <form
        className={styles.exclude}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label htmlFor={id}>{builderTexts.excludeHint}</label>
        <input
          id={id}
          list={`${id}-list`}
          value={typed}
          maxLength={100}
          autoComplete="off"
          aria-invalid={unknown || undefined}
          aria-describedby={unknown ? `${id}-error` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setUnknown(false)
          }}
        />
        <datalist id={`${id}-list`}>
          {materials.map(({ materialId, title }) => (
            <option key={materialId} value={title} />
          ))}
        </datalist>
        {unknown && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {typed.trim() === '' ? builderTexts.excludeEmpty : builderTexts.excludeUnknown(typed.trim())}
          </p>
        )}
        <Button type="submit" tone="soft" size="small">
          {builderTexts.excludeAdd}
        </Button>
      </form>
      <ul className={styles.excluded}>
        {excludedIds.flatMap((materialId) => {
          if (materialId === breastMilk?.materialId) return []
          const title = kitchen.materials.get(materialId)?.title ?? ''
          return (
            <li key={materialId}>
              <Button
                tone="soft"
                size="small"
                aria-label={builderTexts.excluded(title)}
                onClick={() => onAllow(materialId)}
              >
                {title} <span aria-hidden="true">✕</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

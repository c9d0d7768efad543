import { findObjectType } from 'shared-contracts/ages'
import { ADULT_OBJECT_TYPE_ID } from 'shared-contracts/menus'
import { Button } from 'shared-frame'
import { familyTexts } from '../family-texts'
import { EaterWishes } from '../forms/EaterWishes'
import type { DraftEater, FamilyChange } from '../rules/family-draft'
import styles from './FamilyPot.module.css'

/** An adult who is neither pregnant nor nursing has the figures of object type 11, whose name is of its staff. */
const stageOf = (objectTypeId: number): string =>
  objectTypeId === ADULT_OBJECT_TYPE_ID ? familyTexts.kinds.adult : (findObjectType(objectTypeId)?.title ?? '')

export function EaterList({
  eaters,
  change,
}: {
  eaters: readonly DraftEater[]
  change: (change: FamilyChange) => void
}) {
  if (eaters.length === 0) return <p>{familyTexts.nobody}</p>
  return (
    <ul className={styles.eaters}>
      {eaters.map((eater) => (
        <li key={eater.key} className={styles.eater}>
          <div className={styles.eaterHead}>
            <span>
              <strong>{eater.title}</strong>
              <small>{stageOf(eater.objectTypeId)}</small>
            </span>
            <Button
              tone="quiet"
              size="small"
              aria-label={familyTexts.remove(eater.title)}
              onClick={() => change({ kind: 'remove', key: eater.key })}
            >
              {familyTexts.removeShort}
            </Button>
          </div>
          <EaterWishes eater={eater} change={change} />
        </li>
      ))}
    </ul>
  )
}

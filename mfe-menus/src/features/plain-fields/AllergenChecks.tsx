import type { ComponentProps } from 'react'
import { ALLERGENS, type Allergen, allergenWords } from 'shared-contracts/nutrition'
import { Check } from './Check'
import styles from './PlainFields.module.css'

interface AllergenChecksProps {
  readonly legend: string
  /** State and name of an allergen's checkbox. */
  readonly inputOf: (allergen: Allergen) => ComponentProps<'input'>
}

/** All allergens to choose from. */
export function AllergenChecks({ legend, inputOf }: AllergenChecksProps) {
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {ALLERGENS.map((allergen) => (
        <Check key={allergen} {...inputOf(allergen)}>
          {allergenWords[allergen]}
        </Check>
      ))}
    </fieldset>
  )
}

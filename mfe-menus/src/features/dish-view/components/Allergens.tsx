import { allergenTitles } from 'shared-contracts/nutrition'
import { dishTexts } from '../../../texts/dish'

interface AllergensProps {
  readonly codes: readonly string[]
  /** What it may have beside those, as makers' recipes differ. */
  readonly mayContain: readonly string[]
}

/** Which allergens a dish has and may have. Always shown, also before login: it is about safety. */
export function Allergens({ codes, mayContain }: AllergensProps) {
  if (codes.length + mayContain.length === 0) return <p>{dishTexts.noAllergens}</p>
  return (
    <>
      {codes.length > 0 && (
        <p>
          {dishTexts.allergens}: <strong>{allergenTitles(codes).join('; ')}</strong>
        </p>
      )}
      {mayContain.length > 0 && (
        <p>
          {dishTexts.mayContain}: <strong>{allergenTitles(mayContain).join('; ')}</strong>. {dishTexts.mayContainHint}
        </p>
      )}
    </>
  )
}

import { allergenTitles } from 'shared-contracts/nutrition'
import { texts } from '../../../texts'

interface AllergensProps {
  readonly codes: readonly string[]
  /** What it may have beside those, as makers' recipes differ. */
  readonly mayContain: readonly string[]
}

/** Which allergens a dish has and may have. Always shown, also before login: it is about safety. */
export function Allergens({ codes, mayContain }: AllergensProps) {
  if (codes.length + mayContain.length === 0) return <p>{texts.dish.noAllergens}</p>
  return (
    <>
      {codes.length > 0 && (
        <p>
          {texts.dish.allergens}: <strong>{allergenTitles(codes).join('; ')}</strong>
        </p>
      )}
      {mayContain.length > 0 && (
        <p>
          {texts.dish.mayContain}: <strong>{allergenTitles(mayContain).join('; ')}</strong>. {texts.dish.mayContainHint}
        </p>
      )}
    </>
  )
}

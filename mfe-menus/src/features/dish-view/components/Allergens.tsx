import { texts } from '../../../texts'
import { allergenTitles } from '../rules/allergens'

/** Which allergens a dish has. Always shown, also before login: it is about safety. */
export function Allergens({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return <p>{texts.dish.noAllergens}</p>
  return (
    <p>
      {texts.dish.allergens}: <strong>{allergenTitles(codes).join('; ')}</strong>
    </p>
  )
}

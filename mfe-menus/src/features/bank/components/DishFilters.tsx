import { Disclosure } from 'shared-frame'
import { filtersTexts } from '../../../texts/filters'
import { AllergenChecks, Check, fieldStyles } from '../../plain-fields'
import { type DishFilter, filterCount } from '../rules/dish-search-address'
import { allergenParameters, MINUTES, REGIONS, SEASONS } from '../rules/filter-parameters'
import styles from './DishSearch.module.css'

/** Filters of the dish search: plain fields of its form, so that they work without script. */
export function DishFilters({ filter }: { filter: DishFilter }) {
  const count = filterCount(filter)
  const { region, maxMinutes, season, vegetarian, withoutAllergens } = filter
  return (
    <Disclosure summary={filtersTexts.title(count)} open={count > 0}>
      <div className={styles.filters}>
        <Choice
          label={filtersTexts.region}
          name="vung"
          value={region}
          options={REGIONS.map((each) => [each, filtersTexts.regions[each]])}
        />
        <Choice
          label={filtersTexts.minutes}
          name="phut"
          value={maxMinutes === null ? null : String(maxMinutes)}
          options={MINUTES.map((each) => [String(each), filtersTexts.upTo(each)])}
        />
        <Choice
          label={filtersTexts.season}
          name="mua"
          value={season}
          options={SEASONS.map((each) => [each, filtersTexts.seasons[each]])}
        />
        <Check name="chay" value="1" defaultChecked={vegetarian}>
          {filtersTexts.vegetarian}
        </Check>
      </div>
      <AllergenChecks
        legend={filtersTexts.without}
        inputOf={(allergen) => ({
          name: allergenParameters[allergen],
          value: '1',
          defaultChecked: withoutAllergens.includes(allergen),
        })}
      />
    </Disclosure>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly value: string | null
  readonly options: readonly (readonly [value: string, title: string])[]
}

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label className={fieldStyles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{filtersTexts.any}</option>
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

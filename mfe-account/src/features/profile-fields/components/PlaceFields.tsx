import { formFields } from 'shared-frame/forms'
import { selectField } from 'shared-frame/select'
import { provinceOptions, searchPlaces } from 'shared-ui/places'
import { profileTexts as words } from '../../../texts/profile'
import { useProvinces } from '../requests/provinces'
import { useWards } from '../requests/wards'
import { lossQuestion } from '../rules/lost-choices'
import type { PlaceValues } from '../rules/place'
import { ListFailure } from './ListFailure'

const fields = formFields<PlaceValues>()
const SelectField = selectField<PlaceValues>()

/** Province and ward; another province empties the ward, and asks before. */
export function PlaceFields() {
  const provinceId = fields.useValue('provinceId')
  const wardId = fields.useValue('wardId')
  const change = fields.useChange()
  const provinces = useProvinces()
  const wards = useWards(provinceId)
  const provinceChoices = provinceOptions(provinces.data)
  const wardChoices = wards.data ?? []
  const hasFormerDistricts = wardChoices.some(({ formerly }) => formerly !== undefined)
  return (
    <>
      {provinces.isError && <ListFailure busy={provinces.isFetching} onRetry={() => void provinces.refetch()} />}
      <SelectField
        name="provinceId"
        label={words.province}
        hint={words.provinceHint}
        options={provinceChoices}
        search={(typed) => searchPlaces(provinceChoices, typed)}
        loading={provinces.isPending}
        confirmation={() => lossQuestion(words.province, [[words.ward, wardId]])}
        onChanged={() => change({ wardId: null })}
      />
      {wards.isError && !provinces.isError && (
        <ListFailure busy={wards.isFetching} onRetry={() => void wards.refetch()} />
      )}
      <SelectField
        name="wardId"
        label={words.ward}
        hint={provinceId === null ? words.wardFirstProvince : hasFormerDistricts ? words.wardHint : undefined}
        disabled={provinceId === null}
        options={wardChoices}
        search={(typed) => searchPlaces(wardChoices, typed)}
        loading={wards.isPending}
      />
    </>
  )
}

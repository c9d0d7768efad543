import { formFields } from 'shared-ui/forms'
import { profileTexts as words } from '../../../texts/profile'
import { useProvinces } from '../requests/provinces'
import { useWards } from '../requests/wards'
import { lossQuestion } from '../rules/lost-choices'
import type { PlaceValues } from '../rules/place'
import { titledOptions } from '../rules/titled-options'
import { ListFailure } from './ListFailure'

const fields = formFields<PlaceValues>()

/** Province and ward; another province empties the ward, and asks before. */
export function PlaceFields() {
  const provinceId = fields.useValue('provinceId')
  const wardId = fields.useValue('wardId')
  const change = fields.useChange()
  const provinces = useProvinces()
  const wards = useWards(provinceId)
  const failed = [provinces, wards].find(({ isError }) => isError)
  return (
    <>
      {failed && <ListFailure busy={failed.isFetching} onRetry={() => void failed.refetch()} />}
      <fields.Select
        name="provinceId"
        label={words.province}
        options={titledOptions(provinces.data)}
        loading={provinces.isPending}
        confirmation={() => lossQuestion(words.province, [[words.ward, wardId]])}
        onChanged={() => change({ wardId: null })}
      />
      <fields.Select
        name="wardId"
        label={words.ward}
        hint={provinceId === null ? words.wardFirstProvince : undefined}
        disabled={provinceId === null}
        options={titledOptions(wards.data)}
        loading={wards.isPending}
      />
    </>
  )
}

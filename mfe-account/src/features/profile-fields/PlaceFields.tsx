import { useShell } from 'shared-ui'
import { SearchableSelect } from 'shared-ui/forms'
import { useQuery } from 'shared-ui/remote'
import { profileTexts as words } from '../../texts/profile'
import { ListFailure } from './ListFailure'
import type { PlaceDraft } from './place'
import type { ProfileForm } from './profile-form'
import { provincesQuery, wardsQuery } from './reference-queries'
import { titledOptions } from './titled-options'

/** Province and ward; another province empties the ward. */
export function PlaceFields({ form }: { form: ProfileForm<PlaceDraft> }) {
  const { api } = useShell()
  const { draft, change, problem, fieldId } = form
  const provinces = useQuery(provincesQuery(api))
  const wards = useQuery(wardsQuery(api, draft.provinceId))
  const failed = [provinces, wards].find(({ isError }) => isError)
  return (
    <>
      {failed && <ListFailure busy={failed.isFetching} onRetry={() => void failed.refetch()} />}
      <SearchableSelect
        id={fieldId('provinceId')}
        name="provinceId"
        label={words.province}
        options={titledOptions(provinces.data)}
        loading={provinces.isPending}
        value={draft.provinceId}
        onChange={(provinceId) => change({ provinceId, wardId: null })}
        error={problem('provinceId')}
      />
      <SearchableSelect
        id={fieldId('wardId')}
        name="wardId"
        label={words.ward}
        hint={draft.provinceId === null ? words.wardFirstProvince : undefined}
        disabled={draft.provinceId === null}
        options={titledOptions(wards.data)}
        loading={wards.isPending}
        value={draft.wardId}
        onChange={(wardId) => change({ wardId })}
        error={problem('wardId')}
      />
    </>
  )
}

import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { deskTexts } from '../desk-texts'
import type { ResultFilterProps } from './ResultFilterFields'

/** The filters with their MUI fields, fetched after the page is alive. */
export const ResultFilters = clientOnly<ResultFilterProps>(
  () => import(/* webpackChunkName: "desk-result-filters" */ './ResultFilterFields'),
  <LoadingState count={1} label={deskTexts.loading} />,
)

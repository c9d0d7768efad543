import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { useIsVisitorKnown } from '../../book'
import type { CheckFormProps } from './CheckForm'

/** The form with its MUI fields, fetched after the page is alive. */
export const CheckFormPart = clientOnly<CheckFormProps>(
  () => import(/* webpackChunkName: "growth-form" */ './CheckForm'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu mẫu" />,
  useIsVisitorKnown,
)

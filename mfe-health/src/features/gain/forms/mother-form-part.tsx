import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { useIsVisitorKnown } from '../../book'
import type { MotherFormProps } from './MotherForm'

/** The form with its MUI fields, fetched after the page is alive. */
export const MotherFormPart = clientOnly<MotherFormProps>(
  () => import(/* webpackChunkName: "gain-form" */ './MotherForm'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu mẫu" />,
  useIsVisitorKnown,
)

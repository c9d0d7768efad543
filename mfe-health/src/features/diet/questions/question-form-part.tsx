import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { QuestionFormProps } from './QuestionForm'

/** The form with its MUI fields, fetched when the questions are asked for. */
export const QuestionFormPart = clientOnly<QuestionFormProps>(
  () => import(/* webpackChunkName: "consulting-form" */ './QuestionForm'),
  <LoadingState shape="panel" count={1} label="Đang tải câu hỏi" />,
)

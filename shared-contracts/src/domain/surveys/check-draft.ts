import { checkPopup, isPath } from './check-popup'
import { checkQuestions } from './check-questions'
import type { DeskDraft, PollDraft, SurveyDraft } from './draft'
import { type DraftContext, type Finding, type FindingList, findingList } from './finding'
import { HEALTH_KEEP_DAYS, surveyLimits } from './limits'

/** What is missing or doubtful in a draft, in the order of the form. A draft with an error is not activated. */
export function checkDraft(draft: DeskDraft, context: DraftContext): readonly Finding[] {
  const list = findingList()
  list.needText('title', draft.title, 'Chưa có tên')
  if (draft.kind === 'poll') checkAddress(draft.url, context, list)
  checkDates(draft, context.now, list)
  if (draft.kind === 'popup') checkPopup(draft, context, list)
  else {
    checkTerms(draft, list)
    checkQuestions(draft.kind, draft.questions, list)
  }
  return list.all
}

/** A poll is shown on the page at its address alone. */
function checkAddress(url: string, context: DraftContext, list: FindingList): void {
  if (!list.needText('url', url, 'Chưa có địa chỉ trang để hỏi')) return
  if (!isPath(url.trim()))
    list.error('url', 'Địa chỉ là đường dẫn trên trang này, bắt đầu bằng "/", ví dụ /so-tay-cua-me')
  else if (context.ownsPath && !context.ownsPath(url.trim()))
    list.warn('url', 'Không có trang nào ở địa chỉ này, nên sẽ không ai thấy câu hỏi')
}

function checkDates({ startsAt, endsAt }: DeskDraft, now: Date, list: FindingList): void {
  if (endsAt === null) return
  const end = Date.parse(endsAt)
  if (startsAt !== null && end <= Date.parse(startsAt)) list.error('endsAt', 'Ngày kết thúc phải sau ngày bắt đầu')
  else if (end <= now.getTime()) list.error('endsAt', 'Ngày kết thúc đã qua, nên sẽ không ai thấy')
}

/** What is promised to who answers. */
function checkTerms(draft: SurveyDraft | PollDraft, list: FindingList): void {
  if (draft.kind === 'survey' && draft.summary.trim() === '')
    list.warn('summary', 'Nên có vài lời giới thiệu để người trả lời biết khảo sát nói về điều gì')
  list.needText('purpose', draft.purpose, 'Chưa nói câu trả lời dùng để làm gì')
  const { keepDays } = draft
  if (!Number.isInteger(keepDays) || keepDays < 1 || keepDays > surveyLimits.keepDaysMax)
    list.error('keepDays', `Số ngày giữ câu trả lời từ 1 đến ${surveyLimits.keepDaysMax}`)
  else if (draft.aboutHealth && keepDays > HEALTH_KEEP_DAYS)
    list.warn('keepDays', `Câu trả lời về sức khỏe nên giữ không quá ${HEALTH_KEEP_DAYS} ngày`)
}

import { findObjectType } from 'shared-contracts/ages'
import { formatInstant } from 'shared-contracts/formats'
import { popupButtonPosition, questionTypes } from 'shared-contracts/surveys'
import type { DraftQuestions } from './desk-item'
import type { EditorDraft, EditorStatus } from './editor-values'

const MOST_LINES = 40
const MOST_LETTERS = 80

type Question = DraftQuestions[number]
type Group = Question['answerGroups'][number]

export const statusWords: Readonly<Record<EditorStatus, string>> = {
  draft: 'bản nháp',
  active: 'đang bật',
  stopped: 'đã dừng',
}

/** What differs between two drafts of an item, each in words for editors: `Tên: "A" → "B"`. Empty: nothing does. */
export function describeChanges(before: EditorDraft, after: EditorDraft): string[] {
  const lines = fieldsOf(after).flatMap(([label, value], index) => {
    const old = fieldsOf(before)[index]?.[1]
    return old === undefined || old === value ? [] : [`${label}: ${old} → ${value}`]
  })
  const asked =
    before.kind === 'popup' || after.kind === 'popup' ? [] : questionChanges(before.questions, after.questions)
  const all = [...lines, ...asked]
  return all.length <= MOST_LINES ? all : [...all.slice(0, MOST_LINES), `và ${all.length - MOST_LINES} thay đổi khác`]
}

type Field = readonly [label: string, value: string]

function fieldsOf(draft: EditorDraft): readonly Field[] {
  const shown: readonly Field[] = [
    ['Tên', quoted(draft.title)],
    ['Đối tượng', draft.objectTypeIds.map((id) => findObjectType(id)?.title ?? String(id)).join(', ') || 'mọi người'],
    ['Bắt đầu', moment(draft.startsAt)],
    ['Kết thúc', moment(draft.endsAt)],
  ]
  if (draft.kind === 'popup')
    return [
      ...shown,
      ['Lời nhắn', quoted(draft.content)],
      ['Trang', draft.pageNames.join(', ') || 'chưa chọn'],
      ['Vị trí nút', popupButtonPosition(draft.buttonPosition).title.toLowerCase()],
      ['Chữ trên nút', quoted(draft.buttonText ?? '')],
      ['Nút dẫn tới', quoted(draft.redirectUrl ?? '')],
      ['Tự đóng', draft.secondToShow === 0 ? 'không' : `sau ${draft.secondToShow} giây`],
    ]
  return [
    ...shown,
    ['Địa chỉ', quoted(draft.kind === 'poll' ? draft.url : '')],
    ['Giới thiệu', quoted(draft.summary)],
    ['Mục đích', quoted(draft.purpose)],
    ['Về sức khỏe', draft.aboutHealth ? 'có' : 'không'],
    ['Giữ câu trả lời', `${draft.keepDays} ngày`],
  ]
}

function questionChanges(before: DraftQuestions, after: DraftQuestions): string[] {
  const { lines, kept } = compareParts(before, after, (question) => `câu hỏi ${quoted(question.content)}`)
  return [
    ...lines,
    ...kept.flatMap(({ old, now, place }) => partOfQuestion(old, now).map((line) => `Câu ${place + 1}: ${line}`)),
  ]
}

function partOfQuestion(old: Question, now: Question): string[] {
  const { lines, kept } = compareParts(
    old.answerGroups,
    now.answerGroups,
    (group) => `nhóm ${quoted(group.title ?? '')}`,
  )
  return [
    ...changed(quoted(old.content), quoted(now.content)),
    ...changed(typeWord(old), typeWord(now)),
    ...changed(imageWord(old), imageWord(now)),
    ...lines.map(lowerFirst),
    ...kept.flatMap((group) => partOfGroup(group.old, group.now)),
  ]
}

function partOfGroup(old: Group, now: Group): string[] {
  const { lines, kept } = compareParts(old.answers, now.answers, (answer) => `câu trả lời ${quoted(answer.content)}`)
  return [
    ...changed(`nhóm ${quoted(old.title ?? '')}`, quoted(now.title ?? ''), (old.title ?? '') === (now.title ?? '')),
    ...lines.map(lowerFirst),
    ...kept.flatMap(({ old: from, now: to }) => [
      ...changed(`câu trả lời ${quoted(from.content)}`, quoted(to.content), from.content === to.content),
      ...(from.isOtherAnswer === to.isOtherAnswer
        ? []
        : [`câu trả lời ${quoted(to.content)} ${to.isOtherAnswer ? 'cho viết thêm' : 'không cho viết thêm'}`]),
    ]),
  ]
}

/** Which parts came, went and stayed, by their ids; a part without one is new. */
function compareParts<T extends { readonly id: number | null }>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (part: T) => string,
) {
  const kept = after.flatMap((now, place) => {
    const old = before.find(({ id }) => id !== null && id === now.id)
    return old === undefined ? [] : [{ old, now, place }]
  })
  const added = after.filter((part) => !kept.some(({ now }) => now === part))
  const gone = before.filter((part) => !kept.some(({ old }) => old === part))
  const order = before.filter((part) => !gone.includes(part))
  const moved = kept.some(({ old }, place) => order[place] !== old)
  const lines = [
    ...added.map((part) => `Thêm ${nameOf(part)}`),
    ...gone.map((part) => `Bỏ ${nameOf(part)}`),
    ...(moved ? ['Đổi thứ tự'] : []),
  ]
  return { lines, kept }
}

function changed(from: string, to: string, isSame: boolean = from === to): string[] {
  return isSame ? [] : [`${from} → ${to}`]
}

function typeWord({ surveyQuestionTypeId }: Question): string {
  return questionTypes.find(({ id }) => id === surveyQuestionTypeId)?.title.toLowerCase() ?? ''
}

function imageWord({ allowAttachImage, requireAttachImage }: Question): string {
  if (requireAttachImage) return 'bắt buộc hình ảnh'
  return allowAttachImage ? 'cho gửi hình ảnh' : 'không nhận hình ảnh'
}

function moment(instant: string | null): string {
  return instant === null ? 'không đặt' : formatInstant(new Date(instant))
}

function quoted(text: string): string {
  if (text.trim() === '') return 'để trống'
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line}"`
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

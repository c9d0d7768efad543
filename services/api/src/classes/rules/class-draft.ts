import type { CallBody } from 'shared-contracts/calls'
import { formatInstant } from 'shared-contracts/formats'
import { describeFields } from '../../platform/editing/rules/describe'

/** A class as an editor writes it. */
export type ClassDraft = CallBody<'ClassDesk/Save'>['draft']
/** As the history keeps it. */
export type ClassBefore = { readonly kind: 'class' } & ClassDraft

const names: Readonly<Record<string, string>> = {
  title: 'tên',
  summary: 'giới thiệu',
  illustration: 'hình',
  startAt: 'bắt đầu',
  endAt: 'kết thúc',
  place: 'nơi học',
  provinceId: 'tỉnh, thành phố',
  seats: 'số chỗ',
  content: 'nội dung',
}

interface KeptClass extends Omit<ClassDraft, 'startAt' | 'endAt' | 'content'> {
  readonly startAt: Date
  readonly endAt: Date
  readonly markdown: string
}

/** The draft that makes a class what it is. */
export function draftOf({ title, summary, illustration, place, provinceId, seats, ...kept }: KeptClass): ClassDraft {
  const times = { startAt: kept.startAt.toISOString(), endAt: kept.endAt.toISOString() }
  return { title, summary, illustration, ...times, place, provinceId, seats, content: kept.markdown }
}

/** What is another in the second draft, in words for editors; empty: nothing. */
export function describeClass(before: ClassDraft, after: ClassDraft): string[] {
  return describeFields(told(before), told(after), names)
}

/** Instants as the clock in Viet Nam says them, numbers as text. */
function told({ startAt, endAt, seats, ...draft }: ClassDraft) {
  const [from, until] = [startAt, endAt].map((instant) => formatInstant(new Date(instant)))
  return { ...draft, startAt: from, endAt: until, seats: String(seats) }
}

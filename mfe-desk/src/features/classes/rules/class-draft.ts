import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { formatDayWithWeekday } from 'shared-contracts/formats'
import type { InWords } from '../../../kit/saving'
import { dayAndTime, instantOf, parseTime } from '../../surveys'
import { classTexts } from '../class-texts'

type WireDraft = CallBody<'ClassDesk/Save'>['draft']

/** What the form holds. Its fields are named as the call names them, so that the server's messages stand at them; times as typed. */
export interface ClassDraft {
  readonly title: string
  readonly summary: string
  readonly illustration: string
  readonly day: CalendarDay | null
  readonly startAt: string
  readonly endAt: string
  readonly place: string
  readonly provinceId: number | null
  readonly seats: number | null
  readonly content: string
}

const words = classTexts.problems
const MOST_SEATS = 500

export const blankClass: ClassDraft = {
  ...{ title: '', summary: '', illustration: 'bep', day: null, startAt: '09:00', endAt: '11:00' },
  ...{ place: '', provinceId: null, seats: 20, content: '' },
}

export function draftOf({ startAt, endAt, ...draft }: WireDraft): ClassDraft {
  const start = dayAndTime(startAt)
  return { ...draft, day: start.day, startAt: start.time, endAt: dayAndTime(endAt).time }
}

/** What is wrong, by field; null: right. */
export function classProblems(draft: ClassDraft): Record<string, string | null> {
  const [start, end] = [parseTime(draft.startAt), parseTime(draft.endAt)]
  const { seats } = draft
  const areSeats = seats !== null && Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS
  return {
    'draft.title': draft.title.trim() === '' ? words.title : null,
    'draft.day': draft.day === null ? words.day : null,
    'draft.startAt': start === null ? words.time : null,
    'draft.endAt': end === null ? words.time : start !== null && end <= start ? words.order : null,
    'draft.place': draft.place.trim() === '' ? words.place : null,
    'draft.seats': areSeats ? null : words.seats,
  }
}

/** The draft as it is sent. Throws for one with problems: the form's rules have refused it before. */
export function wireDraftOf({ day, startAt, endAt, seats, ...draft }: ClassDraft): WireDraft {
  const [start, end] = [parseTime(startAt), parseTime(endAt)]
  if (day === null || start === null || end === null || seats === null)
    throw new Error('wireDraftOf: a draft with problems')
  return { ...draft, seats, startAt: instantOf(day, start), endAt: instantOf(day, end) }
}

/** To compare what two editors wrote. */
export function classInWords({ illustration, day, provinceId, seats, ...texts }: ClassDraft): InWords {
  const { fields, drawings, notGiven } = classTexts
  const drawing = Object.entries(drawings).find(([code]) => code === illustration)?.[1]
  return {
    [fields.title]: texts.title,
    [fields.summary]: texts.summary,
    [fields.day]: day === null ? notGiven : formatDayWithWeekday(day),
    [fields.start]: texts.startAt,
    [fields.end]: texts.endAt,
    [fields.place]: texts.place,
    [fields.province]: provinceId === null ? notGiven : String(provinceId),
    [fields.seats]: seats === null ? notGiven : String(seats),
    [fields.illustration]: drawing ?? illustration,
    [fields.content]: texts.content,
  }
}

import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { dayAndTime, instantOf, parseTime } from '../../surveys'
import { classDeskTexts } from '../class-desk-texts'

type Draft = CallBody<'ClassDesk/Save'>['draft']

/** The class that the form was opened with. */
interface Opened {
  readonly id: number
  readonly revision: number
  readonly draft: Draft
}

/** What the form holds. Its fields are named as the call names them, so that the server's messages stand at them; times as typed. */
export interface ClassValues {
  /** Of the moment when the form opened: a newer revision would hide what somebody else has changed since. Null: a new class. */
  readonly opened: { readonly id: number | null; readonly revision: number | null }
  readonly draft: {
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
}

const words = classDeskTexts.problems
const MOST_SEATS = 500

export const blankClass: ClassValues = {
  opened: { id: null, revision: null },
  draft: {
    ...{ title: '', summary: '', illustration: 'bep', day: null, startAt: '09:00', endAt: '11:00' },
    ...{ place: '', provinceId: null, seats: 20, content: '' },
  },
}

export function valuesOf({ id, revision, draft: { startAt, endAt, ...draft } }: Opened): ClassValues {
  const start = dayAndTime(startAt)
  return {
    opened: { id, revision },
    draft: { ...draft, day: start.day, startAt: start.time, endAt: dayAndTime(endAt).time },
  }
}

/** What is wrong, by field; null: right. */
export function classProblems({ draft }: ClassValues): Record<string, string | null> {
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

/** The draft as it is sent. Throws for values with problems: the form's rules have refused them before. */
export function draftOf({ draft: { day, startAt, endAt, seats, ...draft } }: ClassValues): Draft {
  const [start, end] = [parseTime(startAt), parseTime(endAt)]
  if (day === null || start === null || end === null || seats === null) throw new Error('draftOf: values with problems')
  return { ...draft, seats, startAt: instantOf(day, start), endAt: instantOf(day, end) }
}

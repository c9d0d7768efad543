import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatDayWithWeekday, formatInstant } from 'shared-contracts/formats'
import { classDeskPath } from 'shared-contracts/paths'
import type { EntryKind, Known } from '../../../kit/entry-kind'
import { deskHistory } from '../../../kit/history'
import { classTexts as words } from '../class-texts'

export interface ListedClass extends Known {
  readonly item: CallAnswer<'ClassDesk/GetAll'>[number]
}

export type ClassState = 'coming' | 'past' | 'cancelled'

function isComing({ item }: ListedClass, now: Date): boolean {
  return Date.parse(item.startAt) > now.getTime()
}

/** Classes to come, the next first, then past ones. */
export const listedClass: EntryKind<ListedClass, ClassState> = {
  name: 'class',
  words: {
    one: words.one,
    make: words.create,
    none: words.none,
    noneHint: words.noneHint,
    back: words.back,
  },
  states: {
    coming: { title: words.coming, tone: 'good' },
    past: { title: words.past, tone: 'plain' },
    cancelled: { title: words.cancelled, tone: 'warning' },
  },
  describe(entry, now) {
    const { id, title, startAt, place, registered, seats, waiting, cancelled, demo, changedAt, changedBy } = entry.item
    const start = new Date(startAt)
    return {
      title,
      state: cancelled ? 'cancelled' : isComing(entry, now) ? 'coming' : 'past',
      to: classDeskPath(id),
      facts: [
        `${clockTimeOf(start)}, ${formatDayWithWeekday(calendarDayOf(start))}`,
        place,
        words.people(registered, seats, waiting),
        ...(demo ? [words.demo] : []),
        ...(changedBy === null ? [] : [words.changedBy(changedBy, formatInstant(new Date(changedAt)))]),
      ],
    }
  },
  list: {
    narrowedBy: 'browser',
    place: 'address',
    async read(api) {
      const items = await api.call('ClassDesk/GetAll')
      const entries = items.map((item) => ({ key: String(item.id), version: String(item.revision), item }))
      return { entries, total: entries.length, counts: null }
    },
    groups(entries, now) {
      const past = entries.filter((entry) => !isComing(entry, now))
      return [
        { title: words.coming, entries: entries.filter((entry) => isComing(entry, now)).reverse() },
        ...(past.length === 0 ? [] : [{ title: words.past, entries: past }]),
      ]
    },
  },
  decisions: [
    {
      label: words.cancel,
      tone: 'danger',
      done: () => words.cancelDone,
      may: (_, state) => state === 'coming',
      asks: ({ item: { title, registered, waiting } }) => ({
        question: words.cancelQuestion,
        warning: words.cancelWarning(title, registered + waiting),
      }),
      run: (api, { item: { id, revision } }) => api.call('ClassDesk/Cancel', { body: { id, revision } }),
    },
  ],
  history: deskHistory('class'),
}

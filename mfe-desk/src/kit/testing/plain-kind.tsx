import type { Decision, EntryKind, Known, Listed } from '../entry-kind'

export interface PlainEntry extends Known {
  readonly title: string
  readonly state: PlainState
}
export type PlainState = 'draft' | 'shown'

export function plainEntry(key: string, title: string, state: PlainState = 'draft', version = `${key}.1`): PlainEntry {
  return { key, title, state, version }
}

/** A kind for tests of the kit, whose entries stand in the array that is given. */
export function plainKind(
  entries: () => readonly PlainEntry[],
  more: Partial<EntryKind<PlainEntry, PlainState>> = {},
): EntryKind<PlainEntry, PlainState> {
  return {
    name: 'poll',
    words: { one: 'mục', make: 'Thêm mục', none: 'Chưa có gì', noneHint: 'Bạn thêm nhé.', back: 'Về danh sách' },
    states: { draft: { title: 'Nháp', tone: 'plain' }, shown: { title: 'Đang hiện', tone: 'good' } },
    describe: ({ key, title, state }) => ({ title, state, to: `/muc/${key}`, facts: [`Số ${key}`] }),
    list: {
      narrowedBy: 'browser',
      place: 'memory',
      read: async (): Promise<Listed<PlainEntry, PlainState>> => ({
        ...{ entries: entries(), total: entries().length, counts: null, orderVersion: 'o1' },
      }),
    },
    decisions: [],
    history: null,
    ...more,
  }
}

export function plainDecision(
  label: string,
  run: Decision<PlainEntry, PlainState>['run'],
  more: Partial<Decision<PlainEntry, PlainState>> = {},
): Decision<PlainEntry, PlainState> {
  return { label, tone: 'soft', done: ({ title }) => `${label}: xong ${title}`, may: () => true, run, ...more }
}

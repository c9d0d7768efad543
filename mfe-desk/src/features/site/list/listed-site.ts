import { formatInstant } from 'shared-contracts/formats'
import type { Decision, EntryKind } from '../../../kit/entry-kind'
import { deskHistory } from '../../../kit/history'
import { entryAddress } from '../rules/desk-address'
import { entryName } from '../rules/entry-names'
import type { SiteEntry, SiteKind } from '../rules/site-entries'
import { siteTexts as words } from '../site-texts'

/** Whether the content files or editors say what it is. */
export type SiteState = SiteEntry['origin']

const remove: Decision<SiteEntry, SiteState> = {
  label: words.remove,
  tone: 'quiet',
  done: () => words.removed,
  may: (_, state) => state !== 'deleted',
  asks: ({ draft }) => ({ question: words.removeQuestion, warning: words.removeWarning(entryName(draft)) }),
  run: (api, { key, version, draft: { kind } }) => api.call('SiteDesk/Delete', { body: { kind, key, version } }),
}

const getBack: Decision<SiteEntry, SiteState> = {
  label: words.restore,
  tone: 'soft',
  done: () => words.restored,
  may: (_, state) => state === 'deleted',
  run: (api, { key, version, draft }) => api.call('SiteDesk/Save', { body: { key, version, draft } }),
}

/** What stands round the content, in the order of the page; what was taken away stands below. */
export function listedSite(kind: SiteKind): EntryKind<SiteEntry, SiteState> {
  return {
    name: kind,
    words: {
      one: words.one[kind],
      make: words.create[kind],
      none: words.none,
      noneHint: words.noneHint,
      back: words.toList,
    },
    states: {
      file: { title: words.origins.file, tone: 'plain' },
      edited: { title: words.origins.edited, tone: 'info' },
      made: { title: words.origins.made, tone: 'good' },
      deleted: { title: words.origins.deleted, tone: 'warning' },
    },
    describe({ key, draft, origin, changedAt, changedBy }) {
      const isHidden = draft.kind !== 'navigation' && !draft.isPublic
      return {
        title: entryName(draft),
        state: origin,
        to: origin === 'deleted' ? null : entryAddress(kind, key),
        facts: [
          ...(draft.kind === 'site-object' ? [draft.code] : []),
          ...(isHidden ? [words.hidden] : []),
          ...(changedAt === null ? [] : [words.changedBy(changedBy, formatInstant(new Date(changedAt)))]),
        ],
      }
    },
    list: {
      narrowedBy: 'browser',
      place: 'address',
      async read(api) {
        const { entries, orderVersion } = await api.call('SiteDesk/GetAll', { query: { kind } })
        return { entries, total: entries.length, counts: null, orderVersion }
      },
      groups(entries) {
        const deleted = entries.filter(({ origin }) => origin === 'deleted')
        return [
          { title: null, entries: entries.filter(({ origin }) => origin !== 'deleted') },
          ...(deleted.length === 0 ? [] : [{ title: words.deletedTitle, entries: deleted }]),
        ]
      },
      saveOrder: (api, version, keys) => api.call('SiteDesk/SaveOrder', { body: { kind, version, keys: [...keys] } }),
    },
    decisions: [remove, getBack],
    history: deskHistory(kind, ({ origin }) => origin === 'edited'),
  }
}

export const siteKinds: Readonly<Record<SiteKind, EntryKind<SiteEntry, SiteState>>> = {
  navigation: listedSite('navigation'),
  'site-object': listedSite('site-object'),
  banner: listedSite('banner'),
}

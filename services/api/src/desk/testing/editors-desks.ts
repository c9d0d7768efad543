import type { CallName } from 'shared-contracts/calls'
import type { AccountSite, Answer } from '../../testing/account-site'
import { articlesOf, draftOf, type Restored, type SiteKind, type SurveyKind } from './desk-drafts'

/** An entry as an editor read it. */
interface Known {
  readonly key: string
  readonly version: string
}
type Told = Pick<Answer<CallName>, 'status' | 'code' | 'message'>
/** How a desk makes, changes and reads entries of a kind; `text` is what a test tells them apart by. */
interface Desk {
  make(text: string): Promise<Known>
  save(known: Known, text: string): Promise<Told>
  read(key: string): Promise<{ readonly version: string; readonly text: string }>
}

/** The desks of an editor, by the kind of their entries. */
export function editorsDesks(site: AccountSite, token: string) {
  const survey = (kind: SurveyKind): Desk => {
    const save = (id: number | null, revision: number | null, title: string) =>
      site.call('SurveyDesk/Save', { token, body: { id, revision, draft: { ...draftOf(kind), title } } })
    return {
      make: async (text) => {
        const { id, revision } = (await save(null, null, text)).data()
        return { key: String(id), version: String(revision) }
      },
      save: ({ key, version }, text) => save(Number(key), Number(version), text),
      read: async (key) => {
        const { revision, title } = (
          await site.call('SurveyDesk/GetById', { token, query: { kind, id: Number(key) } })
        ).data()
        return { version: String(revision), text: title }
      },
    }
  }
  const cookingClass: Desk = {
    make: async (title) => {
      const body = { id: null, revision: null, draft: { ...draftOf('class'), title } }
      const { id, revision } = (await site.call('ClassDesk/Save', { token, body })).data()
      return { key: String(id), version: String(revision) }
    },
    save: ({ key, version }, title) =>
      site.call('ClassDesk/Save', {
        token,
        body: { id: Number(key), revision: Number(version), draft: { ...draftOf('class'), title } },
      }),
    read: async (key) => {
      const found = await classOf(key)
      return { version: String(found.revision), text: found.title }
    },
  }
  const classOf = async (key: string) => {
    const found = (await site.call('ClassDesk/GetAll', { token })).data().find(({ id }) => String(id) === key)
    if (found === undefined) throw new Error(`class ${key}`)
    return found
  }
  const entry = (kind: SiteKind): Desk => {
    const save = (known: Known | null, text: string) => {
      const draft = draftOf(kind)
      const body = { key: known?.key ?? null, version: known?.version ?? null }
      const named = draft.kind === 'navigation' ? { ...draft, text } : { ...draft, title: text }
      return site.call('SiteDesk/Save', { token, body: { ...body, draft: named } })
    }
    return {
      make: async (text) => (await save(null, text)).data(),
      save,
      read: async (key) => {
        const { entries } = (await site.call('SiteDesk/GetAll', { token, query: { kind } })).data()
        const found = entries.find((each) => each.key === key)
        if (found === undefined) throw new Error(`${kind} ${key}`)
        const { draft, version } = found
        return { version, text: draft.kind === 'navigation' ? draft.text : draft.title }
      },
    }
  }
  const pins: Desk = {
    make: async (text) => {
      const key = 'baby-health'
      const { version } = await pins.read(key)
      await pins.save({ key, version }, text)
      return { key, version: (await pins.read(key)).version }
    },
    save: ({ version }, text) =>
      site.call('SiteDesk/SavePins', { token, body: { list: 'baby-health', version, articleIds: articlesOf(text) } }),
    read: async (key) => {
      const found = (await site.call('SiteDesk/GetPins', { token })).data().find(({ list }) => list === key)
      const ids = found?.articles.map(({ articleId }) => articleId) ?? []
      return { version: found?.version ?? '', text: ids[0] === articlesOf('Một')[0] ? 'Một' : 'Hai' }
    },
  }
  const of: Readonly<Record<Restored, Desk>> = {
    ...{ survey: survey('survey'), poll: survey('poll'), popup: survey('popup'), class: cookingClass, pins },
    ...{ navigation: entry('navigation'), 'site-object': entry('site-object'), banner: entry('banner') },
  }

  return { of, classOf }
}

export type EditorsDesks = ReturnType<typeof editorsDesks>

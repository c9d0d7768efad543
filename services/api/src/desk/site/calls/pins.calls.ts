import { type PinList, pinLists } from 'shared-contracts/site'
import { findArticlesInOrder, findPinnedArticles, pinListOf } from '../../../articles'
import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import { addChange, BROUGHT_BACK, findBefore } from '../../../platform/editing/change.store'
import { requireSame } from '../../../platform/editing/conflict'
import { type Editing, editingOf } from '../../../platform/editing/editing'
import type { Restore } from '../../../platform/editing/restoring'
import { found, wrongField } from '../../../platform/http/call-failure'
import type { Services } from '../../../platform/services'
import { changeOf, versionOf } from '../rules/site-entries'
import type { SiteEdit } from '../rules/site-values'
import { findEdits, lockEdits, putEdit } from '../store/edit.store'

/** The articles beside the tools. */
export function pinCalls(services: Services): Handlers<`SiteDesk/${'GetPins' | 'SavePins'}`> {
  const { database, now } = services
  return {
    'SiteDesk/GetPins': administrator(async () => {
      const edits = await findEdits(database.query, 'pins')
      return Promise.all(pinLists.map((list) => wireList(services, list, edits)))
    }),

    'SiteDesk/SavePins': administrator(async ({ body: { list: key, version, articleIds }, caller }) => {
      const list = pinListOf(key)
      const wanted = [...new Set(articleIds)]
      await requirePinnable(services, list, wanted)
      return writePins(services, list, { version, articleIds: wanted, what: 'Xếp lại' }, editingOf(caller, now()))
    }),
  }
}

/** Brings a list back to what it was before a change, or to the files. */
export function restorePins(services: Services): Restore {
  return async ({ key, version, changeId }, editing) => {
    const list = found(
      pinLists.find((each) => each.key === key),
      'entry_does_not_exist',
    )
    const write = async (articleIds: readonly number[] | null, what: string) => ({
      key,
      ...(await writePins(services, list, { version, articleIds, what }, editing)),
    })
    if (changeId === null) return write(null, 'Trở về bản trong tệp')
    const before = await findBefore(services.database.query, { kind: 'pins', key }, changeId)
    return write(found(before?.kind === 'pins' ? before.articleIds : null, 'change_does_not_exist'), BROUGHT_BACK)
  }
}

interface Written {
  readonly version: string
  /** Null: the list follows the files. */
  readonly articleIds: readonly number[] | null
  readonly what: string
}

async function writePins(
  { database, today }: Services,
  list: PinList,
  { version, articleIds, what }: Written,
  editing: Editing,
): Promise<{ version: string }> {
  const before = await findPinnedArticles(database, list, today())
  const after = articleIds === null ? [] : await findArticlesInOrder(database, articleIds, 'everyone', today())
  return database.query.transaction().execute(async (query) => {
    await lockEdits(query)
    requireSame(version, versionOfList(await findEdits(query, 'pins'), list))
    const value = articleIds === null ? null : ({ kind: 'pins', articleIds: [...articleIds] } as const)
    await putEdit(query, 'pins', list.key, { state: value === null ? 'file' : 'edited', value }, editing)
    const told = [what, ...after.map(({ title }, index) => `${index + 1}. ${title}`)]
    const ids = before.map(({ articleId }) => articleId)
    await addChange(query, { kind: 'pins', key: list.key }, editing, told, { kind: 'pins', articleIds: ids })
    return { version: versionOfList(await findEdits(query, 'pins'), list) }
  })
}

/** Throws 422 for an article that not everybody may read, or that is not of the list's catalog. */
async function requirePinnable({ database, today }: Services, list: PinList, ids: readonly number[]): Promise<void> {
  const articles = await findArticlesInOrder(database, ids, 'everyone', today())
  if (articles.length < ids.length)
    throw wrongField('articleIds', 'Có bài không phải ai cũng đọc được. Bạn bỏ bài đó khỏi danh sách nhé.')
  const stray = articles.find(({ catalog }) => list.catalogCode !== null && catalog.code !== list.catalogCode)
  if (stray) throw wrongField('articleIds', `Bài "${stray.title}" không thuộc chuyên mục của trang này.`)
}

async function wireList(services: Services, list: PinList, edits: readonly SiteEdit[]) {
  const edit = edits.find(({ key }) => key === list.key)
  const { changedAt, changedBy } = changeOf(edit)
  return {
    list: list.key,
    origin: edit?.state === 'edited' ? ('edited' as const) : ('file' as const),
    version: versionOfList(edits, list),
    ...{ changedAt: changedAt?.toISOString() ?? null, changedBy },
    articles: await findPinnedArticles(services.database, list, services.today()),
  }
}

function versionOfList(edits: readonly SiteEdit[], list: PinList): string {
  const edit = edits.find(({ key }) => key === list.key)
  return versionOf(edit, edit?.value ?? null)
}

import type { CallName } from 'shared-contracts/calls'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import { fold } from 'shared-contracts/text'
import type { GateSite } from './gate-site'

interface SweptCall {
  readonly call: CallName
  readonly input: Parameters<GateSite['ask']>[2]
}

/** POST calls that only read. */
const READING = /\/(Search|Suggest|Find|Get)/

/**
 * Every call that anybody may make, asked for each thing that is for staff by its words and ids: each field that a call may name them with is
 * sent to all, and a call leaves out those that it does not know.
 */
export function publicCalls({ articles, article_catalogs, staff_files }: GateSite['rows']): readonly SweptCall[] {
  const catalogs = article_catalogs.filter(({ staff_only }) => staff_only)
  const subjects = catalogs.flatMap(({ id: catalogId, code: catalogCode }) => {
    const ofCatalog = (each: { readonly article_catalog_id: number }) => each.article_catalog_id === catalogId
    const first = [articles.find(ofCatalog), staff_files.find(ofCatalog)]
    return first.flatMap((subject) => (subject ? [{ ...subject, catalogId, catalogCode }] : []))
  })
  return Object.entries<CallAddress>(callAddresses).flatMap(([name, { host, access, method }]) => {
    const call = Object.keys(callAddresses).find((each): each is CallName => each === name)
    if (call === undefined || host !== 'api' || access !== 'public') return []
    if (method !== 'GET' && !READING.test(name)) return []
    return subjects.map(({ id, title, catalogId, catalogCode }): SweptCall => {
      const words = fold(title)
      const asked = { keyword: words, query: words, text: words, q: words, id, articleId: id, catalogId, catalogCode }
      if (method === 'GET') return { call, input: { query: { ...asked, ids: id, pageSize: 50, userName: 'x' } } }
      return { call, input: { body: { ...asked, ids: [id], catalogIds: [catalogId], pageSize: 50, fileId: id } } }
    })
  })
}

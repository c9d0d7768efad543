import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Handlers } from '../../platform/calls/handler'
import { publicCached, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { lockUser } from '../../platform/database/lock-user'
import type { Tables } from '../../platform/database/tables'
import { found } from '../../platform/http/call-failure'
import type { KeptEntry } from '../rules/cart-entries'
import { changeNotes, eachOnce, listState, pruneNotes } from '../rules/list-notes'
import { groupsOf, notedList, totalOf, usuallyAtHome } from '../rules/market-list'
import { sharedList } from '../rules/shared-list'
import { findDoneKeys, findNotes, type KeptNotes, keepDoneKeys, keepNotes } from '../store/list-notes.store'
import { findSharedList } from '../store/list-share.store'
import { findCarts, keepEaters } from '../store/user-cart.store'
import { type CartReading, entriesOf, type ListFacts } from './cart-reading'

type MarketListCall =
  | 'UserCart/ExportAllMenuUserCart'
  | 'UserCart/ExportCartByMenuId'
  | 'UserCart/ChangeList'
  | 'UserCart/GetSharedList'
  | 'UserCart/GetMarketGoods'

/** What to buy for the list, and what its owner notes on it. */
export function marketListCalls({ database, now, goods, listFacts }: CartReading): Handlers<MarketListCall> {
  const { query } = database

  /** Lines of entries, with what is noted of them. */
  function listOf(kept: readonly KeptEntry[], { revision, notes }: KeptNotes, facts: ListFacts) {
    const groups = groupsOf(kept, facts, facts.goods)
    const noted = notedList(groups, kept)
    const state = { revision, ...listState(notes, noted, usuallyAtHome(groups)) }
    return { groups, noted, state }
  }

  function exported(kept: readonly KeptEntry[], { groups, state }: ReturnType<typeof listOf>, facts: ListFacts) {
    const list: CallAnswer<'UserCart/ExportAllMenuUserCart'> = {
      groups: [...groups],
      entries: entriesOf(kept, facts),
      state,
      total: totalOf(groups, state),
    }
    return list
  }

  /** Takes away notes about lines that are gone, under the lock, as another device may bring them back meanwhile. */
  async function pruned(userId: number, facts: ListFacts) {
    return query.transaction().execute(async (locked) => {
      await lockUser(locked, userId)
      const { kept, notes } = await readList(locked, userId)
      const { noted } = listOf(kept, notes, facts)
      const left = pruneNotes(notes.notes, noted, now())
      const revision =
        left === notes.notes ? notes.revision : await keepNotes(locked, userId, { ...notes, notes: left })
      return { kept, list: listOf(kept, { revision, notes: left }, facts) }
    })
  }

  return {
    'UserCart/ExportAllMenuUserCart': user(async ({ userId }) => {
      const [{ kept, notes }, facts] = await Promise.all([readList(query, userId), listFacts()])
      const list = listOf(kept, notes, facts)
      if (pruneNotes(notes.notes, list.noted, now()) === notes.notes) return exported(kept, list, facts)
      const left = await pruned(userId, facts)
      return exported(left.kept, left.list, facts)
    }),

    'UserCart/ExportCartByMenuId': user(async ({ userId, query: { menuId } }) => {
      const [{ kept, notes }, facts] = await Promise.all([readList(query, userId), listFacts()])
      const entry = [
        found(
          kept.find(({ id }) => id === menuId),
          'menu_does_not_exist',
        ),
      ]
      const list = exported(entry, listOf(entry, notes, facts), facts)
      // Own lines belong to the list as a whole.
      return { ...list, state: { ...list.state, ownLines: [] } }
    }),

    'UserCart/ChangeList': user(async ({ userId, body }) => {
      const facts = await listFacts()
      return query.transaction().execute(async (locked) => {
        await lockUser(locked, userId)
        const { kept, notes } = await readList(locked, userId)
        const { noted } = listOf(kept, notes, facts)
        const asked = eachOnce(body.operations)
        const done = await findDoneKeys(
          locked,
          userId,
          asked.map(({ key }) => key),
        )
        const operations = asked.filter(({ key }) => !done.has(key))
        const changed = changeNotes(notes.notes, operations, noted, now())
        const refused = new Set(changed.refused.map(({ key }) => key))
        const newlyDone = operations.flatMap(({ key }) => (refused.has(key) ? [] : [key]))
        await keepDoneKeys(locked, userId, newlyDone, now())
        await keepEaters(locked, userId, changed.eaters)
        const left = pruneNotes(changed.notes, noted, now())
        const revision =
          newlyDone.length > 0 ? await keepNotes(locked, userId, { ...notes, notes: left }) : notes.revision
        const after = kept.map((entry) => ({ ...entry, eaters: changed.eaters.get(entry.id) ?? entry.eaters }))
        return { state: listOf(after, { revision, notes: left }, facts).state, refused: [...changed.refused] }
      })
    }),

    'UserCart/GetSharedList': publicUncached(async ({ body: { token } }) => {
      const share = found(await findSharedList(query, token, now()), 'share_does_not_exist')
      const [{ kept, notes }, facts] = await Promise.all([readList(query, share.userId), listFacts()])
      const { groups, state } = listOf(kept, notes, facts)
      return { ...sharedList(kept, groups, state, facts), expiresAt: share.expiresAt.toISOString() }
    }),

    'UserCart/GetMarketGoods': publicCached(async () => [...(await goods.current()).values()]),
  }
}

async function readList(query: Kysely<Tables>, userId: number) {
  return { kept: await findCarts(query, userId), notes: await findNotes(query, userId) }
}

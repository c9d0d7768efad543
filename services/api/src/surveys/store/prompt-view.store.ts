import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { PromptKind } from '../../stored-values'

/** Remembers it once; an id that names nothing is nobody's loss and is left out. */
export async function addPromptView(
  query: Kysely<Tables>,
  userId: number,
  { kind, id }: { readonly kind: PromptKind; readonly id: number },
  now: Date,
): Promise<void> {
  const item =
    kind === 'popup'
      ? query.selectFrom('popups').select('id').where('id', '=', id)
      : query.selectFrom('questionnaires').select('id').where('kind', '=', 'poll').where('id', '=', id)
  if ((await item.executeTakeFirst()) === undefined) return
  await query
    .insertInto('promptViews')
    .values({ userId, kind, itemId: id, seenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

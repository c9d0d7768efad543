import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'

const FOLDER = '/api/avatars/'

/** Where a picture is served. */
export function avatarPath(name: string): string {
  return FOLDER + name
}

/** Takes the place of the user's former picture. */
export async function saveAvatar(query: Kysely<Tables>, userId: number, name: string, picture: Buffer): Promise<void> {
  await query.transaction().execute(async (changes) => {
    await changes
      .insertInto('userAvatars')
      .values({ userId, name, picture })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ name, picture }))
      .execute()
    await changes
      .updateTable('users')
      .set({ pictureUrl: avatarPath(name) })
      .where('id', '=', userId)
      .execute()
  })
}

export async function findAvatar(query: Kysely<Tables>, name: string): Promise<Buffer | null> {
  const row = await query.selectFrom('userAvatars').select('picture').where('name', '=', name).executeTakeFirst()
  return row?.picture ?? null
}

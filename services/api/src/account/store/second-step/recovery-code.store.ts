import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import type { RecoveryCode } from '../../rules/second-step/recovery-codes'

export interface HashedCode {
  readonly label: RecoveryCode['label']
  readonly codeHash: string
}

/** The former ones stop working. */
export async function replaceRecoveryCodes(query: Kysely<Tables>, userId: number, codes: readonly HashedCode[]) {
  await query.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await query
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, ...code })))
    .execute()
}

export async function findRecoveryCode(query: Kysely<Tables>, userId: number, label: string): Promise<string | null> {
  const found = query.selectFrom('recoveryCodes').select('codeHash')
  return (await found.where('userId', '=', userId).where('label', '=', label).executeTakeFirst())?.codeHash ?? null
}

/** Of two uses at once one gets it. */
export async function useRecoveryCode(query: Kysely<Tables>, userId: number, { label, codeHash }: HashedCode) {
  const used = query
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('label', '=', label)
    .where('codeHash', '=', codeHash)
  return (await used.executeTakeFirst()).numDeletedRows > 0n
}

export async function countRecoveryCodes(query: Kysely<Tables>, userId: number): Promise<number> {
  const codes = query.selectFrom('recoveryCodes').select(({ fn }) => fn.countAll<string>().as('count'))
  return Number((await codes.where('userId', '=', userId).executeTakeFirstOrThrow()).count)
}

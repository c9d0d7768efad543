import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../../platform/database/tables'
import { findPasskeys, findTotp } from '../../store/second-step/method.store'
import { countRecoveryCodes } from '../../store/second-step/recovery-code.store'

type Method = NonNullable<CallAnswer<'User/Login'>['secondStep']>['methods'][number]

/** How an account can pass its second step; empty: it has none. */
export async function methodsOf(query: Kysely<Tables>, userId: number): Promise<Method[]> {
  const methods: Method[] = []
  if (await findTotp(query, userId)) methods.push('totp')
  if ((await findPasskeys(query, userId)).length > 0) methods.push('passkey')
  if (methods.length > 0 && (await countRecoveryCodes(query, userId)) > 0) methods.push('recovery-code')
  return methods
}

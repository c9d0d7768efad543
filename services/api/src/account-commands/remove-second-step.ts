import { StartFailure } from 'service-host'
import { parseUserName } from 'shared-contracts/validation'
import { type AccountServices, endSessions, findUserByName, removeSecondStep, tellOfSecondStep } from '../account'

export interface RemovalServices extends Pick<AccountServices, 'database' | 'now'> {
  readonly account: Pick<AccountServices['account'], 'postman' | 'siteUrl'>
}

/**
 * Takes the second step from an account whose owner lost phone and recovery codes, ends its sessions and tells her. Its role has no rights
 * until another one is set up. Throws `StartFailure` for an account that does not exist.
 */
export async function removeSecondStepOf(services: RemovalServices, userName: string): Promise<void> {
  const { database, now } = services
  const name = parseUserName(userName)
  await database.query.transaction().execute(async (query) => {
    const owner = name && (await findUserByName(query, name, now()))
    if (!owner) throw new StartFailure(`There is no account ${userName}`)
    await removeSecondStep(query, owner.id)
    await endSessions(query, owner.id)
    await tellOfSecondStep(
      services,
      owner,
      'second-step-removed',
      { method: 'tất cả, do người quản trị hệ thống' },
      query,
    )
  })
}

import { StartFailure } from 'service-host'
import { paths } from 'shared-contracts/paths'
import { normaliseEmail, validateEmail } from 'shared-contracts/validation'
import { createLinkToken, endSessions, findUserByName, insertUser, updateUser } from '../account'
import type { Database } from '../platform/database/open-database'

export interface AdministratorRequest {
  readonly email: string
  /** Makes an administrator of an account that somebody registered. */
  readonly promote: boolean
  /** Where the link leads, without trailing slash. */
  readonly siteUrl: string
}

export interface Administrator {
  readonly email: string
  readonly fullName: string
  readonly outcome: 'created' | 'promoted' | 'unchanged'
  /** Sets a password; works once, for an hour. Earlier ones stop working. */
  readonly link: string
}

const ADMINISTRATOR = 99
const FULL_NAME = 'Quản trị viên'

/**
 * Makes the account of an administrator, without a password, or finds the one that is there; again changes nothing but the
 * link. Throws `StartFailure` for what is no email, and for another kind of account unless it is to be promoted.
 */
export async function createAdministrator(
  { query: outside }: Database,
  request: AdministratorRequest,
  now: Date,
): Promise<Administrator> {
  const email = normaliseEmail(request.email)
  if (validateEmail(email) !== null) throw new StartFailure(`${request.email} is not an email address`)
  return outside.transaction().execute(async (query) => {
    const found = await findUserByName(query, { kind: 'email', value: email }, now)
    let outcome: Administrator['outcome'] = 'unchanged'
    let userId = found?.id
    if (!found) {
      userId = await insertUser(query, { fullName: FULL_NAME, userType: ADMINISTRATOR, email, createdAt: now })
      outcome = 'created'
    } else if (found.userType !== ADMINISTRATOR) {
      if (!request.promote) {
        throw new StartFailure(`${email} is an account of another kind; --promote makes it an administrator's`)
      }
      await updateUser(query, found.id, { userType: ADMINISTRATOR, staffApproved: false })
      // Whoever is logged in there logs in again as what the account has become.
      await endSessions(query, found.id)
      outcome = 'promoted'
    }
    if (userId === undefined) throw new Error('no account')
    const token = await createLinkToken(query, { userId, purpose: 'first-password', target: email }, now)
    return {
      email,
      fullName: found?.fullName ?? FULL_NAME,
      outcome,
      // Behind the `#`: no log of a server or proxy sees it.
      link: `${request.siteUrl}${paths.forgotPassword}?kieu=email#${token}`,
    }
  })
}

import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from 'service-host'
import { type CallName, callAddresses } from 'shared-contracts/calls'
import type { Caller } from './caller'

/** Reading one's own profile is no event; everything else about accounts is. */
const ORDINARY: ReadonlySet<string> = new Set([
  'User/UserInfo',
  'User/GetConsents',
  'User/GetMedicalStaff',
  'User/GetSocialSignIns',
  'User/GetSecondStep',
  'User/CheckSecondStep',
  'User/GetSessions',
])

/** Made with the process and kept nowhere: no address can be found out from the log. */
const salt = randomBytes(16)

/**
 * Logs how a call about accounts ended, as one line with `event`: `done`, or `refused` with the failure's code. The line says
 * the account's id when it is known, and tells visitors apart by a salted hash of their address, never by the address.
 */
export async function logSecurity<T>(
  name: CallName,
  request: FastifyRequest,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> {
  if (!isSecurityEvent(name)) return work()
  const log = (outcome: 'done' | 'refused', code?: string) =>
    request.log.info(
      {
        event: name,
        outcome,
        ...(code === undefined ? {} : { code }),
        ...(caller.kind === 'user' ? { userId: caller.userId } : {}),
        visitor: createHmac('sha256', salt).update(request.visitor.address).digest('hex').slice(0, 12),
      },
      'security event',
    )
  try {
    const answer = await work()
    const refusal = refusalIn(answer)
    if (refusal === null) log('done')
    else log('refused', refusal)
    return answer
  } catch (error) {
    if (error instanceof CallFailure) log('refused', error.code)
    throw error
  }
}

function isSecurityEvent(name: CallName): boolean {
  return (name.startsWith('User/') && !ORDINARY.has(name)) || callAddresses[name].access === 'administrator'
}

/** A login that failed is an answer: `{ isError, error }`, where the error is a code or a text of JSON with one. */
function refusalIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('isError' in answer) || answer.isError !== true) return null
  const error = 'error' in answer ? String(answer.error) : ''
  return /"code":(\d+)/.exec(error)?.[1] ?? error
}

import { parseServiceContract, type ServiceContract } from 'shared-contracts/call-contract'

/** Asks the API which shapes of which calls it serves; null: it does not answer, or with something else. */
export type LiveContract = () => Promise<ServiceContract | null>

const ASKED_FOR_MS = 2_000

/** @param apiUrl base address without trailing slash */
export function liveContractOf(apiUrl: string): LiveContract {
  return async () => {
    try {
      const answer = await fetch(`${apiUrl}/contract`, { signal: AbortSignal.timeout(ASKED_FOR_MS) })
      return answer.ok ? parseServiceContract(await answer.json()) : null
    } catch {
      return null
    }
  }
}

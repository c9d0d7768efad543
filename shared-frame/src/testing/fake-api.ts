import type { CallAnswer, CallName } from 'shared-contracts/calls'
import { type ApiClient, ApiError, type CallInput } from 'shared-contracts/client'

type Answers = { readonly [N in CallName]?: (input: CallInput<N>) => CallAnswer<N> | Promise<CallAnswer<N>> }

/** An API that answers from functions; a call without one fails like a server that is down. Remembers what was called. */
export function createFakeApi(answers: Answers): ApiClient & { readonly calls: readonly CallName[] } {
  const calls: CallName[] = []
  return {
    calls,
    async call(name, input = {}) {
      calls.push(name)
      const answer = answers[name]
      if (!answer) throw new ApiError(name, 500, 'Máy chủ đang bận')
      return answer(input)
    },
  }
}

export function notFound(name: CallName): never {
  throw new ApiError(name, 404, 'Không tìm thấy')
}

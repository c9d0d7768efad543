import { BehaviorSubject } from 'rxjs'
import type { CallName } from 'shared-contracts/calls'
import { type ApiClient, ApiError } from 'shared-contracts/client'

/** A question for the second step, on screen until it is answered. */
export interface StepQuestion {
  /** passed: what waits for it goes on. */
  answer(passed: boolean): void
}

export interface StepAgain {
  /** Null: nothing is asked. */
  readonly question: BehaviorSubject<StepQuestion | null>
  /** The client whose calls ask for the second step where the API wants it once more (`second_step_again`), and are then sent again as they were. */
  readonly api: ApiClient
}

/** Calls that wait at the same time wait for one answer. Without it they fail as the API said; nothing typed is lost. */
export function createStepAgain(client: ApiClient): StepAgain {
  const question = new BehaviorSubject<StepQuestion | null>(null)
  let asked: Promise<boolean> | null = null

  function ask(): Promise<boolean> {
    asked ??= new Promise<boolean>((resolve) => {
      question.next({
        answer(passed) {
          asked = null
          question.next(null)
          resolve(passed)
        },
      })
    })
    return asked
  }

  const call = async (name: CallName, input?: Parameters<ApiClient['call']>[1]): Promise<unknown> => {
    try {
      return await client.call(name, input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_step_again' || !(await ask())) throw error
      return client.call(name, input)
    }
  }

  // The answer's type is the call's, as of the client that it comes from.
  return { question, api: { call: call as ApiClient['call'] } }
}

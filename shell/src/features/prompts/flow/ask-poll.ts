import {
  catchError,
  concat,
  defer,
  exhaustMap,
  filter,
  finalize,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeWhile,
  tap,
} from 'rxjs'
import { ApiError } from 'shared-contracts/client'
import { failureOf } from 'shared-frame/sending'
import type { Person, Poll, PollStatus, Prompt, PromptAction, PromptCalls, PromptInputs } from './prompt'

type Asking = Extract<PollStatus, { readonly state: 'asking' }>
type Step = PollStatus | 'ended'

const asking: Asking = { state: 'asking', problems: [], needsConsent: false }

/** After these there is nothing left to send. */
const FINAL_CODES = ['poll_already_submitted', 'poll_does_not_exist']

type Inputs = Pick<PromptInputs, 'actions$' | 'memory' | 'drafts' | 'say'> & {
  readonly calls: Pick<PromptCalls, 'submit' | 'agree' | 'remember' | 'newKey'>
}
type Sending = Extract<PromptAction, { readonly type: 'send' | 'agree' }>

/**
 * A poll until it is answered or closed. What was answered stays through failures, each of which is put into words, and on the device until it
 * was sent or put aside: a session that ends takes the poll away, and whoever logs in again goes on.
 */
export function askPoll(
  { actions$, calls, memory, drafts, say }: Inputs,
  poll: Poll,
  person: Person,
  begin: () => void,
): Observable<Prompt> {
  return defer(() => {
    const before = drafts.read(person.userId, poll.id)
    const key = before?.submissionKey ?? calls.newKey()
    const begun = before?.answer ?? null
    const forget = () => drafts.forget(person.userId, poll.id)
    let isUnwanted = false
    let isOver = false
    begin()

    const closed$ = actions$.pipe(
      filter((action) => isClosing(action) || (action.type === 'answered' && action.pollId === poll.id)),
      tap(({ type }) => {
        if (type === 'fail') isOver = true
        else end()
      }),
      map((): Step => 'ended'),
    )
    const changed$ = actions$.pipe(
      tap((action) => {
        if (action.type !== 'changed') return
        const { answer } = action
        if (answer === null) forget()
        else drafts.keep(person.userId, poll.id, { aboutHealth: poll.aboutHealth, submissionKey: key, answer })
      }),
      ignoreElements(),
    )
    const unwanted$ = actions$.pipe(
      tap((action) => {
        if (action.type !== 'unwanted') return
        isUnwanted = action.unwanted
        memory.keepPoll(person.userId, poll.id, isUnwanted)
      }),
      ignoreElements(),
    )
    const sent$ = actions$.pipe(filter(isSending), exhaustMap(send))

    function send({ type, answer }: Sending): Observable<Step> {
      const agreed$ = type === 'agree' ? calls.agree() : of(null)
      const submitted$ = agreed$.pipe(
        switchMap(() => calls.submit(poll, answer, key)),
        map((): Step => {
          end()
          say.thanks(poll)
          return 'ended'
        }),
        catchError((error: unknown) => of(afterFailure(error))),
      )
      return concat(of<Step>({ state: 'sending' }), submitted$)
    }

    function afterFailure(error: unknown): Step {
      if (codeOf(error) === 'consent_required') return { ...asking, needsConsent: true }
      const problems = failureOf(error).map(({ message }) => message)
      if (!FINAL_CODES.includes(codeOf(error) ?? '')) return { ...asking, problems }
      end()
      for (const problem of problems) say.error(problem)
      return 'ended'
    }

    /** Nothing is left to be sent. */
    function end(): void {
      isOver = true
      forget()
    }

    return merge(closed$, changed$, unwanted$, sent$, of(asking)).pipe(
      takeWhile((status): status is PollStatus => status !== 'ended'),
      map((status): Prompt => ({ kind: 'poll', poll, begun, status })),
      finalize(() => {
        if (!isOver && drafts.read(person.userId, poll.id) !== null) say.kept()
        if (isUnwanted) calls.remember(person, 'poll', poll.id)
      }),
    )
  })
}

const isClosing = ({ type }: PromptAction) => type === 'close' || type === 'later' || type === 'fail'

const isSending = (action: PromptAction): action is Sending => action.type === 'send' || action.type === 'agree'

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

import { type ApiClient, ApiError } from 'shared-contracts/client'
import type { KeptOwner } from 'shared-frame/kept'
import type { Session, ShellApi } from 'shared-frame/remotes'
import { createShellMock, signedInSession } from 'shared-frame/testing'

/** What an outbox keeps and sends, as numbered things. */
export interface OutboxUser {
  /** An API whose call brings things to the server. */
  api(server: FakeServer): ApiClient
  /** False: the device didn't keep it. */
  keep(owner: KeptOwner, thing: number): boolean
  /** What is still to be sent, in its order. */
  waiting(owner: KeptOwner): readonly number[]
  flush(shell: ShellApi, userId: number): Promise<unknown>
}

/** A server that does each thing once. */
export interface FakeServer {
  has(thing: number): boolean
  /** Rejects with what is answered instead. */
  receive(things: readonly number[]): Promise<void>
}

type Fate = 'done' | 'answer lost' | number

export function createServer() {
  const done: number[] = []
  const heard: number[] = []
  const state: { refused: number | null; answer: Promise<void> } = { refused: null, answer: Promise.resolve() }
  const fates: Fate[] = []
  const failure = (status: number) => new ApiError('UserCart/ChangeList', status, 'Lời của máy chủ')
  return {
    done,
    /** Everything that arrived, also what it didn't do. */
    heard,
    /** Of the next calls; then all are answered. */
    fates,
    state,
    has: (thing: number) => done.includes(thing),
    async receive(things: readonly number[]) {
      const fate = fates.shift() ?? 'done'
      heard.push(...things)
      await state.answer
      if (typeof fate === 'number') throw failure(fate)
      if (state.refused !== null && things.includes(state.refused)) throw failure(422)
      done.push(...things.filter((thing) => !done.includes(thing)))
      if (fate === 'answer lost') throw failure(504)
    },
  }
}

/** A shell on which somebody is logged in, and may be somebody else later. */
export function createShell(user: OutboxUser, server: FakeServer) {
  let session: Session = signedInSession({ id: 7, userType: 0, objectTypeId: 2 })
  const mock = createShellMock()
  return {
    shell: { ...mock, api: user.api(server), session: { ...mock.session, read: () => session } },
    become(id: number) {
      session = signedInSession({ id, userType: 0, objectTypeId: 2 })
    },
  }
}

/** Locks as a browser has them, for all its tabs. Returns the function that takes them away. */
export function fakeLocks(): () => void {
  const queues = new Map<string, Promise<unknown>>()
  async function request<T>(name: string, work: () => Promise<T>): Promise<T> {
    const run = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(
      name,
      run.catch(() => {}),
    )
    return run
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return () => void Reflect.deleteProperty(navigator, 'locks')
}

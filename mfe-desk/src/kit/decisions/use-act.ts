import { useRef, useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import type { EntryKind, KindName, Known } from '../entry-kind'
import { decisionWords as words } from './decision-words'
import { nameFaster } from './name-faster'

/** Key of all that is read of a kind in the browser: forgotten when an entry of it changes. */
export function entriesKey(name: KindName): readonly [string, KindName] {
  return ['desk', name]
}

/** Forgets what was read of a kind; resolves once what is on screen has been read anew. */
export function useForgetEntries(name: KindName): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: entriesKey(name) })
}

interface Act {
  /** Runs one at a time; a text that the action answers is said. Resolves with whether it worked. */
  run(action: () => Promise<string | null>): Promise<boolean>
  readonly busy: boolean
  /** Why the last one did not work; null: it did. */
  readonly failure: string | null
}

/** Runs what an editor pressed. Whatever comes of it, the kind is read anew; who was faster is named. `entry` null: of the kind as a whole. */
export function useAct<E extends Known, S extends string>(
  { name, history }: Pick<EntryKind<E, S>, 'name' | 'history'>,
  entry: E | null,
): Act {
  const { api, notify } = useShell()
  const forget = useForgetEntries(name)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(action: () => Promise<string | null>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      const done = await action()
      if (done !== null) notify(done, 'success')
      return true
    } catch (error) {
      setFailure(failureText(entry === null ? error : await nameFaster(error, api, history, entry)))
      return false
    } finally {
      await forget()
      running.current = false
      setBusy(false)
    }
  }
  return { run, busy, failure }
}

/** What a failed call says, with what it says of single fields. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed
  const fields = error.errors.map(({ message }) => message).filter((message) => message !== error.message)
  return [error.message || words.failed, ...fields].join(' ')
}

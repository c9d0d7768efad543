import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { deskTexts } from '../desk-texts'
import { DESK } from './desk-queries'

/** What a failed call says, with what it says of single fields. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return deskTexts.unknownError
  const fields = error.errors.map(({ message }) => message).filter((message) => message !== error.message)
  return [error.message || deskTexts.unknownError, ...fields].join(' ')
}

/** Runs what an editor pressed, one at a time; lists are fetched anew afterwards. `failure`: why the last one did not work. */
export function useDeskAction() {
  const shell = useShell()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(action: () => Promise<string | null>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure(null)
    try {
      const done = await action()
      if (done !== null) shell.notify(done, 'success')
      return true
    } catch (error) {
      setFailure(failureText(error))
      return false
    } finally {
      await client.invalidateQueries({ queryKey: [DESK, 'list'] })
      setBusy(false)
    }
  }
  return { run, busy, failure }
}

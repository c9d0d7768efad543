import type { ShellApi } from 'shared-frame/remotes'
import { addWaitingItems } from 'shared-ui/list-items'
import { sendWaitingSurveys } from 'shared-ui/survey-drafts'

/** Sends what of this device goes to the server from whatever page is open. Loaded where there is something. */
export async function sendWaiting(shell: ShellApi, userId: number): Promise<void> {
  await Promise.all([addWaitingItems(shell, userId), sendWaitingSurveys(shell, userId)])
}

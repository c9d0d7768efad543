import type { ShellApi } from 'shared-frame/remotes'
import { copyText, type FileToSave, share } from 'shared-frame/saving'
import { sharingTexts as texts } from '../../../texts/list-sharing'

/** Gives a text to the phone's share sheet where there is one, else to the clipboard; where neither takes it, it is saved as a file. */
export async function handOverText(
  shell: Pick<ShellApi, 'notify' | 'report'>,
  text: string,
  save: (file: FileToSave) => Promise<unknown>,
): Promise<void> {
  const outcome = typeof navigator.share === 'function' ? await share({ text }) : null
  if (outcome?.state === 'failed') shell.report(outcome.cause, { action: 'share list' })
  if (outcome !== null && outcome.state !== 'failed') return
  if ((await copyText(text)) === 'copied') shell.notify(texts.copied, 'success')
  else await save({ content: new Blob([text], { type: 'text/plain' }), name: texts.textFile })
}

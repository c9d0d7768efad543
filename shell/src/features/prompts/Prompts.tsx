import { previewOf } from 'shared-contracts/paths'
import { documentFragment, isPromptPreview } from '../../services/prompt-preview'
import { PagePrompts } from './page/PagePrompts'
import { PromptPreview } from './preview/PromptPreview'

/** What lies over the page: the popups and polls of who is logged in, or the one that an editor looks at. */
export function Prompts() {
  if (!isPromptPreview()) return <PagePrompts />
  // A survey in the making is the page itself; nothing lies over it.
  return previewOf(documentFragment())?.kind === 'survey' ? null : <PromptPreview />
}

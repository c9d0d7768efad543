import { isPromptPreview } from '../../services/prompt-preview'
import { PagePrompts } from './page/PagePrompts'
import { PromptPreview } from './preview/PromptPreview'

/** What lies over the page: the popups and polls of who is logged in, or the one that an editor looks at. */
export function Prompts() {
  return isPromptPreview() ? <PromptPreview /> : <PagePrompts />
}

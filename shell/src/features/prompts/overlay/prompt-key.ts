import type { Prompt } from '../flow/prompt'

/** Tells overlays apart: what was answered in one does not pass to the next. */
export const promptKey = (prompt: Prompt): string =>
  prompt.kind === 'popup' ? `popup-${prompt.popup.id}` : `poll-${prompt.poll.id}`

import { defineWidget } from 'shared-frame/remote'
import type { PromptQuestionProps } from 'shared-frame/remotes'
import { PromptQuestion } from '../features/questions'

/** The question of a poll, in the overlay of the shell. */
export default defineWidget<PromptQuestionProps>({ Component: PromptQuestion })

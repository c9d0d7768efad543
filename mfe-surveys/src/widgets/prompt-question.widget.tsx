import type { PromptQuestionProps } from 'shared-contracts/remotes'
import { defineWidget } from 'shared-ui/remote'
import { PromptQuestion } from '../features/questions'

/** The question of a poll, in the overlay of the shell. */
export default defineWidget<PromptQuestionProps>({ Component: PromptQuestion })

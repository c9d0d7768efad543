import { profileTexts as words } from '../../../texts/profile'

/**
 * What is asked before a choice is changed on which others depend; null where none of them was made.
 *
 * @param label of the field that changes
 * @param dependents labels and values of the fields that it empties
 */
export function lossQuestion(
  label: string,
  dependents: readonly (readonly [label: string, value: unknown])[],
): ReturnType<typeof words.otherChoice> | null {
  const lost = dependents.flatMap(([name, value]) => (value === null ? [] : [name]))
  return lost.length === 0 ? null : words.otherChoice(label, lost)
}

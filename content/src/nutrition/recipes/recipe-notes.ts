import { type Dish, type Material, partsOfText, type RecipeScript } from 'shared-contracts/nutrition'
import type { RecipeRules } from '../../tables'
import type { RecipeFault } from './recipe-fault'
import { isChosen, wholeWords } from './recipe-words'

/** The words of a text, without the materials that it refers to. */
const wordsOf = (text: string): string =>
  partsOfText(text)
    .map((part) => (typeof part === 'string' ? part : '·'))
    .join('')

/** Words that only make sense of certain materials: no bones are taken out of eggs. */
export function checkOnlyWith(
  { steps, baby }: Pick<RecipeScript, 'steps' | 'baby'>,
  own: readonly Material[],
  { onlyWith }: Pick<RecipeRules, 'onlyWith'>,
): readonly RecipeFault[] {
  const texts = [...steps.map(({ text }, step) => ({ text, step })), { text: baby ?? '', step: null }]
  return onlyWith
    .filter((rule) => !own.some((material) => isChosen(material, rule)))
    .flatMap(({ rule, words, message }) =>
      texts.filter(({ text }) => wholeWords(words).test(wordsOf(text))).map(({ step }) => ({ rule, step, message })),
    )
}

/**
 * What the note for children has to say of certain materials: where the dish is for one of the rule's object types, there or in the steps;
 * where the rule names none, in every note that there is.
 */
export function checkNotes(
  { objectTypeIds }: Pick<Dish, 'objectTypeIds'>,
  { steps, baby }: Pick<RecipeScript, 'steps' | 'baby'>,
  own: readonly Material[],
  { notes }: Pick<RecipeRules, 'notes'>,
): readonly RecipeFault[] {
  return notes
    .filter((rule) => own.some((material) => isChosen(material, rule)))
    .filter(({ objectTypeIds: whom, words }) => {
      const pattern = wholeWords(words)
      const texts = [baby ?? '', ...steps.map(({ text }) => text)]
      if (whom === undefined) return baby !== null && !texts.some((text) => pattern.test(text))
      return objectTypeIds.some((id) => whom.includes(id)) && !texts.some((text) => pattern.test(text))
    })
    .map(({ rule, message }) => ({ rule, step: null, message }))
}

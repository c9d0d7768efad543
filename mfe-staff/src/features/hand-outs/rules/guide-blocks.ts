import type { PrintedBlock } from 'shared-frame/printing'
import { handOutTexts } from '../texts'
import { chosenRules, type HandOutValues, stageTitle } from './hand-out-values'

const texts = handOutTexts.sheet
/** Lines to write on by hand. */
const EMPTY_LINES = 4

/** For whom, from where. */
export function handOutSubtitle({ objectTypeId, patient, facility }: HandOutValues): string {
  return [texts.forWhom(stageTitle(objectTypeId)), patient.trim(), facility.trim()]
    .filter((part) => part !== '')
    .join(' · ')
}

/** What to watch out for by the rule book, and the worker's own words, or lines for them. */
export function guideBlocks(values: HandOutValues): readonly PrintedBlock[] {
  const rules = chosenRules(values)
  const notes = values.notes.split(/\n+/).filter((line) => line.trim() !== '')
  return [
    ...(rules.length === 0 ? [] : [{ kind: 'heading', text: texts.watchOut } satisfies PrintedBlock]),
    ...rules.map(({ statement }): PrintedBlock => ({ kind: 'note', text: `– ${statement}` })),
    { kind: 'heading', text: texts.notes },
    ...(notes.length > 0 ? notes : Array.from({ length: EMPTY_LINES }, () => texts.line)).map(
      (text): PrintedBlock => ({ kind: 'text', text }),
    ),
  ]
}

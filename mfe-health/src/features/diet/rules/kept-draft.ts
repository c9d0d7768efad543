import { isMealCode } from 'shared-contracts/menus'
import { ACTIVITIES, type Activity } from 'shared-contracts/nutrition'
import { isId, isListOf, isRecord, keptPlace } from 'shared-frame/kept'
import type { DietDraft, Eaten } from './diet-draft'

/** What was written down as eaten: it outlasts login, reload and other pages. In this tab alone, as it tells of somebody's health. */
export const keptDiet = keptPlace<DietDraft>({ name: 'diet-day', version: 1, days: 7, inTab: true, check: readDiet })

export function readDiet(stored: unknown): DietDraft | null {
  if (!isRecord(stored)) return null
  const { personCode, activity, eaten } = stored
  if (personCode !== null && typeof personCode !== 'string') return null
  if (!isActivity(activity) || !isListOf(eaten, isEaten)) return null
  return { personCode: personCode === null ? null : codeNow(personCode), activity, eaten }
}

/** Members of the family were told apart by `toi` and `con-7` before they had the site's keys. */
const codeNow = (code: string): string => (code === 'toi' ? 'me' : code.replace(/^con-/, 'child-'))

const isActivity = (value: unknown): value is Activity => ACTIVITIES.some((each) => each === value)

function isEaten(entry: unknown): entry is Eaten {
  if (!isRecord(entry) || !isId(entry.key) || !isMealCode(Number(entry.mealCode)) || typeof entry.title !== 'string')
    return false
  if (entry.kind === 'dish') return isId(entry.dishId) && typeof entry.portion === 'number'
  return (
    entry.kind === 'food' &&
    isId(entry.materialId) &&
    (entry.amount === null || typeof entry.amount === 'number') &&
    typeof entry.unit === 'string' &&
    typeof entry.gramsPerUnit === 'number'
  )
}

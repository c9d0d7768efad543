import { findObjectType, hasMenus, isObjectTypeId, type ObjectType, objectTypes } from 'shared-contracts/ages'
import { eatingRules } from 'shared-contracts/eating-rules'
import type { EatingRule } from 'shared-contracts/health-rules'
import type { RuleResult } from 'shared-contracts/validation'
import { handOutTexts as texts } from '../texts'

/** What a hand-out is about, and whom it suits. */
export interface HandOutItem {
  readonly kind: 'dish' | 'menu' | 'saved'
  readonly id: number
  readonly title: string
  readonly objectTypeIds: readonly number[]
}

export interface HandOutValues {
  readonly objectTypeId: number
  readonly item: HandOutItem | null
  /** Of the rule book, printed with it. */
  readonly ruleIds: readonly string[]
  readonly patient: string
  readonly facility: string
  readonly notes: string
}

/** Stages that hand-outs are made for: those that the bank has dishes and menus for. */
export const stages: readonly ObjectType[] = objectTypes.filter(({ id }) => hasMenus(id))

export function emptyHandOut(): HandOutValues {
  const objectTypeId = stages[0]?.id ?? 1
  return { objectTypeId, item: null, ruleIds: usualRuleIds(objectTypeId), patient: '', facility: '', notes: '' }
}

/** What is told unless staff choose otherwise: what is dangerous in what is eaten, and how it is eaten. */
export function usualRuleIds(objectTypeId: number): readonly string[] {
  return eatingRules(objectTypeId).flatMap(({ id, topic, risk }) =>
    risk === 'high' && topic !== 'nutrients' && topic !== 'referral' ? [id] : [],
  )
}

/** The chosen rules in the order of the book. */
export function chosenRules({
  objectTypeId,
  ruleIds,
}: Pick<HandOutValues, 'objectTypeId' | 'ruleIds'>): readonly EatingRule[] {
  return eatingRules(objectTypeId).filter(({ id }) => ruleIds.includes(id))
}

/** The title of a stage. */
export function stageTitle(objectTypeId: number): string {
  return (isObjectTypeId(objectTypeId) ? findObjectType(objectTypeId)?.title : undefined) ?? ''
}

/** Message of each field, null: correct. */
export function handOutProblems({ item, objectTypeId }: HandOutValues): Readonly<Record<string, RuleResult>> {
  if (item === null) return { item: texts.nothingChosen }
  return { item: item.objectTypeIds.includes(objectTypeId) ? null : texts.notForWhom }
}

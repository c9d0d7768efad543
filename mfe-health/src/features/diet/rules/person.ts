import { type CalendarDay, findObjectType, objectTypeGroups } from 'shared-contracts/ages'
import { recommendationOptions } from 'shared-contracts/constants'
import {
  LAST_CHILD_MONTH,
  type Member,
  parseStage,
  type Stage,
  type StageChoice,
  stageCode,
  stageObjectTypeId,
  stageTitle,
  type ToldStage,
  toldToday,
} from 'shared-contracts/family'
import type { Activity } from 'shared-contracts/nutrition'
import { dietTexts } from '../../../texts/diet'

/** Whose diet is checked. */
export interface Person extends Pick<Member, 'objectTypeId' | 'none'> {
  /** In the list of choices: the key of a member, or the code of a stage. */
  readonly code: string
  readonly title: string
}

/** Whose diet a tool judges, and by which needs. */
export interface JudgedPerson {
  readonly title: string
  readonly objectTypeId: number
  readonly activity: Activity
}

/** Energy needs of children aren't split by activity. */
export function hasActivity({ objectTypeId }: { readonly objectTypeId: number | null }): boolean {
  return objectTypeId !== null && findObjectType(objectTypeId)?.group !== objectTypeGroups.child
}

/** The visitor's family, without a mother who told nothing of herself; also whom the device says the site is for where no address names her. */
export function ownPersons(members: readonly Member[], site: Pick<StageChoice, 'stage' | 'member'>): readonly Person[] {
  const known = members.filter(({ none }) => none !== 'weeks-unknown')
  const told = site.stage?.kind === 'past-term' && site.member === null ? [stagePerson(site.stage)] : []
  return [...known.map(memberPerson), ...told]
}

function memberPerson({ key, name, stage, objectTypeId, none }: Member): Person {
  const type = objectTypeId === null ? undefined : findObjectType(objectTypeId)
  const self = stage?.kind === 'past-term' ? stageTitle(stage) : (type?.title ?? '')
  const age = type?.shortTitle ?? (none === 'grown' ? 'trên 60 tháng' : 'dưới 6 tháng')
  const title = name === null ? dietTexts.person.self(self) : dietTexts.person.child(name, age)
  return { code: key, title, objectTypeId, none }
}

function stagePerson(stage: Stage): Person {
  const objectTypeId = stageObjectTypeId(stage)
  const none = objectTypeId === null ? 'under-six-months' : null
  return { code: stageCode(stage), title: stageTitle(stage), objectTypeId, none }
}

const stages: readonly Person[] = [
  ...recommendationOptions,
  ...Array.from({ length: LAST_CHILD_MONTH + 1 }, (_, months): Stage => ({ kind: 'child', months })),
].map(stagePerson)

/** The code of whom the site is for; null: nobody said. */
export function sitePersonCode({ stage, member }: Pick<StageChoice, 'stage' | 'member'>): string | null {
  return member ?? (stage === null ? null : stageCode(stage))
}

/** What choosing a person says of whom the site is for; null: a matter of this page alone. */
export function toldByPerson(code: string, members: readonly Member[], today: CalendarDay): ToldStage | null {
  const stage = parseStage(code)
  if (stage !== null) return toldToday(stage, today)
  const member = members.find((each) => each.key === code && each.stage !== null)
  return member === undefined ? null : { kind: 'own', key: member.key }
}

/** The person of a code; the first of one's own, else a mother in week 20, where the code names nobody. */
export function findPerson(code: string | null, own: readonly Person[]): Person {
  const fallback =
    own.find(({ objectTypeId }) => objectTypeId !== null) ?? stages.find((each) => each.code === 'tuan-20')
  const found = [...own, ...stages].find((person) => person.code === code) ?? fallback
  if (found === undefined) throw new Error('There is always a mother in week 20')
  return found
}

/** Somebody with the object type of a saved diet: of the account where there is one. */
export function personOfType(objectTypeId: number, own: readonly Person[]): Person | undefined {
  return [...own, ...stages].find((person) => person.objectTypeId === objectTypeId)
}

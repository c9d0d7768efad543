import type { CalendarDay } from '../ages/calendar-day'
import type { Member, PersonKey } from './family'
import { type AddressStage, type Stage, stageCode } from './stage'
import { stageToday, type ToldStage } from './told-stage'

/** Whom a page is for, and what says so. */
export interface StageChoice {
  /** Null: nobody said; the page takes its own first. */
  readonly stage: Stage | null
  readonly by: 'address' | 'device' | 'profile' | 'default'
  /** Who of the own family it is; null: nobody of it. */
  readonly member: PersonKey | null
  /** What the visitor should be asked: as a member asks, or for another child, as this one is past sixty months. */
  readonly asks: Member['asks'] | 'grown'
}

interface Known {
  /** The stage that the address names. */
  readonly asked: AddressStage | null
  /** What was said on this device. */
  readonly told: ToldStage | null
  /** The visitor's own family, as it is today; empty before login. */
  readonly members: readonly Member[]
  readonly today: CalendarDay
}

/** Whom the address names, else who was chosen on this device, else the first of the profile's family of whom a stage is known. */
export function chooseStage({ asked, told, members, today }: Known): StageChoice {
  if (asked !== null) return { stage: asked, by: 'address', member: memberLike(asked, members), asks: null }
  const chosen = told === null ? null : toldChoice(told, members, today)
  if (chosen !== null) return chosen
  const first = members.find(({ stage }) => stage !== null)
  if (first !== undefined) return ofMember(first, 'profile')
  const asks = members.find((each) => each.asks !== null)?.asks ?? null
  return { stage: null, by: 'default', member: null, asks }
}

function toldChoice(told: ToldStage, members: readonly Member[], today: CalendarDay): StageChoice | null {
  if (told.kind === 'own') {
    const member = members.find(({ key, stage }) => key === told.key && stage !== null)
    return member === undefined ? null : ofMember(member, 'device')
  }
  const now = stageToday(told, today)
  if (now === null) return null
  if (now === 'grown') return { stage: null, by: 'device', member: null, asks: now }
  const asks = now.kind === 'past-term' ? 'born' : null
  return { stage: now, by: 'device', member: memberLike(now, members), asks }
}

const ofMember = ({ stage, key, asks }: Member, by: 'device' | 'profile'): StageChoice => ({
  stage,
  by,
  member: key,
  asks,
})

/** The first of the family who is at the same stage. */
function memberLike(stage: Stage, members: readonly Member[]): PersonKey | null {
  return members.find((each) => each.stage !== null && stageCode(each.stage) === stageCode(stage))?.key ?? null
}

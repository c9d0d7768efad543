import type { CalendarDay } from '../ages/calendar-day'
import { type Audience, audienceCode } from './audience'
import type { OwnAudience } from './own-audiences'
import { audienceToday, type ToldAudience } from './told-audience'

/** Whom a page is for, and what says so. */
export interface AudienceChoice {
  /** Null: nobody said; the page takes its own first. */
  readonly audience: Audience | null
  readonly by: 'address' | 'device' | 'profile' | 'default'
  /** Who of the own family it is, by the key of `ownAudiences`; null: nobody of it. */
  readonly member: string | null
  /** What the visitor should be asked: whether the child was born, or for another child, as this one is past sixty months. */
  readonly asks: 'born' | 'grown' | null
}

interface Known {
  /** Whom the address names. */
  readonly asked: Audience | null
  /** What was said on this device. */
  readonly told: ToldAudience | null
  /** The visitor's own family, as it is today; empty before login. */
  readonly own: readonly OwnAudience[]
  readonly today: CalendarDay
}

const NOBODY: AudienceChoice = { audience: null, by: 'default', member: null, asks: null }

/** Whom the address names, else who was chosen on this device, else the first of the profile's family. */
export function audienceChoice({ asked, told, own, today }: Known): AudienceChoice {
  if (asked !== null) return { audience: asked, by: 'address', member: memberLike(asked, own), asks: null }
  const chosen = told === null ? null : toldChoice(told, own, today)
  if (chosen !== null) return chosen
  const [first] = own
  return first === undefined ? NOBODY : { audience: first.audience, by: 'profile', member: first.key, asks: null }
}

function toldChoice(told: ToldAudience, own: readonly OwnAudience[], today: CalendarDay): AudienceChoice | null {
  if (told.kind === 'own') {
    const member = own.find(({ key }) => key === told.key)
    return member === undefined ? null : { audience: member.audience, by: 'device', member: member.key, asks: null }
  }
  const now = audienceToday(told, today)
  if (now === null) return null
  return typeof now === 'string'
    ? { audience: null, by: 'device', member: null, asks: now }
    : { audience: now, by: 'device', member: memberLike(now, own), asks: null }
}

/** The first of the family whom the same address means. */
function memberLike(audience: Audience, own: readonly OwnAudience[]): string | null {
  return own.find((each) => audienceCode(each.audience) === audienceCode(audience))?.key ?? null
}

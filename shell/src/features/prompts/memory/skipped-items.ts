import Cookies from 'js-cookie'
import { COOKIE_DAYS, cookieNames } from 'shared-contracts/constants'
import type { PromptMemory } from '../flow/prompt'

/** A cookie goes along with every request: the oldest ids are forgotten first, the account keeps them all. */
const MOST_IDS = 40
/** More people than share a phone. */
const MOST_USERS = 5

type IdsOfUsers = readonly (readonly [user: string, ids: readonly number[]])[]

/** Popups seen and polls not wanted, in the cookies `skipPopups` and `skipPolls`: `[["7",[1,2]]]`, by user, the last one last. */
export function skippedItems(): PromptMemory {
  return {
    isPopupSeen: (userId, id) => idsOf(cookieNames.skipPopups, userId).includes(id),
    keepPopup: (userId, id, seen) => keep(cookieNames.skipPopups, userId, id, seen),
    isPollSkipped: (userId, id) => idsOf(cookieNames.skipPolls, userId).includes(id),
    keepPoll: (userId, id, skipped) => keep(cookieNames.skipPolls, userId, id, skipped),
  }
}

const idsOf = (cookie: string, userId: number) => read(cookie).find(([user]) => user === String(userId))?.[1] ?? []

function keep(cookie: string, userId: number, id: number, kept: boolean): void {
  const others = idsOf(cookie, userId).filter((other) => other !== id)
  const ids = kept ? [...others, id].slice(-MOST_IDS) : others
  const users = read(cookie).filter(([user]) => user !== String(userId))
  const next: IdsOfUsers = [...users, [String(userId), ids] as const].slice(-MOST_USERS)
  Cookies.set(cookie, JSON.stringify(next), {
    expires: COOKIE_DAYS,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  })
}

/** Whoever holds the device can edit cookies: what is not of this form counts as absent. */
function read(cookie: string): IdsOfUsers {
  try {
    const value: unknown = JSON.parse(Cookies.get(cookie) ?? '[]')
    return Array.isArray(value) ? value.filter(isIdsOfUser) : []
  } catch {
    return []
  }
}

function isIdsOfUser(value: unknown): value is IdsOfUsers[number] {
  return (
    Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]) && value[1].every(Number.isInteger)
  )
}

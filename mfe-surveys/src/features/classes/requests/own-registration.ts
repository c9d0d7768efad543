import type { CallAnswer } from 'shared-contracts/calls'
import { useRegisteredClasses } from 'shared-frame'

export type Registration = CallAnswer<'CookingClass/Register'>

/** The visitor's registration for a class: data of the session. `data`: undefined while not known, null when there is none. */
export function useOwnRegistration(classId: number) {
  const { data, ...state } = useRegisteredClasses()
  const own = data?.find(({ registration }) => registration.classId === classId)?.registration
  return { ...state, data: data && (own ?? null) }
}

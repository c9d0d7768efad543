import type { CallBody } from 'shared-contracts/calls'
import { useShell, type VisitorProfile } from 'shared-frame'

/** Saves the profile with its children as a whole; answers with the user as stored, whom all sections then show. */
export function useSaveProfile(): (body: CallBody<'User/UpdateUser'>) => Promise<VisitorProfile> {
  const { api, visitor } = useShell()
  return async (body) => {
    const saved = await api.call('User/UpdateUser', { body })
    visitor.replace('profile', saved)
    return saved
  }
}

import type { CallBody } from 'shared-contracts/calls'
import { useShell } from 'shared-ui'
import { type OwnProfile, useProfileChanged } from '../own-account'

/** Saves the profile with its children as a whole; answers with the user as stored, whom all sections then show. */
export function useSaveProfile(userId: number): (body: CallBody<'User/UpdateUser'>) => Promise<OwnProfile> {
  const { api } = useShell()
  const { take } = useProfileChanged(userId)
  return async (body) => {
    const saved = await api.call('User/UpdateUser', { body })
    await take(saved)
    return saved
  }
}

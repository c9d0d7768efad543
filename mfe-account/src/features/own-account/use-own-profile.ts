import { useShell } from 'shared-ui'
import { useQueryClient } from 'shared-ui/remote'
import { type OwnProfile, ownProfileQuery } from './own-profile-query'

/** What a part of the account page does once the server has changed the user. */
export function useProfileChanged(userId: number) {
  const { api, session } = useShell()
  const client = useQueryClient()
  const { queryKey } = ownProfileQuery(api, userId)
  return {
    /** Shows the user as the server answered, and lets the header follow. */
    async take(user: OwnProfile): Promise<void> {
      client.setQueryData(queryKey, user)
      await session.refresh()
    },
    /** Asks the server again, where its answer did not hold the user. */
    async refetch(): Promise<void> {
      await client.invalidateQueries({ queryKey })
      await session.refresh()
    },
  }
}

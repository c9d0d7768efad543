import { CallFailure } from 'service-host'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import type { Services } from '../../platform/services'
import { addShare, deleteShare, findShares, MOST_SHARES, type Share } from '../store/list-share.store'

type ListShareCall = 'UserCart/GetShares' | 'UserCart/ShareList' | 'UserCart/StopSharing'

/** Links to the list for who has no account. */
export function listShareCalls({ database: { query }, now }: Services): Handlers<ListShareCall> {
  return {
    'UserCart/GetShares': user(async ({ userId }) => (await findShares(query, userId, now())).map(shownShare)),

    'UserCart/ShareList': user(async ({ userId }) => {
      const share = await addShare(query, userId, now())
      if (share !== null) return { ...shownShare(share), token: share.token }
      const message = `Danh sách đang được chia sẻ bằng ${MOST_SHARES} đường dẫn. Bạn dừng bớt một đường dẫn rồi tạo lại nhé.`
      throw new CallFailure(409, 'too_many_shares', message)
    }),

    // What is absent counts as revoked: a second tap is no error.
    'UserCart/StopSharing': user(async ({ userId, query: { id } }) => {
      await deleteShare(query, userId, id)
      return {}
    }),
  }
}

function shownShare({ id, createdAt, expiresAt }: Share) {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

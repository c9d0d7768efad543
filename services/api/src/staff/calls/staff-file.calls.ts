import { generalFailure } from 'service-host'
import { requireReader } from '../../platform/calls/caller'
import { gated, gatedUncached, type Handlers } from '../../platform/calls/handler'
import { serverSecret } from '../../platform/database/server-secret.store'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { signedToken } from '../../platform/signed-token'
import { fileLinkPath, LINK_MINUTES, linkSubject } from '../rules/file-link'
import { findStaffFile, findStaffFiles } from '../store/staff-file.store'

/** The key that links to files are signed with. */
export const LINK_SECRET = 'staff-file'

/** What files there are for medical staff, and links to download them. */
export function staffFileCalls({ database, now }: Services): Handlers<'Staff/GetFiles' | 'Staff/GetFileLink'> {
  return {
    'Staff/GetFiles': gated('staff-file', async ({ caller }) => {
      requireReader('staff-file', caller)
      return findStaffFiles(database.query)
    }),

    'Staff/GetFileLink': gatedUncached('staff-file', async ({ body: { fileId }, caller }) => {
      requireReader('staff-file', caller)
      if (caller.kind !== 'user') throw generalFailure('unauthorised')
      const { sha256 } = found(await findStaffFile(database.query, fileId), 'file_does_not_exist')
      const linked = { fileId, sha256, userId: caller.userId }
      const expiresAt = new Date(now().getTime() + LINK_MINUTES * 60_000)
      const token = signedToken(await serverSecret(database.query, LINK_SECRET), linkSubject(linked), expiresAt)
      return { url: fileLinkPath(linked, token), expiresAt: expiresAt.toISOString() }
    }),
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallFailure } from 'service-host'
import { z } from 'zod'
import { requireReader } from '../../platform/calls/caller'
import { serverSecret } from '../../platform/database/server-secret.store'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { isSignedToken } from '../../platform/signed-token'
import { isSameFile, requestedPart } from '../rules/content-range'
import { attachmentOf, linkSubject } from '../rules/file-link'
import { findLinkHolder, findStaffFile, readStaffFile } from '../store/staff-file.store'
import { LINK_SECRET } from './staff-file.calls'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
} as const

/** A PostgreSQL integer above 0. */
const wholeId = z.coerce.number().int().min(1).max(2_147_483_647)
const link = z.object({ id: wholeId, nguoi: wholeId, ma: z.string().min(1).max(200) })

/**
 * The bytes of files for medical staff, by a link of `Staff/GetFileLink`. It opens for minutes, and only as long as its account may read:
 * that is looked up with every request. No cache keeps anything of it.
 */
export function registerStaffFiles(server: FastifyInstance, services: Services): void {
  server.route<{ Params: { id: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: '/api/staff-files/:id',
    async handler(request, reply) {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      const { file, etag } = await openedFile(services, request)
      reply
        .header('etag', etag)
        .header('accept-ranges', 'bytes')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
      if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send()
      const { range } = request.headers
      const ifRange = request.headers['if-range']?.toString()
      const part = request.method === 'GET' && isSameFile(ifRange, etag) ? requestedPart(range, file.bytes) : 'whole'
      if (part === 'none') {
        reply.header('content-range', `bytes */${file.bytes}`)
        throw new CallFailure(416, 'range_not_satisfiable', 'Tệp không có phần này. Bạn tải lại từ đầu nhé.')
      }
      const { from, to } = part === 'whole' ? { from: 0, to: file.bytes - 1 } : part
      reply.type(TYPES[file.type]).header('content-disposition', attachmentOf(file.fileName))
      if (part !== 'whole') reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes}`)
      return sendBytes(services, request, reply, file.sha256, { from, to })
    },
  })
}

/** Throws 403 for a link that is not one or no longer opens, and as every call for staff does once its account may not read. */
async function openedFile({ database, now }: Services, request: FastifyRequest) {
  const given = link.safeParse({ ...Object(request.query), ...Object(request.params) })
  if (!given.success) throw deadLink()
  const { id: fileId, nguoi: userId, ma: token } = given.data
  const file = await findStaffFile(database.query, fileId)
  // What is not there and what is signed for another content are told alike.
  if (file === null) throw deadLink()
  const subject = linkSubject({ fileId, sha256: file.sha256, userId })
  if (!isSignedToken(await serverSecret(database.query, LINK_SECRET), subject, token, now())) throw deadLink()
  const holder = await findLinkHolder(database.query, userId, now())
  // A session that passed its second step was given the link, minutes ago.
  const proved = { kind: 'user', userId, secondStep: 'passed', stepPassedAt: null } as const
  requireReader('staff-file', holder === null ? { kind: 'anonymous' } : { ...proved, ...holder })
  return { file, etag: `"${file.sha256}"` }
}

async function sendBytes(
  { database }: Services,
  { method }: FastifyRequest,
  reply: FastifyReply,
  sha256: string,
  part: { readonly from: number; readonly to: number },
) {
  reply.header('content-length', part.to - part.from + 1)
  if (method === 'HEAD') return reply.send()
  return reply.send(found(await readStaffFile(database.query, sha256, part), 'file_does_not_exist'))
}

function deadLink(): CallFailure {
  return new CallFailure(
    403,
    'link_expired',
    'Đường dẫn tải tệp này không còn dùng được. Bạn mở trang tệp và bấm tải lại nhé.',
  )
}

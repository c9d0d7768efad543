import { jest } from '@jest/globals'
import { createFakeApi } from 'shared-frame/testing'
import { flush } from 'shared-ui/outbox'
import { type OutboxUser, outboxSuite } from 'shared-ui/outbox/testing'
import { waitingChanges } from '../store/waiting-changes'
import { changeSender } from './change-sender'

type Code = Pick<typeof import('../store/waiting-changes'), 'waitingChanges'> &
  Pick<typeof import('./change-sender'), 'changeSender'>

const nothing = { onAnswer: async () => {}, onRefused: () => {} }

const userOf = ({ waitingChanges: place, changeSender: senderOf }: Code): OutboxUser => ({
  api: (server) =>
    createFakeApi({
      async 'UserCart/ChangeList'({ body }) {
        const lines = (body?.operations ?? []).map((change) => ('line' in change ? change.line : ''))
        await server.receive(lines.map(Number))
        return { state: { revision: 1, bought: [], atHome: [], ownLines: [] }, refused: [] }
      },
    }),
  keep: (owner, thing) => {
    const made = { key: `key ${thing}`, at: '2026-11-22T00:00:00Z' }
    return place.keep(owner, made.key, { ...made, kind: 'at-home', line: String(thing), atHome: true })
  },
  waiting: (owner) => place.list(owner).map(({ value }) => ('line' in value ? Number(value.line) : 0)),
  flush: (shell, userId) => flush(shell, senderOf(shell.api, nothing), userId),
})

outboxSuite('changes of the list', userOf({ waitingChanges, changeSender }), {
  sendsUnkept: true,
  async otherTab() {
    let code: Code | undefined
    await jest.isolateModulesAsync(async () => {
      code = { ...(await import('../store/waiting-changes')), ...(await import('./change-sender')) }
    })
    if (!code) throw new Error('no other tab')
    return userOf(code)
  },
})

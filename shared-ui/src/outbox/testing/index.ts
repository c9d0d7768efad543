export { fakeLocks } from './fake-server'
export { type FakeServer, type OutboxUser, outboxSuite } from './outbox-suite'

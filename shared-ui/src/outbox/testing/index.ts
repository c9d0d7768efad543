export { type FakeServer, type OutboxUser, outboxSuite } from './outbox-suite'
